import "../styles/common.css"
import { hydrateRoot } from "react-dom/client"
import { statedSettings } from "../app/stated-settings.ts"
import { pageEntryOf } from "./page-table.tsx"
import { PublicPage } from "./public-page.tsx"
import { pageLocationOf } from "./public-page-context.ts"

const root = document.getElementById("root")

if (root !== null) {
  const settings = statedSettings()
  const place = pageLocationOf(new URL(window.location.href), settings)
  const { Page } = pageEntryOf(place.pathname)
  hydrateRoot(root, <PublicPage Page={Page} place={place} settings={settings} />)
}
