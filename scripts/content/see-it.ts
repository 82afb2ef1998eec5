import { liveHolderOf, lockOf } from "../lib/lock"

/** How the owner sees what was written. */
export const seeIt = async () =>
  (await liveHolderOf(lockOf("develop"))) ? "See it: npm start is running, and shows it by itself" : "See it: npm start"
