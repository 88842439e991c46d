import "./visitor-styles.css"
import { hydrateRoot } from "react-dom/client"
import type { VisitorPageModel } from "./model.ts"
import { VisitorPage } from "./visitor-page.tsx"

const root = document.getElementById("root")
const data = document.getElementById("model")?.textContent
const typed = document.querySelector("textarea")?.value ?? ""

if (root !== null && data !== undefined && data !== null) {
  const model: VisitorPageModel = JSON.parse(data)
  hydrateRoot(root, <VisitorPage model={model} typed={typed} />)
}
