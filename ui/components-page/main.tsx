import "../styles/layers.css"
import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/scripts.css"
import "../styles/controls.css"
import "../styles/parts.css"
import "../styles/marks.css"
import "../styles/skeleton.css"
import "../styles/tabs.css"
import "../styles/toast.css"
import "../styles/app-toast.css"
import "../styles/dialog.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { defaultLanguage } from "#core/domain/languages/language.ts"
import { LanguageProvider } from "../components/language-provider.tsx"
import { ToastRegion } from "../components/toast-region.tsx"
import { catalogue } from "../messages/generated/en/catalogue.ts"
import { ComponentsPage } from "./components-page.tsx"

const root = document.getElementById("root")
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={defaultLanguage} messages={catalogue}>
        <ComponentsPage />
        <ToastRegion />
      </LanguageProvider>
    </StrictMode>
  )
}
