const spellings: Readonly<Record<string, string>> = {
  ...{ K: "kh", G: "gh", f: "n", c: "ch", C: "chh", J: "jh", F: "n", T: "th", D: "dh", N: "n" },
  ...{ w: "t", W: "th", x: "d", X: "dh", P: "ph", B: "bh", V: "r", L: "l", Z: "zh", S: "sh", R: "sh" },
  ...{ Q: "f", q: "ri", A: "a", I: "i", U: "u", E: "ai", O: "au", ə: "a", M: "n", H: "", ʋ: "w" }
}

/** WX notation in plain letters; ʋ is the v that people spell with a w. */
const spellSounds = (sounds: string): string => sounds.replace(/./gu, (sound) => spellings[sound] ?? sound)

/** A pattern of sounds in WX notation, in which @ stands for any vowel and # for any consonant, and their spelling. */
export type SpellingRule = readonly [sounds: string, spelling: string]

const vowel = "[aAiIuUqeEoOə]"
const consonant = "[^aAiIuUqeEoOə]"

export const soundPattern = (sounds: string): RegExp =>
  new RegExp(sounds.replaceAll("@", vowel).replaceAll("#", consonant), "g")

export const spellerOf = (rules: ReadonlyArray<SpellingRule>): ((sounds: string) => string) => {
  const patterns = rules.map(([sounds, spelling]) => [soundPattern(sounds), spelling] as const)
  return (word) =>
    spellSounds(patterns.reduce((spelled, [sounds, spelling]) => spelled.replace(sounds, spelling), word))
}

/** Nasals and long vowels, which people spell much alike from Hindi to Tamil: Deepak, but Sunita; Pooja, but Suraj. */
export const commonRules: ReadonlyArray<SpellingRule> = [
  ["M(?=[pPbBm])", "m"],
  ["^([Ss]r)I", "$1i"],
  ["^(#+)I(?=#)(?!re)", "$1ee"],
  ["I(?=[pwWnrmN]$)", "ee"],
  ["jIv", "jeev"],
  ["^pU", "poo"],
  ["Ur$", "oor"],
  ["(?<=[wxXsSjk])v", "ʋ"]
]
