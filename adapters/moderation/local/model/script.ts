export const languages = ["en", "hi", "te", "ta", "kn"] as const

export type Language = (typeof languages)[number]

export type Script = "native" | "roman"

const blocks: ReadonlyArray<readonly [Language, number]> = [
  ["hi", 0x0900],
  ["ta", 0x0b80],
  ["te", 0x0c00],
  ["kn", 0x0c80]
]

const isLatin = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

const leastShare = 0.25

/** The Indian language whose own letters a text is written in; nothing when it is mostly Latin. */
export const nativeLanguageOf = (text: string): Language | undefined => {
  const counts = new Map<Language, number>()
  let latin = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isLatin(code)) latin++
    if (code < 0x0900 || code >= 0x0d00) continue
    const block = blocks.findLast(([, start]) => code >= start && code < start + 0x80)
    if (block !== undefined) counts.set(block[0], (counts.get(block[0]) ?? 0) + 1)
  }
  const [first] = [...counts].sort(([, one], [, other]) => other - one)
  return first !== undefined && first[1] >= leastShare * (latin + first[1]) ? first[0] : undefined
}
