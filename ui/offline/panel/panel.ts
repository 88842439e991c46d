import { withBase, withoutBase } from "../base-path.ts"
import { makeButton, makeElement } from "../elements.ts"
import { panelPath } from "../offline-paths.ts"
import type { Product } from "../product.ts"
import { resetEverything } from "../reset.ts"
import { panelStyles } from "./panel-styles.ts"
import { simulationForm } from "./responses-form.ts"
import { samplesList } from "./samples-list.ts"

const isPanelPage = (): boolean => withoutBase(location.pathname) === panelPath

const resetDemo = async (): Promise<void> => {
  await resetEverything()
  location.assign(withBase("/"))
}

const panelContent = (product: Product, close: () => void): HTMLElement => {
  const heading = makeElement("h1", { tabIndex: -1, textContent: "Offline product" })
  const way = isPanelPage()
    ? makeElement("a", { href: withBase("/") }, "Open the product")
    : makeButton("Close (Escape)", close)
  return makeElement(
    "section",
    { ariaLabel: "Offline product" },
    heading,
    makeElement(
      "p",
      {},
      "Your browser is the server. Nothing leaves it. Alt+Shift+O opens this panel anywhere."
    ),
    makeElement("h2", {}, "Sample hives"),
    samplesList(product),
    makeElement("h2", {}, "How calls are answered"),
    simulationForm(),
    makeElement("div", { className: "bar" }, way, makeButton("Reset everything", resetDemo))
  )
}

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === "KeyO"

export const openPanel = (product: Product): void => {
  const host = makeElement("aside", { lang: "en" })
  host.toggleAttribute("data-page", isPanelPage())
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panelStyles)
  const shadow = host.attachShadow({ mode: "open" })
  shadow.adoptedStyleSheets = [sheet]
  let focused: Element | null = null

  const close = (): void => {
    host.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
  const show = (): void => {
    focused = document.activeElement
    shadow.replaceChildren(panelContent(product, close))
    document.documentElement.append(host)
    shadow.querySelector("h1")?.focus()
  }
  window.addEventListener("keydown", (event) => {
    if (isShortcut(event)) {
      event.preventDefault()
      if (host.isConnected && !isPanelPage()) close()
      else show()
    }
  })
  host.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isPanelPage()) close()
  })
  if (isPanelPage()) show()
}
