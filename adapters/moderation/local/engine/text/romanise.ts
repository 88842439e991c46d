/** The four Unicode blocks are laid out in parallel, so one table of offsets reads them all. */
const blockStarts = { devanagari: 0x0900, tamil: 0x0b80, telugu: 0x0c00, kannada: 0x0c80 } as const

type IndicScript = keyof typeof blockStarts

const vowels = ["a", "a", "i", "i", "u", "u", "ru", "lu", "e", "e", "e", "ai", "o", "o", "o", "au"]
const firstVowel = 0x05
const vowelSigns = ["a", "i", "i", "u", "u", "ru", "ru", "e", "e", "e", "ai", "o", "o", "o", "au"]
const firstVowelSign = 0x3e
const consonants = "k k g g n c c j j n t t d d n t t d d n n p p b b m y r r l l l v s s s h".split(" ")
/** Tamil writes voiced and unvoiced stops alike; capitals stay open until their neighbours are known. */
const tamilConsonants = "K k g g n C c j j n T t d d n D t d d n n P p b b m y r R l l l v s s s h".split(" ")
const firstConsonant = 0x15
const virama = 0x4d

const scriptOf = (code: number): IndicScript | undefined => {
  if (code >= 0x0900 && code < 0x0980) return "devanagari"
  if (code >= 0x0b80 && code < 0x0c00) return "tamil"
  if (code >= 0x0c00 && code < 0x0c80) return "telugu"
  return code >= 0x0c80 && code < 0x0d00 ? "kannada" : undefined
}

/** "A" marks an inherent vowel, which may be silent. */
const readLetters = (word: string, script: IndicScript): string => {
  const letters = script === "tamil" ? tamilConsonants : consonants
  let read = ""
  for (let index = 0; index < word.length; index++) {
    const offset = word.charCodeAt(index) - blockStarts[script]
    const consonant = letters[offset - firstConsonant]
    if (consonant !== undefined) read += `${consonant}A`
    else if (offset >= firstVowelSign && offset <= virama) {
      read = read.endsWith("A") ? read.slice(0, -1) : read
      read += vowelSigns[offset - firstVowelSign] ?? ""
    } else if (offset === 0x01 || offset === 0x02) read += "N"
    else if (offset >= 0 && offset < 0x80) read += vowels[offset - firstVowel] ?? ""
    else read += word[index]
  }
  return read
}

/** Schwa deletion: Hindi drops the inherent vowel at the end of a word and between two syllables, from the right. */
const dropSilentVowels = (word: string): string => {
  const syllables = word.replace(/(?<=.)A$/, "").replace(/N$/, "")
  const reversed = Array.from(syllables).reverse().join("")
  const spoken = reversed.replace(/([aeiouA][^aeiouAN])A(?=[^aeiouAN][aeiouA])/g, "$1")
  return Array.from(spoken).reverse().join("")
}

const voiced: Readonly<Record<string, string>> = { K: "g", C: "s", T: "d", D: "d", P: "b" }
const unvoiced: Readonly<Record<string, string>> = { K: "k", C: "c", T: "t", D: "t", P: "p" }

const voiceTamilStops = (word: string): string =>
  word
    .replace(/RR/g, "tr")
    .replace(/nR/g, "ndr")
    .replace(/R/g, "r")
    .replace(/([KCTDP])\1/g, (_, stop: string) => unvoiced[stop] ?? stop)
    .replace(/^C/, "s")
    .replace(/nC/g, "nj")
    .replace(/(?<=[nm])[KTDP]|(?<=[aeiouAy])[KCTDP](?=[aeiouA])/g, (stop) => voiced[stop] ?? stop)
    .replace(/[KCTDP]/g, (stop) => unvoiced[stop] ?? stop)

const nasal = (word: string): string =>
  word
    .replace(/N(?=[pbm])/g, "m")
    .replace(/N$/, "m")
    .replace(/N/g, "n")

export const romanise = (word: string): string => {
  const script = scriptOf(word.charCodeAt(0))
  if (script === undefined) return word
  const letters = readLetters(word, script)
  if (script === "tamil") return voiceTamilStops(letters).replace(/A/g, "a")
  return nasal(script === "devanagari" ? dropSilentVowels(letters) : letters).replace(/A/g, "a")
}
