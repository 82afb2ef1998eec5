import { darkIcons } from "./dark-icons"
import type { Migration } from "./migration"

/** All migrations, oldest first. Each is tested on the previous version's content. */
export const MIGRATIONS: readonly Migration[] = [darkIcons]
