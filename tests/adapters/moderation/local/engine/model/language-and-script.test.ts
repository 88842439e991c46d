import { describe, expect, test } from "vitest"
import { readingsOf } from "#adapters/moderation/local/engine/model/evidence.ts"
import { understand } from "#adapters/moderation/local/engine/model/understand-text.ts"
import { emptyText } from "#adapters/moderation/local/engine/text/normalised-text.ts"
import "../../../../../support/open-guard.ts"

const dialectOf = (text: string) => understand(readingsOf(text).at(-1) ?? emptyText).dialect

describe("language and script", () => {
  test.each([
    ["मुसलमान गए", "hi"],
    ["मुसलमान रमेश गए", "hi"],
    ["ముస్లిం రా", "te"],
    ["முஸ்லிம் வா", "ta"],
    ["ಮುಸ್ಲಿಂ ಬಾ", "kn"]
  ])("are told by the letters of a few words, whoever is named among them: %s", (text, language) => {
    expect(dialectOf(text)).toEqual({ language, script: "native" })
  })
})
