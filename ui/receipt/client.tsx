import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { documentLanguage, LanguageProvider } from "../components/language-provider.tsx"
import { ReceiptPage } from "../features/receipt/receipt-page.tsx"
import { receiptMessagesIn } from "../messages/receipt-messages.ts"
import { PublicPage } from "../public-pages/public-page.tsx"
import { pageLocationOf } from "../public-pages/public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const language = documentLanguage()
  const place = pageLocationOf(new URL(window.location.href), settings)
  hydrateRoot(
    root,
    <LanguageProvider
      initial={language}
      messages={receiptMessagesIn(language)}
      messagesIn={receiptMessagesIn}
      query={place.query}
    >
      <PublicPage Page={ReceiptPage} place={place} settings={settings} />
    </LanguageProvider>
  )
}
