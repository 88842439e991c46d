import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { letterSkeleton } from "#adapters/moderation/local/engine/model/held-out.ts"
import { soundOf } from "#adapters/moderation/local/engine/text/sound-of.ts"
import { writtenForm } from "#adapters/moderation/local/engine/text/written-kannada.ts"

const soundsOf = (text: string): ReadonlyArray<string> => text.split(" ").map(soundOf)

describe("a dialect of Kannada", () => {
  test.each([
    ["ನಂಗ ಭಾಳ ಖುಷಿ ಆತು", "ನನಗೆ ತುಂಬಾ ಖುಷಿ ಆಯ್ತು"],
    ["ಅವರು ಎಲ್ಲಾ ಹೇಳ್ತಾರ", "ಅವರು ಎಲ್ಲಾ ಹೇಳ್ತಾರೆ"],
    ["ಬಸ್ಸಿನ್ಯಾಗ ಗದ್ದಲ ಇರ್ತೈತಿ", "ಬಸ್ಸಿನಲ್ಲಿ ಗದ್ದಲ ಇರ್ತದೆ"],
    ["ಗಾಡಿ ಬರ್ಲತ್ತದ", "ಗಾಡಿ ಬರ್ತಿದೆ"],
    ["ನಾಳೆ ಕೆಲಸಕ್ಕ ಬರಂಗಿಲ್ಲ", "ನಾಳೆ ಕೆಲಸಕ್ಕೆ ಬರಲ್ಲ"],
    ["ಚಲೋ ಪಾಠ ಮಾಡ್ಯಾರ", "ಒಳ್ಳೆ ಪಾಠ ಮಾಡಿದ್ದಾರೆ"],
    ["ಊಟ ಮಾಡಾಕ ಬರ್ರಿ", "ಊಟ ಮಾಡೋಕೆ ಬರ್ರಿ"]
  ])("%j sounds like %j", (spoken, written) => {
    expect(soundsOf(spoken)).toEqual(soundsOf(written))
  })

  test.each(
    "ಬಂದಾಗ ಮಾಡಿದಾಗ ಉದ್ಯಾನ ರಾಜ್ಯದ ದರಿದ್ರ ಮಾತು ಜಾಹೀರಾತು ಭಾರತದ ರಕ್ತದ ಅಕ್ಕ ಪಕ್ಕ ತ್ಯಾಗ ರಾತ್ರಿ ಡಿಗ್ರಿ ಅಂದ್ರಿ ಪಾಕಿಸ್ತಾನ ಹೊಟ್ಟೆಬಾಕ ನುಗ್ಗಿ".split(
      " "
    )
  )("leaves %s, which the written language has, too", (word) => {
    expect(writtenForm(word)).toBe(word)
  })

  test("leaves words in other letters", () => {
    const other = fc.constantFrom(..."अदऐतिஅதఅద aiti")
    fc.assert(
      fc.property(fc.string({ unit: other }), (word) => {
        expect(writtenForm(word)).toBe(word)
      })
    )
  })

  test("moves no sentence between those learned and those held out", () => {
    expect(letterSkeleton("ನಂಗ ಭಾಳ")).toBe("nangabala")
  })
})
