import type { Language } from "#core/domain/languages/language.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { escapeHtml } from "./html.ts"

/** Stands in the app's root until its first render; shown after a while, in case a script didn't load. */
export const startFailed = (language: Language): string => {
  const { didNotLoad, didNotLoadHint, tryAgain } = serverMessagesIn(language).common
  return [
    `<div class="empty start-failed"><h1>${escapeHtml(didNotLoad)}</h1>`,
    `<p class="soft">${escapeHtml(didNotLoadHint)}</p>`,
    `<a class="button" href="">${escapeHtml(tryAgain)}</a></div>`
  ].join("")
}
