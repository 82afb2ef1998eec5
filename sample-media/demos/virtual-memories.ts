import { progress } from "../lib/easing"
import { each, icon } from "../lib/markup"
import { DESKTOP_DEMO, PHONE_DEMO, type Loop } from "../lib/scene"

/** Pictures that the blog's users took, drawn in flat shapes at 400 by 300. */
const SCENES = {
  ferry: `<rect width="400" height="300" fill="#f4b183"/><circle cx="292" cy="126" r="44" fill="#fbe3b4"/><path d="M0 150l60-46 50 34 70-62 80 70 60-36 80 44v40H0z" fill="#8d5a7b"/><rect y="176" width="400" height="124" fill="#4f4a7d"/><path d="M110 190h190l-26 40H140z" fill="#2b6e63"/><rect x="138" y="160" width="136" height="32" fill="#f7f1e3"/><path d="M150 168h16v12h-16zM176 168h16v12h-16zM202 168h16v12h-16zM228 168h16v12h-16z" fill="#4f4a7d"/><rect x="196" y="132" width="20" height="28" fill="#d0523c"/><path d="M20 252h90M140 270h120M300 246h80" stroke="#7a74a8" stroke-width="5"/>`,
  tram: `<rect width="400" height="300" fill="#bcd7dc"/><path d="M0 0h92v230H0zM316 0h84v230h-84z" fill="#7a8b99"/><path d="M92 40h50v190H92zM262 66h54v164h-54z" fill="#9dadb8"/><path d="M14 24h24v24H14zM52 24h24v24H52zM14 70h24v24H14zM52 70h24v24H52zM336 40h20v24h-20zM368 40h20v24h-20zM336 90h20v24h-20z" fill="#f3e3a6"/><rect y="228" width="400" height="72" fill="#57606b"/><path d="M0 262h400M0 284h400" stroke="#87909a" stroke-width="4"/><rect x="140" y="74" width="122" height="176" rx="8" fill="#c2452f"/><path d="M152 90h98v50h-98zM152 162h98v46h-98z" fill="#fdf3d8"/><path d="M201 90v50M201 162v46" stroke="#c2452f" stroke-width="6"/><circle cx="164" cy="228" r="8" fill="#fbe08a"/><circle cx="238" cy="228" r="8" fill="#fbe08a"/>`,
  hill: `<rect width="400" height="300" fill="#f6e7c8"/><circle cx="96" cy="84" r="36" fill="#e98b5a"/><path d="M0 210L90 120l70 60 80-110 160 130v100H0z" fill="#7aa287"/><path d="M0 250l120-70 90 60 90-50 100 60v50H0z" fill="#3f6f5c"/><path d="M180 300q40-40 10-70t30-50 20-60" fill="none" stroke="#f6e7c8" stroke-width="7"/><path d="M284 190l14-34 14 34zM312 200l12-30 12 30z" fill="#25493d"/><path d="M240 100v-26l18 8-18 8" fill="#c2452f" stroke="#25493d" stroke-width="3"/>`,
} as const

type SceneName = keyof typeof SCENES

function scene(name: SceneName, style = ""): string {
  return `<svg class="scene" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" style="${style}">${SCENES[name]}</svg>`
}

const TITLE = "The last ferry home"
const TEXT =
  "We missed the one at ten, so we sat on the pier and ate the buns. Nobody minded. The harbour was the colour of plums."

/** The part of `text` that has been typed at `time`, at a constant speed. */
function typed(text: string, time: number, start: number, end: number): string {
  const share = Math.min(1, Math.max(0, (time - start) / (end - start)))
  return text.slice(0, Math.round(text.length * share))
}

function createPost(time: number): string {
  const empty = time >= 5.7
  const title = empty ? "" : typed(TITLE, time, 0.3, 1.3)
  const text = empty ? "" : typed(TEXT, time, 1.4, 3.8)
  const picture = !empty && time >= 2.6
  const published = !empty && time >= 4.5
  const caret = published ? "" : `<span class="caret"></span>`
  const words = text === "" ? 0 : text.split(" ").length
  return `<div class="web"><div class="site"><b>Virtual Memories</b><span class="quiet">${published ? "Published just now" : words > 0 ? `Draft, ${words} words` : "New post"}</span><span class="publish" style="${published ? "background:#2d7a55" : time > 4.25 && !empty ? "background:#4d2b78" : ""}">${published ? "Published" : "Publish"}</span></div>
    <div class="editor"><div><div class="title">${title === "" ? `${caret}<span class="faint">Title</span>` : title + (text === "" ? caret : "")}</div><div class="text">${text === "" ? `<span class="faint">What do you want to remember?</span>` : text + caret}</div></div>
    <div><div class="slot">${picture ? scene("ferry") : `${icon("image", 40, 1.5)}<span>Add a picture</span>`}</div><p class="quiet" style="margin-top:10px;font-size:15px">${picture ? "pier-night.jpg · 3 August" : "JPEG or PNG, up to 10 MB"}</p><p style="margin-top:18px;font-size:15px"><span class="quiet">Who can see it</span><br>Everyone</p></div></div>
    ${published ? `<div class="done">Your memory is on the feed</div>` : ""}</div>`
}

interface Post {
  by: string
  colour: string
  when: string
  picture: SceneName
  title: string
  text: string
  likes: number
}

const POSTS: readonly Post[] = [
  {
    by: "Noelle",
    colour: "#6b3fa0",
    when: "Just now",
    picture: "ferry",
    title: "The last ferry home",
    text: "We missed the one at ten, so we sat on the pier and ate the buns.",
    likes: 18,
  },
  {
    by: "Tobias",
    colour: "#2b6e63",
    when: "Yesterday",
    picture: "tram",
    title: "Upper deck, front seat",
    text: "End to end for the price of a biscuit. I did it twice.",
    likes: 42,
  },
  {
    by: "Hazel",
    colour: "#b0552f",
    when: "Sunday",
    picture: "hill",
    title: "Over the ridge by noon",
    text: "Windy at the flag, so lunch was short and the way down long.",
    likes: 27,
  },
]

const POST_HEIGHT = 520

function feed(time: number): string {
  const scroll = POST_HEIGHT * (progress(time, 1.3, 1.9) + progress(time, 2.9, 3.5) + progress(time, 4.6, 5.2))
  const liked = time >= 0.6 && time < 5.2
  const first = POSTS[0]
  const stream = first ? [...POSTS, first, ...POSTS.slice(1, 2)] : []
  const likes = (post: Post, index: number) => {
    const on = index === 0 && liked
    const pop = on ? 1 + 0.4 * (1 - progress(time, 0.6, 0.95)) : 1
    return `<p class="likes" style="color:${on ? "#c2354d" : "inherit"}"><span style="transform:scale(${pop.toFixed(2)});display:block">${icon("heart", 22, on ? 3 : 1.75)}</span>${post.likes + (on ? 1 : 0)}</p>`
  }
  return `<div class="phone"><div class="bar"><span>9:41</span>Memories${icon("search", 24)}</div><div class="stream" style="transform:translateY(${(-scroll).toFixed(1)}px)">${each(stream, (post, index) => `<article class="post"><div class="by"><i style="background:${post.colour}">${post.by[0] ?? ""}</i><div><b>${post.by}</b><br><span class="quiet">${post.when}</span></div></div>${scene(post.picture)}<h2>${post.title}</h2><p class="quiet">${post.text}</p>${likes(post, index)}</article>`)}</div>
    <nav class="tabs"><span style="color:#6b3fa0">${icon("home", 28)}</span><span>${icon("plus", 28)}</span><span>${icon("people", 28)}</span></nav></div>`
}

/** The loops of Virtual Memories. The first is an animated PNG, so that the sample includes this format. */
export const virtualMemories: Loop[] = [
  {
    path: "projects/04-virtual-memories/create-post.png",
    style: "memories",
    viewport: { ...DESKTOP_DEMO, scale: 1 },
    duration: 6,
    start: 4.5,
    framesPerSecond: 15,
    draw: createPost,
  },
  {
    path: "projects/04-virtual-memories/feed.webp",
    style: "memories",
    viewport: PHONE_DEMO,
    duration: 5.4,
    framesPerSecond: 15,
    quality: 68,
    draw: feed,
  },
]
