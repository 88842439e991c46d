import type { Catalogue } from "../messages/generated/catalogue.ts"
import { catalogueOf } from "../messages/server-messages.ts"
import { readerLanguage } from "./reader-language.ts"

export const showLine = (
  role: "status" | "alert",
  textIn: (catalogue: Catalogue) => string
): HTMLParagraphElement => {
  const language = readerLanguage()
  const line = document.createElement("p")
  line.setAttribute("role", role)
  line.textContent = textIn(catalogueOf(language))
  document.documentElement.lang = language
  document.body.replaceChildren(line)
  return line
}
