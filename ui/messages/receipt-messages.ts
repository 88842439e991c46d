import { messagesByLanguage } from "./generated/all-languages/receipt.ts"
import { messagesFrom } from "./messages-by-language.ts"

export const receiptMessagesIn = messagesFrom(messagesByLanguage)
