import "./visitor-styles.css"
import { hydrateRoot } from "react-dom/client"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { statedSettings } from "../app/stated-settings.ts"
import { documentLanguage, LanguageProvider } from "../components/language-provider.tsx"
import { visitorMessagesIn } from "../messages/visitor-messages.ts"
import type { PageWordsByLanguage } from "./page-words.ts"
import { sentQuery } from "./sent-query.ts"
import { VisitorPage } from "./visitor-page.tsx"

const root = document.getElementById("root")
const modelJson = document.getElementById("model")?.textContent
const wordsJson = document.getElementById("words")?.textContent
const picked = document.querySelector<HTMLInputElement>("[name=question]:checked")
const typed = {
  text: document.querySelector("textarea")?.value ?? "",
  question: picked?.value ?? ""
}
/** Before 2024 Firefox had none. The form that the server rendered needs no script. */
const countsCharacters = Intl.Segmenter !== undefined

if (countsCharacters && root !== null && modelJson && wordsJson) {
  const model: VisitorPageModel = JSON.parse(modelJson)
  const words: PageWordsByLanguage = JSON.parse(wordsJson)
  const language = documentLanguage()
  hydrateRoot(
    root,
    <LanguageProvider
      initial={language}
      messages={visitorMessagesIn(language)}
      messagesIn={visitorMessagesIn}
      query={sentQuery(model)}
    >
      <VisitorPage model={model} words={words} settings={statedSettings()} typedBeforeHydration={typed} />
    </LanguageProvider>
  )
}
