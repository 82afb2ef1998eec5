import { darkIcons } from "./dark-icons"
import type { Migration } from "./migration"

/** All migrations, oldest first. Each has a test on content of the version before. */
export const MIGRATIONS: readonly Migration[] = [darkIcons]
