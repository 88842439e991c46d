import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { analyseText } from "#adapters/moderation/local/engine/analyse-text.ts"
import { sortedFixtures } from "../fixtures.ts"

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
])("a text is sorted by what it speaks of: %s, %s: %s", (category, sentiment, text) => {
  expect(analyseText(text)).toMatchObject({ category, sentiment })
})

test.each([
  ["positive", "what helps", "Your reviews are helpful."],
  ["negative", "praise that is denied", "Your reviews are not helpful."],
  ["negative", "praise that is denied", "Aapka kaam achha nahi hai."],
  ["neutral", "praise and criticism of equal weight", "Good talk, weak slides."],
  ["neutral", "praise and criticism of equal weight", "You are fast but careless."],
  ["neutral", "praise and criticism of equal weight", "You explain things well, but you never answer mails."],
  ["positive", "two praises in one sentence", "You listen well, and you answer every question."],
  ["positive", "two praises in one sentence", "You explain clearly and you never lose patience."],
  ["positive", "two praises in one sentence", "You reply fast and your notes are clear."]
])("%s is the sentiment of %s: %s", (sentiment, _, text) => {
  expect(analyseText(text).sentiment).toBe(sentiment)
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
