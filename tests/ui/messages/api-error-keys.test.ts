import { expect, test } from "vitest"
import { catalogue } from "#ui/messages/generated/en/catalogue.ts"
import { allErrorTexts } from "#ui/text/all-error-texts.ts"
import { type ErrorTexts, errorTextOf } from "#ui/text/error-text.ts"
import { type ApiText, apiTextsIn } from "../../support/api-error-texts.ts"

const { apiErrors, ownerErrors } = catalogue
const visitorTexts = apiErrors.texts
const allTexts = { ...visitorTexts, ...ownerErrors.texts }

/** Texts that nobody reads on a screen of the interface, by the reason. */
const unseenTexts: Readonly<Record<string, ReadonlyArray<string>>> = {
  "the interface makes no such request": [
    "A SHA-256 in base64url is expected.",
    "A field of the form is given twice.",
    "Bad request: it must name one Host.",
    "Idempotency-Key must have 1 to 255 printable characters.",
    "Please send this as {}.",
    "The request is not valid JSON.",
    "The request is not valid UTF-8.",
    "This Idempotency-Key was already used for other feedback.",
    "This field takes no file.",
    "after must be a day and an id, as the Link header of the page before has them.",
    "limit must be a whole number from 1 to {}.",
    "page must be a whole number from 1 to 9999.",
    "{} is given twice."
  ],
  "the connection is gone": ["The request was cut off."],
  "the interface confirms in words of its own": [
    "A link that changes your email is on its way to it.",
    "A link that opens your account is on its way to you.",
    "Feedback submitted. It will be reviewed by our AI moderation guard.",
    "If there is a note for this code, it is taken back. One that was shown goes when the page's notes next appear together, or at midnight UTC.",
    "If there is an account with this email, a link to choose a new password is on its way.",
    "Thank you. Whoever runs this server sees your report after midnight UTC.",
    "You have been logged out successfully."
  ],
  "a terminal or a log shows it": [
    "A change of keys is under way already. Nothing was done.",
    "A user name has up to 40 letters, digits, dots, hyphens and underscores, and begins and ends with a letter or a digit.",
    "All keys stay in use: run `honesthive keys rotate` again.",
    "HOST {} is not an address of this machine.",
    "It holds a phrase that the form refuses.",
    "PORT {} on {} is in use by another program. Set PORT to a free port.",
    "PORT {} on {}: {}",
    "PORT {} requires more permissions. Set PORT to 1024 or higher.",
    "S3_BUCKET, or without S3 on the server's machine with its DATA_DIR.",
    "The change has stopped before its end: all keys stay in use, and nothing is lost. See docs/durability.md.",
    "There is no account with this email.",
    "There is no item with this id.",
    "{} is in use: a server runs on it, or another move or restore is under way. Stop that first. Nothing was changed.",
    "{} is not empty: it holds {}. Use an empty one. Nothing was changed.",
    "{}: {} See docs/durability.md."
  ]
}

const filesOfVisitors = [
  "adapters/http/calls/*.ts",
  "adapters/http/body/read-text.ts",
  "adapters/http/responses/rate-limited.ts",
  "core/domain/accounts/page-state.ts",
  "core/domain/feedback/{feedback-text,submission-key}.ts",
  "core/domain/receipts/receipt-not-found.ts",
  "core/ports/store-unavailable.ts"
]

const apiFiles = [
  "adapters/http/{body,calls,limits,node,requests,responses,routes}/**/*.ts",
  "adapters/http/*.ts",
  "core/contract/*-schemas.ts",
  "core/{domain,ports,use-cases}/**/!(catalogue).ts"
]

const translation = "«»"

const named = allErrorTexts(apiErrors, {
  ...ownerErrors,
  signInThrough: () => translation,
  otherAddress: () => translation
})

/** Catalogues in which every text differs from English. */
const foreign = (texts: Readonly<Record<string, string>>): ErrorTexts => ({
  ...named,
  texts: Object.fromEntries(Object.keys(texts).map((key) => [key, translation])),
  wait: { seconds: () => translation, minutes: () => translation, hours: () => translation },
  otherOrigin: () => translation
})

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Forms that a text with values in it takes: what the catalogue has for the number, or a wait or an issuer. */
const formsOf = (text: string, known: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  if (!text.includes("{}")) return [text]
  const pattern = new RegExp(`^${text.split("{}").map(escaped).join(".+")}$`)
  const values = ["1 second", "2 minutes", "id.example"].map((value) => text.replaceAll("{}", value))
  return [...Object.values(known).filter((english) => pattern.test(english)), ...values]
}

const untranslated = (
  texts: ReadonlyArray<ApiText>,
  known: Readonly<Record<string, string>>
): ReadonlyArray<ApiText> =>
  texts.filter(({ text }) =>
    formsOf(text, known).every((form) => errorTextOf(form, foreign(known)) !== translation)
  )

const unseen = Object.values(unseenTexts).flat()

const isSeen = ({ text }: ApiText): boolean => !unseen.includes(text)

const apiTexts = apiFiles.flatMap(apiTextsIn)

test("every error of the API that people read has its text in the catalogues", () => {
  expect(apiTexts.length).toBeGreaterThan(100)
  expect(untranslated(apiTexts, allTexts).filter(isSeen)).toEqual([])
})

test("every error that visitors read is among the texts of the visitor page", () => {
  const texts = filesOfVisitors.flatMap(apiTextsIn)
  expect(texts.length).toBeGreaterThan(10)
  expect(untranslated(texts, visitorTexts).filter(isSeen)).toEqual([])
})

test("texts that need no translation are still there, and have none", () => {
  const missing = untranslated(apiTexts, allTexts).map(({ text }) => text)
  expect(unseen.filter((text) => !missing.includes(text))).toEqual([])
})
