import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { decide } from "#adapters/moderation/local/engine/decide.ts"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { languageOf } from "#adapters/moderation/local/engine/language-of.ts"
import { gatherReading, readingsOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { sureFindings } from "#adapters/moderation/local/engine/model/sure-findings.ts"
import { bindingScore, certainScore } from "#adapters/moderation/local/engine/rules/rule.ts"
import type { GuardLanguage } from "#adapters/moderation/local/engine/text/script.ts"

const abusiveTexts = [
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
] as const satisfies ReadonlyArray<readonly [GuardLanguage, string]>

const polite: Readonly<Record<GuardLanguage, ReadonlyArray<string>>> = {
  en: ["Thank you for the patient reviews.", "The launch went well.", "See you on Monday, all the best."],
  hi: ["मार्गदर्शन के लिए धन्यवाद।", "टीम बहुत खुश है।", "Kaam samay par ho gaya, shukriya."],
  te: ["మీ సహాయానికి ధన్యవాదాలు.", "Team antha happy ga undi.", "ప్రాజెక్ట్ సమయానికి పూర్తయింది."],
  ta: ["உங்கள் உதவிக்கு நன்றி.", "Velai nalla mudinjuthu.", "குழு மகிழ்ச்சியாக இருக்கிறது."],
  kn: ["ನಿಮ್ಮ ಸಹಾಯಕ್ಕೆ ಧನ್ಯವಾದಗಳು.", "Kelasa chennagi aayithu.", "ತಂಡ ಸಂತೋಷವಾಗಿದೆ."]
}

describe("slurs, threats and incitement", () => {
  test.each(abusiveTexts)("cannot be diluted with polite words (%s): %s", (language, words) => {
    const sentence = fc.constantFrom(...polite[language])
    fc.assert(
      fc.property(
        fc.array(sentence, { maxLength: 5 }),
        fc.array(sentence, { maxLength: 5 }),
        (some, more) => {
          const text = [...some, `${words}.`, ...more].join(" ")
          expect(judgeText(text).decision).not.toBe("approved")
        }
      ),
      { numRuns: 20 }
    )
  })
})

const sureIn = (text: string) =>
  readingsOf(text).flatMap((reading) => sureFindings(text, gatherReading(reading, languageOf(text))))

describe("what is read alone with the words around it", () => {
  test("is what lists and patterns are sure of", () => {
    expect(sureIn("ninnu champestha ra").map(({ label }) => label)).toContain("threat")
  })

  test.each([
    "You are not stupid. You slut.",
    "He called you an idiot. Go and die, you moron.",
    "tu gadha nahi hai. saala madarchod",
    "நீ முட்டாள் இல்ல. தேவடியா பையா"
  ])("stands also beside another sentence that denies or reports: %s", (text) => {
    expect(sureIn(text)).not.toEqual([])
  })

  test.each([
    ["quoted", '"ninnu champestha" ani message vachindi'],
    ["quoted otherwise", "“ninnu champestha” ani message vachindi"],
    ["reported", "He called me a slut in front of the team."],
    ["told to whom it is about", "He called you a useless donkey in the group chat after you left."],
    ["told to whom it is about", "Your ex is posting that u are a slut, many of us have flagged it."],
    ["told to whom it is about", "I saw the note that said you're an ugly cow."],
    ["denied", "Muslimru kallaru annodu shuddha sullu"],
    ["denied", "ఏ మతమూ ముస్లింలను ద్వేషించమని చెప్పదు"],
    ["denied in another script", "பெண்கள் சோம்பேறிகள் என்ற எண்ணம் உண்மையல்ல"],
    ["told to whom it is about", "ninnu pichodu ani antunnaru"],
    ["told to whom it is about", "அவங்க உன்ன முட்டாள்னு சொன்னாங்க"],
    ["denied to comfort", "You are not an idiot, the form was confusing."],
    ["denied to comfort", "No one on this team thinks you're worthless."],
    ["denied to comfort", "நீ முட்டாள் இல்ல, கேள்வித்தாள்தான் கஷ்டம்."],
    ["denied to comfort", "neenu katte alla"],
    ["told of without quotes", "warden madam acid oothuven nu oruthan sonnaan"],
    ["incitement that is told of", "senior ennai sethu po nu ezhudhinaan"],
    ["an idiom", "The pussy cat behind the canteen has four kittens."],
    ["a word of another Indian language", "సమస్య మూలం చూడకుండా అతుకులు వేస్తున్నారు."]
  ] as const)("is nothing that is %s: %s", (_, text) => {
    expect(sureIn(text)).toEqual([])
  })

  test("stands beside a quotation of something else", () => {
    expect(sureIn('You said "good morning". I will kill you, you slut.')).not.toEqual([])
  })

  test("is an Indian insult within an English text, too", () => {
    expect(sureIn("Thank you for the patient reviews, you muttal.")).not.toEqual([])
  })
})

test.each(["You muttal.", "u are a gadha", "Dumb boss.", "Idiot!"])(
  "a few words with an insult are refused, whatever the classifier thinks: %s",
  (text) => {
    expect(judgeText(text).decision).toBe("rejected")
  }
)

test.each([
  "You are not an idiot, you are a moron.",
  "I don't hate you. I despise you, you slut.",
  "You are not just stupid, you are dangerous. Idiot.",
  "tu gadha nahi hai, kutta hai",
  "koi nahi maanta ki tu insaan hai, saale kutte",
  "நீ முட்டாள் இல்ல, வடிகட்டின முட்டாள்.",
  "neenu dadda alla, soole maga"
])("what follows something denied is not denied: %s", (text) => {
  expect(judgeText(text).decision).not.toBe("approved")
})

test.each([
  "The suicide door on the van doesn't latch, please send it to the workshop.",
  "That bug was a real bitch to find and you found it in an hour. Respect.",
  "Please kill the stray process before it eats the disk."
])("a sure word in harmless company passes: %s", (text) => {
  expect(judgeText(text).decision).toBe("approved")
})

describe("the classifier", () => {
  const finding = { label: "threat", score: certainScore, language: "en", start: 0, end: 1 } as const
  const fair = { label: "insult", score: 0.2, position: "below" } as const
  const unsure = { label: "insult", score: 0.6, position: "within" } as const
  const abusive = { label: "insult", score: 0.9, position: "above" } as const

  test.each([
    ["outweighs a finding that it finds fair", [finding], fair, { decision: "approved" }],
    ["outweighs none that binds", [{ ...finding, score: bindingScore }], fair, { decision: "rejected" }],
    [
      "refuses for the finding's reason",
      [finding],
      abusive,
      { decision: "rejected", reason: "Found threat." }
    ],
    ["covers what it is unsure of", [], unsure, { decision: "covered", reason: "This may be insult." }]
  ] as const)("%s", (_, findings, opinion, decided) => {
    expect(decide(findings, opinion)).toMatchObject(decided)
  })
})
