import { expect, test } from "vitest"
import { otherCriticism, themePhrases } from "#adapters/moderation/local/engine/analysis/insight-phrases.ts"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { allErrorTexts } from "#ui/text/all-error-texts.ts"
import { badgeDescription, badgeName } from "#ui/text/badge-texts.ts"
import { errorTextOf } from "#ui/text/error-text.ts"
import { phraseText, sentimentText, toneText } from "#ui/text/insight-text.ts"
import { messageKeyOf } from "#ui/text/message-key.ts"
import { summaryText } from "#ui/text/summary-text.ts"
import { catalogueOf } from "../../support/catalogues.ts"

const telugu = catalogueOf("te")
const { apiErrors, badges, ownerErrors, insightPhrases, summaries } = catalogue

/** Every text in another language, so that a text which stays English shows. */
const foreign = <Texts extends object>(texts: Texts): Texts =>
  Object.assign({}, texts, Object.fromEntries(Object.keys(texts).map((key) => [key, `«${key}»`])))

test.each([
  ...[apiErrors.texts, ownerErrors.texts, insightPhrases.phrases, insightPhrases.tones, summaries.openings],
  ...[summaries.areas, summaries.themes]
])("texts that the API sends in English are found by their key %#", (texts) => {
  const entries = Object.entries(texts).filter(([, text]) => !text.endsWith(" note"))
  for (const [key, text] of entries) expect(messageKeyOf(text)).toBe(key)
})

test("each phrase of the built-in analyst has a key", () => {
  const known = { ...insightPhrases, phrases: foreign(insightPhrases.phrases) }
  const phrases = Object.values(themePhrases).flatMap(({ strength, area }) => [strength, area])
  for (const phrase of [...phrases, otherCriticism].filter((text) => text !== null))
    expect(phraseText(phrase, known)).toMatch(/^«/)
  expect(phraseText("A service's own phrase", known)).toBe("A service's own phrase")
})

test("tones, sentiments and summaries of the built-in analyst are read; a service's stay as they are", () => {
  expect(toneText("Warm and kind", insightPhrases)).toBe("Warm and kind.")
  expect(sentimentText("4 of 6 positive, 67%", insightPhrases)).toBe("4 of 6 positive, 67%")
  const strange = { ...summaries, themes: foreign(summaries.themes) }
  expect(summaryText("Positive note on leadership: mentoring.", strange)).toBe(
    "Positive note on leadership: «mentoring»."
  )
  expect(summaryText("Mixed note.", summaries)).toBe("Mixed note.")
  expect(summaryText("She likes the meetings.", strange)).toBe("She likes the meetings.")
})

test("seeded badges have names and descriptions in each language; an admin's are shown as typed", () => {
  const strange = { ...badges, names: foreign(badges.names) }
  for (const { name, description } of defaultBadges) {
    expect(badgeName(name, strange)).toMatch(/^«/)
    expect(badgeDescription(description, badges)).toBe(description)
  }
  expect(badgeName("Our Best", strange)).toBe("Our Best")
})

test("an error is shown in the language of the page, a wait, an issuer and an address included", () => {
  const strange = { ...apiErrors, texts: foreign(apiErrors.texts) }
  expect(errorTextOf("Please enter your feedback.", strange)).toBe("«pleaseEnterYourFeedback»")
  expect(errorTextOf("Too many requests. Please try again in 1 minute.", apiErrors)).toBe(
    "Too many requests. Please try again in 1 minute."
  )
  const all = allErrorTexts(apiErrors, ownerErrors)
  for (const named of [
    "Sign in through id.example here, not with a password.",
    "This request did not come from https://hive.example.",
    "HonestHive is at https://hive.example here. To use another address, its operator sets PUBLIC_URL to it."
  ]) {
    expect(errorTextOf(named, all)).toBe(named)
    expect(errorTextOf(named, allErrorTexts(telugu.apiErrors, telugu.ownerErrors))).toMatch(/[ఀ-౿]/)
  }
  expect(errorTextOf("Something new.", strange)).toBe("Something new.")
})
