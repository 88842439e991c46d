import { describe, expect, test } from "vitest"
import { lastReadingOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { understand } from "#adapters/moderation/local/engine/model/understand-text.ts"

const languageAndScriptIn = (text: string) => understand(lastReadingOf(text)).languageAndScript

describe("language and script", () => {
  test.each([
    ["मुसलमान गए", "hi"],
    ["मुसलमान रमेश गए", "hi"],
    ["ముస్లిం రా", "te"],
    ["முஸ்லிம் வா", "ta"],
    ["ಮುಸ್ಲಿಂ ಬಾ", "kn"]
  ])("are told by the letters of a few words, whoever is named among them: %s", (text, language) => {
    expect(languageAndScriptIn(text)).toEqual({ language, script: "native" })
  })
})
