import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/controls.css"
import "../styles/parts.css"
import "../styles/print.css"
import { StrictMode } from "react"
import { createRoot, type Root } from "react-dom/client"
import { readCurrentUser } from "../app/current-user.ts"
import { hasOwnerMark } from "../app/owner-mark.ts"
import { LandingPage } from "../features/landing/landing-page.tsx"

const loadApp = () => import("./app.tsx")

const showApp = async (root: Root): Promise<void> => {
  const { App } = await loadApp()
  root.render(
    <StrictMode>
      <App />
    </StrictMode>
  )
}

/** The landing page at once and alone; the app in its place should it turn out that somebody is signed in. */
const showLanding = async (root: Root): Promise<void> => {
  root.render(
    <StrictMode>
      <LandingPage />
    </StrictMode>
  )
  const user = await readCurrentUser().catch(() => null)
  if (user !== null) await showApp(root)
}

const container = document.getElementById("root")
if (container !== null) {
  const isFirstVisit = window.location.pathname === "/" && !hasOwnerMark()
  const show = isFirstVisit ? showLanding : showApp
  void show(createRoot(container))
}
