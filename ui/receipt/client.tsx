import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { ReceiptPage } from "../features/receipt/receipt-page.tsx"
import { PublicPage } from "../public-pages/public-page.tsx"
import { pageLocationOf } from "../public-pages/public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const place = pageLocationOf(new URL(window.location.href), settings)
  hydrateRoot(root, <PublicPage Page={ReceiptPage} place={place} settings={settings} />)
}
