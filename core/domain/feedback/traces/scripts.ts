import type { Trace } from "./trace.ts"

const isoCodes =
  "Latn Deva Taml Telu Knda Mlym Beng Gujr Guru Orya Sinh Arab Cyrl Grek Hebr Hani Hira Kana Hang Thai"
const scripts = isoCodes.split(" ")

/** Fewer public notes don't show in which scripts people write here. */
const minPublicNotes = 3

export const findScripts = (text: string, publicNotes: ReadonlyArray<string>): ReadonlyArray<Trace> => {
  if (publicNotes.length < minPublicNotes) return []
  return scripts.flatMap((script) => {
    const match = new RegExp(`(?:\\p{sc=${script}}[\\p{M}\\u200c\\u200d]*){2,}`, "u").exec(text)
    const isKnown = publicNotes.some((note) => new RegExp(`\\p{sc=${script}}`, "u").test(note))
    if (match === null || isKnown) return []
    return [{ kind: "script" as const, start: match.index, end: match.index + match[0].length }]
  })
}
