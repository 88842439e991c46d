import { describe, expect, test } from "vitest"
import { judgeText } from "#adapters/moderation/local/engine/judge-text.ts"
import { opinionOn } from "#adapters/moderation/local/engine/model/classifier-result.ts"
import { gatherReading, lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { commentMarginOf } from "#adapters/moderation/local/engine/model/limits.ts"
import { spansOf } from "#adapters/moderation/local/engine/model/text-spans.ts"
import { understand } from "#adapters/moderation/local/engine/model/understand-text.ts"
import { languages } from "#adapters/moderation/local/engine/text/script.ts"

const opinionWith = (text: string, commentMargin: number) => {
  const reading = lastReadingOf(text)
  const { languageAndScript, named } = understand(reading)
  const spans = spansOf(text, gatherReading(reading, languageAndScript.language), named)
  return opinionOn(spans, commentMargin)
}

describe("a text that reads nearly like a public comment", () => {
  test("counts as one in three languages, unless it names somebody", () => {
    const text = "that ref is blind lol"
    expect(opinionWith(text, commentMarginOf("en", "nobody")).form).toBe("comment")
    for (const margin of [commentMarginOf("en", "group"), commentMarginOf("en", "person")])
      expect(opinionWith(text, margin).form).toBe("brief")
    expect(languages.filter((language) => commentMarginOf(language, "nobody") > 0)).toEqual([
      "en",
      "ta",
      "kn"
    ])
  })

  test.each(["haha thanks, these took me ages to paint", "omg the tiniest little owl ever ❤️"])(
    "is judged as one: %s",
    (text) => {
      expect(opinionWith(text, 0).form).toBe("brief")
      expect(judgeText(text).decision).toBe("approved")
    }
  )

  test("stays feedback if that is surely abuse", () => {
    const text = "You are a worthless idiot and everybody hates you"
    expect(opinionWith(text, 0).leaning).toBeGreaterThan(1)
    expect(opinionWith(text, 9)).toEqual(opinionWith(text, 0))
  })

  test.each(["Throw all Muslims out of this country, they are trash.", "Don't buy anything from Muslims."])(
    "is no excuse for what is surely abuse: %s",
    (text) => {
      expect(opinionWith(text, 9).form).toBe("brief")
      expect(judgeText(text).decision).not.toBe("approved")
    }
  )
})
