import type { Trace } from "./trace.ts"

const scripts = [
  "Latin",
  "Devanagari",
  "Tamil",
  "Telugu",
  "Kannada",
  "Malayalam",
  "Bengali",
  "Gujarati",
  "Gurmukhi",
  "Oriya",
  "Arabic",
  "Cyrillic",
  "Greek",
  "Hebrew",
  "Han",
  "Thai"
] as const

/** Fewer public notes don't show in which scripts people write here. */
const minPublicNotes = 3

export const findScripts = (text: string, publicNotes: ReadonlyArray<string>): ReadonlyArray<Trace> => {
  if (publicNotes.length < minPublicNotes) return []
  return scripts.flatMap((script) => {
    const match = new RegExp(`(?:\\p{Script=${script}}[\\p{M}\\u200c\\u200d]*){2,}`, "u").exec(text)
    const isKnown = publicNotes.some((note) => new RegExp(`\\p{Script=${script}}`, "u").test(note))
    if (match === null || isKnown) return []
    return [{ kind: "script" as const, start: match.index, end: match.index + match[0].length }]
  })
}
