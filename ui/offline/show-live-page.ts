import { withBase } from "./base-path.ts"
import { storeName } from "./layers.ts"
import { panelPath } from "./offline-paths.ts"
import type { Product } from "./product.ts"
import { livePageHive } from "./samples/sample-hives.ts"

const showPreparing = (): void => {
  const line = document.createElement("p")
  line.setAttribute("role", "status")
  line.textContent = "Preparing a sample page in your browser …"
  document.body.replaceChildren(line)
}

/** Opens the visitor page of a sample hive, which the first visit loads. Tabs take turns, so that one of them does. */
export const showLivePage = async ({ loadSample }: Product): Promise<void> => {
  showPreparing()
  const link = await navigator.locks.request(`${storeName} live page`, () => loadSample(livePageHive.email))
  location.replace(withBase(link === null ? panelPath : `/${link}`))
}
