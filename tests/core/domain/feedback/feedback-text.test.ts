import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  coveredPlaceholder,
  feedbackProblem,
  feedbackTexts,
  filteredPlaceholder,
  maxFeedbackLength
} from "#core/domain/feedback/feedback-text.ts"
import { hasLink } from "#core/domain/feedback/link-detection.ts"
import { findOffensivePhrases, hasOffensivePhrase } from "#core/domain/feedback/offensive-phrases.ts"
import { countGraphemes, trimText } from "#core/domain/values/text.ts"
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

  test.each(["<b>bold</b>", "<B>bold</B>", "<br/>", "<!doctype html>", "<b\n>", "&LT;"])(
    "[spec 5 8] %j is HTML",
    (text) => expect(feedbackProblem(text)).toBe(feedbackTexts.html)
  )

  test.each(["a < b", "<3", "<- back", "-> next", "R&D", "Q&A; fine", "5 > 3 && 2 < 4", "x << 2", "%3Cb%3E"])(
    "%j is no HTML",
    (text) => expect(feedbackProblem(text)).toBeNull()
  )

  test.each([
    "Example.Com",
    "t.me/channel",
    "例子。测试",
    "example．com",
    "ｅｘａｍｐｌｅ.com",
    "evil.sh/install",
    "see example.com.It is good",
    "FTP:x",
    "WWW.x",
    "255.255.255.255",
    "x.xn--p1ai",
    "see zeit.de.",
    "room3.pm",
    "3.am.de",
    "done.IT",
    "example.o\u00adr\u200bg"
  ])("[spec 5 7] %j holds a link", (text) => {
    expect(hasLink(text)).toBe(true)
    expect(feedbackProblem(text)).toBe(feedbackTexts.link)
  })

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
    "अच्छा काम.धन्यवाद",
    "1.256.1.1",
    "asp.net",
    "12.am",
    "done.It",
    "install.sh",
    "p.m.it",
    "com.foo"
  ])("%j holds no link", (text) => expect(feedbackProblem(text)).toBeNull())

  test.each([
    "I hate your work",
    "You are worthless",
    "That was PATHETIC.",
    "useless!",
    "go   die",
    "KILL yourself",
    "ｕｓｅｌｅｓｓ",
    "Shut\n up!",
    "hope  you\n die",
    "so:useless"
  ])("[spec 5 9] %j holds an offensive phrase", (text) => expect(hasOffensivePhrase(text)).toBe(true))

  test("every offensive phrase is found where it stands", () => {
    const text = "Useless, and shut  up. useless"
    const found = findOffensivePhrases(text).map(({ start, end }) => text.slice(start, end))
    expect(found).toEqual(["Useless", "shut  up", "useless"])
    expect(findOffensivePhrases("kind words")).toEqual([])
  })

  test("trimming removes nothing inside, and is done in one go", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const trimmed = trimText(text)
        expect(text).toContain(trimmed)
        expect(trimText(trimmed)).toBe(trimmed)
      })
    )
  })
})
