import { aliasPrefix } from "../messages/product.ts"

const words = (name: string): ReadonlyArray<string> => name.trim().split(/\s+/u).filter(Boolean)

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" })

const firstCharacter = (word: string): string => [...segmenter.segment(word)][0]?.segment ?? ""

/** Up to two: of the first and the last word. */
export const initialsOf = (name: string): string => {
  const all = words(name)
  const picked = all.length > 1 ? [all[0] ?? "", all.at(-1) ?? ""] : all
  return picked.map(firstCharacter).join("").toLocaleUpperCase("en")
}

export const firstNameOf = (name: string): string => words(name)[0] ?? ""

/** `Bee 01`, `Bee 02`, … for the public items of a page, counted from 0. */
export const aliasOf = (index: number): string => `${aliasPrefix} ${String(index + 1).padStart(2, "0")}`
