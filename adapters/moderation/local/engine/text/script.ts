export const languages = ["en", "hi", "te", "ta", "kn"] as const

export type GuardLanguage = (typeof languages)[number]

export const scripts = ["native", "roman"] as const

export type Script = (typeof scripts)[number]

/** Keyed by block number: each Indic script has a block of 128 characters. */
const scriptBlocks: ReadonlyMap<number, GuardLanguage> = new Map([
  [0, "hi"],
  [5, "ta"],
  [6, "te"],
  [7, "kn"]
])
const blockBits = 7
const firstIndic = 0x0900
const endOfIndic = 0x0d00

export const isIndic = (code: number): boolean => code >= firstIndic && code < endOfIndic

const isLatin = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

const minScriptShare = 0.25

export const nativeLanguageOf = (text: string): GuardLanguage | undefined => {
  const counts = new Uint32Array((endOfIndic - firstIndic) >> blockBits)
  const met: Array<number> = []
  let latin = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (isLatin(code)) latin++
    if (!isIndic(code)) continue
    const block = (code - firstIndic) >> blockBits
    const count = counts[block] ?? 0
    if (count === 0 && scriptBlocks.has(block)) met.push(block)
    counts[block] = count + 1
  }
  const countOf = (block: number): number => counts[block] ?? 0
  const [first] = met.sort((one, other) => countOf(other) - countOf(one))
  if (first === undefined || countOf(first) < minScriptShare * (latin + countOf(first))) return undefined
  return scriptBlocks.get(first)
}
