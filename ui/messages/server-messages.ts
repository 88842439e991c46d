import { defaultLanguage, type Language } from "#core/domain/languages/language.ts"
import { messages as source } from "./generated/en/bundles/server.ts"
import { type ServerMessages, serverMessages } from "./generated/server.ts"

export const serverMessagesIn = (language: Language): ServerMessages =>
  serverMessages[language] ?? serverMessages[defaultLanguage] ?? source
