import type { ApiErrorsMessages, OwnerErrorsMessages } from "../messages/generated/catalogue.ts"
import { textByKey } from "./message-key.ts"

/** Texts of errors by key. The visitor page has those that a visitor can meet. */
export interface ErrorTexts extends Pick<ApiErrorsMessages, "wait"> {
  readonly texts: Readonly<Record<string, string>>
  readonly signInThrough?: OwnerErrorsMessages["signInThrough"]
}

const waitPattern = /^Too many requests\. Please try again in (\d+) (second|minute|hour)s?\.$/
const issuerPattern = /^Sign in through (.+) here, not with a password\.$/

/** The text of an error, which the API sends in English, in the language of the page. */
export const errorTextOf = (english: string, { texts, wait, signInThrough }: ErrorTexts): string => {
  const [, count, unit] = waitPattern.exec(english) ?? []
  if (unit === "second") return wait.seconds({ count: Number(count) })
  if (unit === "minute") return wait.minutes({ count: Number(count) })
  if (unit === "hour") return wait.hours({ count: Number(count) })
  const [, issuer] = issuerPattern.exec(english) ?? []
  return (issuer === undefined ? undefined : signInThrough?.({ issuer })) ?? textByKey(english, texts)
}

/** The text of a rule that the browser checks as the server does; null if the input passes. */
export const problemTextOf = (english: string | null, texts: ErrorTexts): string | null =>
  english === null ? null : errorTextOf(english, texts)
