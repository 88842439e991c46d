import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { PublicPage } from "./public-page.tsx"
import { pageLocationOf } from "./public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const place = pageLocationOf(new URL(window.location.href), settings)
  hydrateRoot(root, <PublicPage place={place} settings={settings} />)
}
