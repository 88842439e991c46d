import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { documentLanguage, LanguageProvider } from "../components/language-provider.tsx"
import { PublicPage } from "./public-page.tsx"
import { pageLocationOf } from "./public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const place = pageLocationOf(new URL(window.location.href), settings)
  hydrateRoot(
    root,
    <LanguageProvider initial={documentLanguage()} query={place.query}>
      <PublicPage place={place} settings={settings} />
    </LanguageProvider>
  )
}
