import { contentFile } from "../../src/content/places"

export const SITE = contentFile("site")
export const HOME = contentFile("home")

/** `site.json` of a site that does not yet say whose it is. The titles and descriptions of its pages come from its language. */
export const MINIMAL_SITE = {
  brand: "Your Brand",
  owner: "Your Name",
  language: "en",
}

/** Its `home.json`, without the photo. */
export const MINIMAL_HOME = {
  name: "Your Name",
  tagline: "Your tagline",
  photo: { src: "./portrait.svg", alt: "Your portrait" },
  banner: { greetings: ["Hello, I'm Your Name."] },
  featured: [],
  bio: [],
  techIUse: [],
  currentlyLearning: [],
  interests: [],
  connect: [],
}

/** A placeholder for the photo. */
export const MINIMAL_PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">
  <path fill="#d6d3d1" d="M0 0h400v400H0z"/>
  <circle cx="200" cy="160" r="70" fill="#a8a29e"/>
  <path fill="#a8a29e" d="M60 400c0-90 60-140 140-140s140 50 140 140z"/>
</svg>
`
