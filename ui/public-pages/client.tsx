import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { documentLanguage, LanguageProvider } from "../components/language-provider.tsx"
import { noteOfFailure } from "../components/load-failure.tsx"
import { loadOpenMessages } from "../messages/load-messages.ts"
import { pageEntryOf } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { publicPageContextOf } from "./public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const language = documentLanguage()
  const context = publicPageContextOf(new URL(window.location.href), settings)
  const { Page } = pageEntryOf(context.pathname)
  void loadOpenMessages(language).then((messages) =>
    hydrateRoot(
      root,
      <LanguageProvider
        initial={language}
        messages={messages}
        messagesIn={loadOpenMessages}
        query={context.query}
        failureNote={noteOfFailure}
      >
        <PublicPage Page={Page} context={context} settings={settings} />
      </LanguageProvider>
    )
  )
}
