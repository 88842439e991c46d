import "../styles/common.css"
import "../styles/start-failed.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { documentLanguage } from "../components/language-provider.tsx"
import { loadAppMessages } from "../messages/load-messages.ts"
import { App } from "./app.tsx"

const container = document.getElementById("root")
if (container !== null) {
  const language = documentLanguage()
  // Without top-level await: a chunk that waits can't share its modules with the pages that load later.
  void loadAppMessages(language).then((messages) =>
    createRoot(container).render(
      <StrictMode>
        <App language={language} messages={messages} />
      </StrictMode>
    )
  )
}
