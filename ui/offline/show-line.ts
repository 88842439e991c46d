import type { ServerMessages } from "../messages/generated/server.ts"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { readerLanguage } from "./reader-language.ts"

export const showLine = (
  role: "status" | "alert",
  textIn: (catalogue: ServerMessages) => string
): HTMLParagraphElement => {
  const language = readerLanguage()
  const line = document.createElement("p")
  line.setAttribute("role", role)
  line.textContent = textIn(serverMessagesIn(language))
  document.documentElement.lang = language
  document.body.replaceChildren(line)
  return line
}
