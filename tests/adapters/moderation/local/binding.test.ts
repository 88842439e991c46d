import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { bindCertain } from "../../../../adapters/moderation/local/binding.ts"
import { decide, refusalScore } from "../../../../adapters/moderation/local/decide.ts"
import { judgeText } from "../../../../adapters/moderation/local/judge-text.ts"
import { gatherEvidence } from "../../../../adapters/moderation/local/model/evidence.ts"
import type { Language } from "../../../../adapters/moderation/local/model/script.ts"
import { binding } from "../../../../adapters/moderation/local/rule.ts"

/** What the classifier would have to say to let a text pass. */
const fair = { label: "insult", score: refusalScore / 2 } as const

const abuse = [
  ["en", "you are a slut"],
  ["en", "kill yourself"],
  ["en", "I will break your legs"],
  ["hi", "तू मादरचोद है"],
  ["hi", "teri taange tod dunga"],
  ["te", "ninnu champestha ra"],
  ["te", "నువ్వు లంజ కొడుకువి"],
  ["ta", "தேவடியா பையா"],
  ["ta", "thookku maatti saavu"],
  ["kn", "ಸೂಳೆ ಮಗನೆ"],
  ["kn", "ನೇಣು ಹಾಕಿಕೋ"]
] as const satisfies ReadonlyArray<readonly [Language, string]>

const polite: Readonly<Record<Language, ReadonlyArray<string>>> = {
  en: ["Thank you for the patient reviews.", "The launch went well.", "See you on Monday, all the best."],
  hi: ["मार्गदर्शन के लिए धन्यवाद।", "टीम बहुत खुश है।", "Kaam samay par ho gaya, shukriya."],
  te: ["మీ సహాయానికి ధన్యవాదాలు.", "Team antha happy ga undi.", "ప్రాజెక్ట్ సమయానికి పూర్తయింది."],
  ta: ["உங்கள் உதவிக்கு நன்றி.", "Velai nalla mudinjuthu.", "குழு மகிழ்ச்சியாக இருக்கிறது."],
  kn: ["ನಿಮ್ಮ ಸಹಾಯಕ್ಕೆ ಧನ್ಯವಾದಗಳು.", "Kelasa chennagi aayithu.", "ತಂಡ ಸಂತೋಷವಾಗಿದೆ."]
}

describe("slurs, threats and incitement", () => {
  test.each(abuse)("cannot be diluted with polite words (%s): %s", (language, words) => {
    const sentence = fc.constantFrom(...polite[language])
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 5 }),
        fc.array(sentence, { maxLength: 5 }),
        (some, more) => {
          const text = [...some, `${words}.`, ...more].join(" ")
          expect(judgeText(text).decision).toBe("rejected")
        }
      ),
      { numRuns: 20 }
    )
  })
})

const boundIn = (text: string, language: Language) =>
  gatherEvidence(text, language).flatMap((evidence) =>
    bindCertain(text, evidence, language).filter(({ score }) => score === binding)
  )

describe("a certain finding", () => {
  test("binds", () => {
    expect(boundIn("ninnu champestha ra", "te").map(({ label }) => label)).toContain("threat")
  })

  test.each([
    ["quoted", '"ninnu champestha" ani message vachindi', "te"],
    ["quoted otherwise", "“ninnu champestha” ani message vachindi", "te"],
    ["reported", "He called me a slut in front of the team.", "en"],
    ["an idiom", "The pussy cat behind the canteen has four kittens.", "en"],
    ["a word of another Indian language", "సమస్య మూలం చూడకుండా అతుకులు వేస్తున్నారు.", "te"]
  ] as const)("does not bind where it is %s", (_, text, language) => {
    expect(boundIn(text, language)).toEqual([])
  })

  test("binds beside a quotation of something else", () => {
    expect(boundIn('You said "good morning". I will kill you, you slut.', "en")).not.toEqual([])
  })
})

test("the classifier outweighs what does not bind, and nothing that does", () => {
  const finding = { label: "threat", language: "en", start: 0, end: 1 } as const
  expect(decide([{ ...finding, score: 0.95 }], fair).decision).toBe("approved")
  expect(decide([{ ...finding, score: binding }], fair).decision).toBe("rejected")
})

test("an Indian insult within an English text binds", () => {
  expect(boundIn("Thank you for the patient reviews, you muttal.", "en")).not.toEqual([])
})
