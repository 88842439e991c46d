import { messagesByLanguage } from "./generated/all-languages/visitor.ts"
import { messagesFrom } from "./messages-by-language.ts"

export const visitorMessagesIn = messagesFrom(messagesByLanguage)
