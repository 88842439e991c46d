import type { Language } from "#core/domain/languages/language.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { allErrorTexts } from "../text/all-error-texts.ts"
import { errorTextOf } from "../text/error-text.ts"
import { escapeHtml } from "./html.ts"

/** Only the error: a page of few bytes that loads no other file. */
export const renderFailure = (english: string, language: Language): string => {
  const { apiErrors, ownerErrors } = serverMessagesIn(language)
  const text = escapeHtml(errorTextOf(english, allErrorTexts(apiErrors, ownerErrors)))
  return [
    `<!doctype html><html lang="${language}"><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>HonestHive</title>',
    `<p>${text}</p></html>`
  ].join("")
}
