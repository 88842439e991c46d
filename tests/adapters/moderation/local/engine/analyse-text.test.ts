import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { sortedFixtures } from "../fixtures.ts"

describe("a text is sorted by what it speaks of", () => {
  test.each([
    ["Reliability", "positive", "You kept every deadline and your promises."],
    ["Reliability", "negative", "You missed the deadline again."],
    ["Communication & Collaboration", "positive", "Thank you for listening so patiently in meetings."],
    ["Technical & Problem Solving", "positive", "You fixed the bug that broke the server, great work."],
    ["Technical & Problem Solving", "negative", "Aapka code kharab hai."],
    ["Creativity & Innovation", "positive", "Mee ideas eppudu kothaga untayi, super."],
    ["Leadership & Mentorship", "positive", "आप एक अच्छे लीडर हैं, मार्गदर्शन के लिए धन्यवाद।"],
    ["Other / General", "positive", "ಹುಟ್ಟುಹಬ್ಬದ ಶುಭಾಶಯಗಳು!"],
    ["Other / General", "neutral", "Xyzzy."]
  ])("%s, %s: %s", (category, sentiment, text) => {
    expect(analyseText(text)).toMatchObject({ category, sentiment })
  })
})

test("what is denied is not praise", () => {
  expect(analyseText("Your reviews are helpful.").sentiment).toBe("positive")
  expect(analyseText("Your reviews are not helpful.").sentiment).toBe("negative")
  expect(analyseText("Aapka kaam achha nahi hai.").sentiment).toBe("negative")
})

test.each([
  "Good slides, bad numbers.",
  "You are fast but careless.",
  "You explain things well, but you never answer mails."
])("praise and criticism of equal weight are neutral: %s", (text) => {
  expect(analyseText(text).sentiment).toBe("neutral")
})

test.each([
  "You listen well, and you answer every question.",
  "You explain clearly and you never lose patience.",
  "You reply fast and your notes are clear."
])("two praises in one sentence are praise: %s", (text) => {
  expect(analyseText(text).sentiment).toBe("positive")
})

test("the summary names sentiment, area and theme", () => {
  expect(analyseText("You kept every deadline, thank you.").summary).toBe(
    "Positive note on reliability: deadlines."
  )
})

describe("a summary is one short line", () => {
  const expectShort = (text: string) => {
    expect(analyseText(text).summary).toMatch(/^(Positive|Critical|Neutral|Mixed) note[^\n]{0,60}\.$/)
  }

  test.each(sortedFixtures.map(({ text }) => text))("%s", expectShort)

  test("its own summary included, and any text", () => {
    for (const { text } of sortedFixtures) expectShort(analyseText(text).summary.repeat(3))
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), expectShort))
  })
})
