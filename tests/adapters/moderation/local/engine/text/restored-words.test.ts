import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { vocabulary } from "#adapters/moderation/local/engine/rules/rules.ts"
import { normalise } from "#adapters/moderation/local/engine/text/normalise.ts"
import { isHindiWord } from "#adapters/moderation/local/engine/text/spaced-letters.ts"
import { splitTerms } from "#adapters/moderation/local/engine/text/terms.ts"
import { readLexicons } from "#adapters/moderation/local/training/read/lexicons.ts"

const segmenter = new Intl.Segmenter()

const lettersOf = (word: string): ReadonlyArray<string> =>
  Array.from(segmenter.segment(word), ({ segment }) => segment)

const apart = (word: string, filler: string): string => lettersOf(word).join(filler)

const normalisedWords = (text: string): string => normalise(text, vocabulary).at(-1)?.words.trim() ?? ""

const words = Object.values(readLexicons())
  .flatMap((lexicon) => Object.values(lexicon))
  .flatMap(splitTerms)
  .filter((term) => /^[\p{L}\p{M}]{5,12}$/u.test(term) && !/(.)\1\1/u.test(term))
  // Spelled out these are a sentence ("जा ओ गे") or begin like one: "तू फा न".
  .filter((term) => !lettersOf(term).every(isHindiWord) && !term.startsWith("तूफा"))
const word = fc.constantFrom(...words)

describe("a word whose letters stand apart is read as one", () => {
  test.each([".", "-", " "])("whatever the language, with %j between them", (filler) => {
    fc.assert(
      fc.property(word, (one) => {
        expect(normalisedWords(`that ${apart(one, filler)} there`)).toBe(normalisedWords(`that ${one} there`))
      })
    )
  })

  test("with a borrowed sound joined to the next letter", () => {
    expect(normalisedWords(`that ${apart("जज़्बा", " ")} there`)).toBe(normalisedWords("that जज़्बा there"))
    expect(normalisedWords(`that ${apart("नफ़्सियाती", ".")} there`)).toBe(
      normalisedWords("that नफ़्सियाती there")
    )
  })

  test("a word that nobody knows stays whole", () => {
    expect(normalisedWords("that z.u.b.r.o.v.k.a there")).toBe("that zubrovka there")
    expect(normalisedWords("that z u b r o v k a there")).toBe("that zubrovka there")
  })

  test("several words in one run are cut where known words fill it", () => {
    expect(normalisedWords("y o u i d i o t")).toBe("you idiot")
    expect(normalisedWords("that a c l o w n there")).toBe("that a clown there")
  })

  test("what lists know is found in letters that no words fill", () => {
    expect(judgeText("z u b i d i o t v k").decision).toBe("rejected")
  })

  test("a sentence ends after its last letter", () => {
    expect(normalisedWords("that c l o w n. Go there")).toBe("that clown . go there")
  })
})

describe("Hindi words of one syllable", () => {
  test.each(["वो भी जो थी", "मैं तो हूँ ही", "क्या तू भी आ जा", "हाँ जी ले लो", "दो बजे 5 को", "है थू है"])(
    "make a sentence, not a word: %s",
    (sentence) => {
      expect(normalisedWords(`यहाँ ${sentence} कहा`)).toBe(`यहाँ ${sentence} कहा`)
    }
  )

  test.each([
    ["तू कु त्ता है", "तू कुत्ता है"],
    ["मैं पा ग ल हूँ", "मैं पागल हूँ"],
    ["क मी ने हैं. देखो", "कमीने हैं . देखो"]
  ])("stay apart beside a word that is spelled out: %s", (written, meant) => {
    expect(normalisedWords(written)).toBe(meant)
  })
})

describe("a number", () => {
  test.each([
    "15",
    "4",
    "1",
    "90",
    "4471",
    "5km",
    "3k",
    "a4",
    "4b",
    "1v4",
    "gr8",
    "mp3",
    "8ne",
    "20ஆம்",
    "4ಕ್ಕೆ",
    "80वें",
    "455",
    "u14",
    "a55",
    "no1",
    "room5"
  ])("%s is read as it stands", (number) => {
    expect(normalisedWords(`that ${number} there`)).toBe(`that ${number} there`)
  })

  test.each([
    ["fa66ot", "faggot"],
    ["d13", "die"],
    ["1d10t", "idiot"],
    ["f u c k 1 n g", "fucking"]
  ])("is a letter where it makes a word of the lists: %s", (written, meant) => {
    expect(normalisedWords(`that ${written} there`)).toBe(`that ${meant} there`)
  })
})

test.each([
  ["he'll come", "he will come"],
  ["She’ll wait", "she will wait"],
  ["she'd wait", "she would wait"],
  ["those who're late", "those who are late"],
  ["Michelle waits", "michelle waits"]
])("a contraction is not the word that its letters make: %s", (written, meant) => {
  expect(normalise(written, vocabulary)[0]?.words.trim()).toBe(normalise(meant, vocabulary)[0]?.words.trim())
})

test.each([
  ["r u ok", "are you ok"],
  ["u r late", "you are late"],
  ["c u at 5", "see you at 5"],
  ["c u m on", "cum on"]
])("what people write short in chats is spelled out, unless it is part of a word: %s", (written, meant) => {
  expect(normalisedWords(written)).toBe(meant)
})

test.each([
  ["Hi!how are", "hi how are"],
  ["shut!up", "shut up"],
  ["sh!t", "shit"],
  ["k!ll", "kill"]
])("an exclamation mark within is a letter where it makes a word: %s", (written, meant) => {
  expect(normalisedWords(`that ${written} there`)).toBe(normalisedWords(`that ${meant} there`))
})

test.each(["4.55", "71.75", "45/5"])("%s spells no word, whatever its digits look like", (price) => {
  expect(normalisedWords(`that ${price} there`)).toBe(`that ${price.replace(/\D/, " ")} there`)
})

test("a clown's face names a clown", () => {
  expect(normalisedWords("sir is a 🤡")).toBe("sir is a clown")
})

describe("a sentence ends", () => {
  test.each([
    ["with a line", "you are late\nthe box is on", "you are late . the box is on"],
    [
      "with a line that is not written on Linux",
      "you are late\r\nthe box is on",
      "you are late . the box is on"
    ],
    ["before a closing quotation mark", 'she said "go home." I laughed', "she said go home . i laughed"],
    ["before a closing bracket", "we left (all of us.) It rained", "we left all of us . it rained"]
  ])("%s", (_, text, meant) => {
    expect(normalisedWords(text)).toBe(meant)
  })
})

test.each(["మా టీం", "థూ నీ"])(
  "words of one syllable that only sound like a word of another language stay apart: %s",
  (words) => {
    expect(normalisedWords(`that ${words} there`)).toBe(`that ${words} there`)
  }
)

describe("a masked vowel", () => {
  test.each([
    ["shameless", "sham*less"],
    ["manager", "man*ger"],
    ["nalayak", "nal*yak"],
    ["muttal", "m*ttal"]
  ])("of %s is found among the words that people know", (whole, masked) => {
    expect(normalisedWords(`that ${masked} there`)).toBe(normalisedWords(`that ${whole} there`))
  })

  test("of a word that nobody knows still becomes a letter", () => {
    expect(normalisedWords("that zubr*vka there")).toMatch(/^that zubr[aeiou]vka there$/)
  })
})

describe("a word that a space cuts in two", () => {
  test.each([
    ["id iot", "idiot"],
    ["stu pid", "stupid"],
    ["wor thless", "worthless"],
    ["f uck", "fuck"],
    ["mu ttal", "muttal"]
  ])("%s is read as one if a piece is no word by itself", (cut, whole) => {
    expect(normalisedWords(`that ${cut} there`)).toBe(normalisedWords(`that ${whole} there`))
  })

  test.each(["as is", "use less water", "nan maga", "kal la", "a rose", "s hit"])(
    "%s stays two words",
    (words) => {
      expect(normalisedWords(`that ${words} there`)).toBe(`that ${words} there`)
    }
  )
})

describe("words that are joined to hide an insult", () => {
  test.each([
    ["youareuseless", "you are useless"],
    ["youaresostupid", "you are so stupid"],
    ["shutyourmouth", "shut your mouth"]
  ])("%s is read as a sentence", (joined, apart) => {
    expect(normalisedWords(`that ${joined} there`)).toBe(`that ${apart} there`)
  })

  test.each(["gobichettipalayam", "youtubechannel", "urbanization", "burnishes"])(
    "%s stays whole",
    (word) => {
      expect(normalisedWords(`that ${word} there`)).toBe(`that ${word} there`)
    }
  )
})

describe("a stretched letter", () => {
  test.each([
    ["so", "sooooo"],
    ["good", "goooood"],
    ["stupid", "stuuuupid"],
    ["shameless", "shamelessssss"],
    ["முட்டாளே", "முட்டாளேேேே"]
  ])("of %s is cut to what people know", (plain, stretched) => {
    expect(normalisedWords(`that ${stretched} there`)).toBe(`that ${plain} there`)
  })
})
