import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/controls.css"
import "../styles/parts.css"
import "../styles/print.css"
import "../styles/forced-colours.css"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app.tsx"

const container = document.getElementById("root")
if (container !== null) {
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>
  )
}
