import { RULES } from "./rules"

/** A table of all rules of the checker, as Markdown, errors first. */
export function ruleTable(): string {
  const rows = Object.entries(RULES).map(([name, { severity, asks }]) => `| \`${name}\` | ${severity} | ${asks} |`)
  return ["| Rule | | What it asks |", "| --- | --- | --- |", ...rows].join("\n")
}
