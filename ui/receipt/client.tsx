import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { documentLanguage, LanguageProvider } from "../components/language-provider.tsx"
import { ReceiptPage } from "../features/receipt/receipt-page.tsx"
import { receiptMessagesIn } from "../messages/receipt-messages.ts"
import { PublicPage } from "../public-pages/public-page.tsx"
import { publicPageContextOf } from "../public-pages/public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const language = documentLanguage()
  const context = publicPageContextOf(new URL(window.location.href), settings)
  hydrateRoot(
    root,
    <LanguageProvider
      initial={language}
      messages={receiptMessagesIn(language)}
      messagesIn={receiptMessagesIn}
      query={context.query}
    >
      <PublicPage Page={ReceiptPage} context={context} settings={settings} />
    </LanguageProvider>
  )
}
