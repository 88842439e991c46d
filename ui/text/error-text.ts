import type { ApiErrorsMessages } from "../messages/generated/catalogue.ts"
import { textByKey } from "./message-key.ts"

export interface ErrorTexts extends Pick<ApiErrorsMessages, "wait" | "otherOrigin"> {
  readonly texts: Readonly<Record<string, string>>
  /** The text of an error that only owners and admins meet, and that names something. */
  readonly naming?: (english: string) => string | undefined
}

const waitPattern = /^Too many requests\. Please try again in (\d+) (second|minute|hour)s?\.$/

const originPattern = /^This request did not come from (.+)\.$/

export const errorTextOf = (english: string, { texts, wait, otherOrigin, naming }: ErrorTexts): string => {
  const [, count, unit] = waitPattern.exec(english) ?? []
  if (unit) {
    const say = unit === "hour" ? wait.hours : unit === "minute" ? wait.minutes : wait.seconds
    return say({ count: Number(count) })
  }
  const [, origin] = originPattern.exec(english) ?? []
  return origin === undefined ? (naming?.(english) ?? textByKey(english, texts)) : otherOrigin({ origin })
}

export const problemTextOf = (english: string | null, texts: ErrorTexts): string | null =>
  english === null ? null : errorTextOf(english, texts)
