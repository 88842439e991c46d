import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import type { Catalogue } from "./generated/catalogue.ts"
import { adminMessages, appMessages, openMessages } from "./generated/loaders.ts"

type Loaders = Readonly<Record<string, () => Promise<Partial<Catalogue>>>>

const loadFrom =
  (loaders: Loaders) =>
  async (language: Language): Promise<Partial<Catalogue>> =>
    (await (loaders[language] ?? loaders[defaultLanguage])?.()) ?? {}

export const loadOpenMessages = loadFrom(openMessages)

export const loadAppMessages = loadFrom(appMessages)

export const loadAdminMessages = loadFrom(adminMessages)
