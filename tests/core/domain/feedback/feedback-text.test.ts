import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  coveredPlaceholder,
  feedbackProblem,
  feedbackTexts,
  filteredPlaceholder,
  maxFeedbackLength
} from "#core/domain/feedback/feedback-text.ts"
import { hasOffensivePhrase } from "#core/domain/feedback/offensive-phrases.ts"
import { countGraphemes, isTooLong, trimText } from "#core/domain/values/text.ts"
import { anyText } from "../../../support/any-text.ts"

test("what stands in place of a text that is not shown says why", () => {
  expect(filteredPlaceholder).toBe(
    "[Content filtered by the moderation guard for containing offensive or inappropriate language]"
  )
  expect(coveredPlaceholder).toBe("[Covered by the moderation guard. Open it to decide.]")
})

describe("feedback text", () => {
  test.each(["", " ", "\n\t", "\u00a0", "\u3000", "\ufeff", "\u200b\u200b", "\u2060\u180e"])(
    "%j is empty once spaces and format characters are trimmed",
    (text) => expect(feedbackProblem(text)).toBe(feedbackTexts.empty)
  )

  test.each(["a\u0000b", "a\ud800b", "\udc00", "\udc00\ud800"])("%j cannot be stored", (text) =>
    expect(feedbackProblem(text)).toBe(feedbackTexts.malformed)
  )

  test.each([
    ["ASCII", "a"],
    ["emoji", "🐝"],
    ["a family", "👨‍👩‍👧"],
    ["Hindi", "क्षि"],
    ["Tamil", "நி"],
    ["Telugu", "స్తే"],
    ["Kannada", "ಕ್ಷಿ"],
    ["combined accents", "e\u0301"],
    ["line ends", ".\r\n."]
  ])("[spec 5 6] [spec 9 2] 300 characters of %s are enough, 301 are too many", (_, character) => {
    const length = countGraphemes(character)
    const full = character.repeat(maxFeedbackLength / length)
    expect(feedbackProblem(full)).toBeNull()
    expect(feedbackProblem(`${full}.`)).toBe(feedbackTexts.tooLong)
  })

  test("stacked marks beyond 12 code points in one character are too long", () => {
    expect(feedbackProblem(`e${"\u0301".repeat(11)}`)).toBeNull()
    expect(feedbackProblem(`e${"\u0301".repeat(12)}`)).toBe(feedbackTexts.tooLong)
  })

  test("more than 5 code points for each allowed character are too long", () => {
    expect(isTooLong(`e${"\u0301".repeat(5)}`.repeat(250), maxFeedbackLength)).toBe(false)
    expect(isTooLong(`e${"\u0301".repeat(5)}`.repeat(251), maxFeedbackLength)).toBe(true)
  })

  test.each([
    "<b>bold</b>",
    "<B>bold</B>",
    "<br/>",
    "</div>",
    "<!-- c -->",
    "<!doctype html>",
    "<![CDATA[x]]>",
    "<b\n>",
    "<img src=x onerror=alert(1)",
    "&lt;",
    "&LT;",
    "&#60;",
    "&#x3c;",
    "&nbsp;"
  ])("[spec 5 8] %j is HTML", (text) => expect(feedbackProblem(text)).toBe(feedbackTexts.html))

  test.each(["a < b", "<3", "<- back", "-> next", "R&D", "Q&A; fine", "5 > 3 && 2 < 4", "x << 2", "%3Cb%3E"])(
    "%j is no HTML",
    (text) => expect(feedbackProblem(text)).toBeNull()
  )

  test.each([
    "http://example.com",
    "hTtPs://x",
    "http:\\\\example.com",
    "go to www.example",
    "Example.Com",
    "my site: example.org.",
    "(example.net)",
    "bit.ly/3abcd",
    "t.me/channel",
    "user@example.com",
    "mailto:a@b",
    "192.168.0.1",
    "10.0.0.1:3000/x",
    "пример.рф",
    "例子。测试",
    "उदाहरण.भारत",
    "exam\u200bple.com",
    "example．com",
    "ｅｘａｍｐｌｅ.com",
    "evil.sh/install",
    "see example.com.It is good"
  ])("[spec 5 7] %j holds a link", (text) => expect(feedbackProblem(text)).toBe(feedbackTexts.link))

  test.each([
    "Node.js is great",
    "ASP.NET Core",
    "socket.io",
    "main.py was clean",
    "done.We go",
    "Great work.It helped",
    "e.g.this",
    "i.e.it works",
    "Ph.D thesis",
    "J.R.R. Tolkien",
    "10.30am standup",
    "3.am calls",
    "Section 2.3.1 was clear",
    "Met on 10.12.2025 with 3.5 h",
    "well...ok",
    "semi;colon:colon",
    "TCP/IP and/or UDP",
    "अच्छा काम.धन्यवाद"
  ])("%j holds no link", (text) => expect(feedbackProblem(text)).toBeNull())

  test.each([
    "I hate your work",
    "You are worthless",
    "That was PATHETIC.",
    "useless!",
    "go   die",
    "KILL yourself"
  ])("[spec 5 9] %j holds an offensive phrase", (text) => expect(hasOffensivePhrase(text)).toBe(true))

  test.each([
    "I hated that bug",
    "Scunthorpe",
    "The uselessness metric",
    "Dickens",
    "compassion",
    "Killer talk"
  ])("%j holds none: phrases are whole words", (text) => expect(hasOffensivePhrase(text)).toBe(false))

  test("trimming removes nothing inside, and is done in one go", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const trimmed = trimText(text)
        expect(text).toContain(trimmed)
        expect(trimText(trimmed)).toBe(trimmed)
      })
    )
  })

  test("any text gets an answer, the same for the trimmed text", () => {
    fc.assert(
      fc.property(anyText({ maxLength: 2000 }), (text) => {
        expect(feedbackProblem(trimText(text))).toBe(feedbackProblem(text))
      })
    )
  })

  test("an accepted text has 1 to 300 characters", () => {
    const units = fc.constantFrom("a", "é", "🐝", "क्षि", " ", "\u200b", "e\u0301\u0301")
    fc.assert(
      fc.property(fc.array(units, { minLength: 290, maxLength: 310 }), (parts) => {
        const text = parts.join("")
        const length = countGraphemes(trimText(text))
        expect(feedbackProblem(text) === null).toBe(length >= 1 && length <= maxFeedbackLength)
      }),
      { numRuns: 50 }
    )
  })
})
