import { languageParameter, statedLanguage } from "#core/domain/languages/language.ts"
import { withBase } from "./base-path.ts"
import { storeName } from "./layers.ts"
import { panelPath } from "./offline-paths.ts"
import type { Product } from "./product.ts"
import { readerLanguage } from "./reader-language.ts"
import { livePageHives } from "./samples/sample-hives.ts"
import { showLine } from "./show-line.ts"

const keptQuery = (): string => {
  const language = statedLanguage(new URLSearchParams(location.search))
  return language === null ? "" : `?${languageParameter}=${language}`
}

/**
 * Opens the visitor page of the sample hive in the reader's language, which the first visit loads. Tabs take turns, so
 * that one of them does.
 */
export const showLivePage = async ({ loadSample }: Product): Promise<void> => {
  showLine("status", ({ offline }) => offline.preparing)
  const { email } = livePageHives[readerLanguage()]
  const link = await navigator.locks.request(`${storeName} live page`, () => loadSample(email))
  location.replace(withBase(link === null ? panelPath : `/${link}${keptQuery()}`))
}
