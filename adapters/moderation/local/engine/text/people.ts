import { lazy } from "#core/domain/values/lazy.ts"
import { type BesideWords, type HasRole, makeRoles } from "./beside-words.ts"
import { unpackWords } from "./packed-words.ts"
import { isIndic } from "./script.ts"
import { soundOf } from "./sound-of.ts"
import { cacheByWord } from "./word-cache.ts"

/**
 * Words and phrases that name groups and persons, as `packWords` writes them. `adjectives` name a group when people
 * say them of themselves: "I am black". `wordNames` are also words; `homophones` only sound like a name or end like a
 * group.
 */
export interface PeopleWords {
  readonly groups: string
  readonly adjectives: string
  readonly names: string
  readonly wordNames: string
  readonly homophones: string
  readonly beside: ReadonlyArray<BesideWords>
}

type PersonWord = "group" | "name" | "word name"

export interface People {
  readonly kindOf: (word: string) => PersonWord | undefined
  /** A word name may be a word for a group, too, as surnames are: "Yadav". */
  readonly isWordName: (word: string) => boolean
  readonly soundsLikeName: (word: string) => boolean
  /** Number of words of the longest group phrase that starts here; 0 for none. */
  readonly phraseLengthAt: (words: ReadonlyArray<string>, start: number) => number
  readonly isAdjective: (word: string) => boolean
  readonly hasRole: HasRole
}

/** Shorter stems with an ending are other words: "sikhana" teaches, "manikku" is an hour. A native letter says more. */
const minStemLengths = { latin: 5, native: 4 } as const

/**
 * Particles written together with the ending of a case, by sound: "and", "for", "than", "with". Tamil also doubles the
 * first letter of the next word there.
 */
const tamilParticles =
  "(?:ai(?:i?um|[kpst]|vida|pola|patri)|u?ku(?:m|[kpst]|tan)|u?kaga(?:vum)?|(?:udan|od|idam)um|idamirundu)"
const kannadaParticles = "(?:igu|indalu|ondige|iginta|igagi)"
const teluguParticles = "(?:tonu|kante)"

/** The longer lists also end words that only begin like a name, so they count after groups alone. */
const groupParticles = {
  tamil: `(?:${tamilParticles}|aii?e|uke|ilum)`,
  kannada: `(?:${kannadaParticles}|ige|indagi|i?goskara|igila|ante|i?gaste|aste|end(?:u|are)|ela|agali)`,
  telugu: `(?:${teluguParticles}|lonu|kana|ke|ne|pai|mida|lage|antu|antaru|evaru|anta|andar(?:u|i|iki|ini))`
}

/** Endings of plural, case and respect, by sound: Dravidian languages and Hindi write them at the noun. */
const groupEndings = new RegExp(
  `^(?:${[
    "s|es|ji|jis|bai|bahi|sir|madam",
    "i?u?(?:l|d|di|ral|rali|vad|vadi|va|val)?(?:u|a|e|i|nu|anu|ni|ne|ku|ki|aki|to|lo|du|ga|ti|le|am|ame|amaina|ainalu|garu|gari|gariki|kosam|lani|ante|anta)?",
    "(?:[td]?u)?[vy]?(?:nga|ar|mar|karan|kari|karar|karanga)?(?:ai|ku|uku|iku|in|udan|udaia|odu|oda|idam|il|e|um|a|kita|ana|[dlnrt]?a[gk]a)?",
    "(?:[td]?u)?[vy]?(?:[gk]al|argal|ngal)[a-z]*",
    `(?:[td]?u)?[vy]?(?:ar|mar)?${groupParticles.tamil}`,
    `a?(?:[nr]|gal|var|yar)?${groupParticles.kannada}`,
    `i?u?(?:l|ral|val)a?${groupParticles.telugu}`,
    "i?y?on(?:k[aeio]|se|par|men)",
    "a?(?:r|ra|l|galu|gala|varu|vara|yara|yaru)?(?:u|anu|nu|ige|ge|ali|inda|na|alu|nalu|li|a|lu|[lnr]?agi|ada)?",
    "o|on|om|iyo|iyon|iyom|io|ion|iom|yo|yon|yom|en|em|iyan|iya|iyam|ian|in|im|on|ao|aom|aon"
  ].join("|")})$`
)

const nameEndings = new RegExp(
  `^(?:${[
    "s|jis?|ba[ih]i|sir",
    `[vy]?(?:u?ku|ai|in|udan|od[ua]|idam|kita|${tamilParticles})`,
    `n[iu]|to|lo|garu|gari(?:ki|ni|to|kosam)?|ki|kosam|valla|ante|ana|aka|${teluguParticles}`,
    `n?i?ge|[lr]ige|n?an?nu|n?inda|ali|[nrv]?${kannadaParticles}`
  ].join("|")})$`
)

const isInflected = (word: string, stems: ReadonlySet<string>, endings: RegExp): boolean => {
  const least = isIndic(word.charCodeAt(0)) ? minStemLengths.native : minStemLengths.latin
  for (let length = word.length - 1; length >= least; length--) {
    if (stems.has(word.slice(0, length)) && endings.test(soundOf(word.slice(length)))) return true
  }
  return word.endsWith("s") && stems.has(word.slice(0, -1))
}

const finalVirama = /[\u094d\u0bcd\u0c4d\u0ccd]$/

const finalLongVowel = /\u0940$/

/** A vowel of an ending takes the place of the last sign; Hindi shortens a long "i" before "y". */
const withStems = (words: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(
    words.flatMap((word) => {
      if (finalVirama.test(word)) return [word, word.slice(0, -1)]
      return finalLongVowel.test(word) ? [word, word.replace(finalLongVowel, "\u093f\u092f")] : [word]
    })
  )

const makePhrases = (phrases: ReadonlyArray<string>) => {
  const byFirst = Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first]) => first ?? ""
  )
  return (words: ReadonlyArray<string>, start: number): number => {
    let longest = 0
    for (const phrase of byFirst.get(words[start] ?? "") ?? []) {
      const isHere = phrase.every((listed, at) => {
        const word = words[start + at] ?? ""
        if (word === listed) return true
        return at === phrase.length - 1 && isInflected(word, withStems([listed]), groupEndings)
      })
      if (isHere && phrase.length > longest) longest = phrase.length
    }
    return longest
  }
}

/** From this length a name in Latin letters is also found by its sound, in any script. */
const minSoundLength = 6

/** From this length a word that sounds like a name of any script may be one. */
const minLikeSoundLength = 4

const soundsOfNames = (names: Iterable<string>, least: number): ReadonlySet<string> =>
  new Set([...names].map(soundOf).filter((sound) => sound.length >= least))

export const makePeople = ({
  groups,
  adjectives,
  names,
  wordNames,
  homophones,
  beside
}: PeopleWords): People => {
  const listedGroups = unpackWords(groups)
  const adjectiveSet = new Set(unpackWords(adjectives))
  const homophoneSet = new Set(unpackWords(homophones))
  const groupStems = withStems(listedGroups.filter((phrase) => !phrase.includes(" ")))
  const [nameStems, wordNameSet] = [withStems(unpackWords(names)), new Set(unpackWords(wordNames))]
  const latinNames = [...nameStems].filter((name) => !isIndic(name.charCodeAt(0)))
  const nameSounds = soundsOfNames(latinNames, minSoundLength)
  const likeSounds = lazy(() => soundsOfNames([...nameStems, ...wordNameSet], minLikeSoundLength))
  const isName = (word: string): boolean => {
    if (nameStems.has(word) || isInflected(word, nameStems, nameEndings)) return true
    const sound = soundOf(word)
    return nameSounds.has(sound) || isInflected(sound, nameSounds, nameEndings)
  }
  const read = (word: string): PersonWord | "none" => {
    if (homophoneSet.has(word)) return "none"
    if (groupStems.has(word) || isInflected(word, groupStems, groupEndings)) return "group"
    if (wordNameSet.has(word)) return "word name"
    return isName(word) ? "name" : "none"
  }
  const known = cacheByWord(read)
  return {
    kindOf: (word) => {
      const kind = known(word)
      return kind === "none" ? undefined : kind
    },
    isWordName: (word) => wordNameSet.has(word),
    soundsLikeName: (word) => {
      if (homophoneSet.has(word)) return false
      const sound = soundOf(word)
      return likeSounds().has(sound) || isInflected(sound, likeSounds(), nameEndings)
    },
    phraseLengthAt: makePhrases(listedGroups.filter((phrase) => phrase.includes(" "))),
    isAdjective: (word) => adjectiveSet.has(word),
    hasRole: makeRoles(beside)
  }
}
