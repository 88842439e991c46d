import { withoutBase } from "../base-path.ts"
import { loadClient } from "../client.ts"
import { handleCalls } from "../handle-calls.ts"
import { livePagePath, panelPath } from "../offline-paths.ts"
import { openPanel } from "../panel/panel.ts"
import { openProduct } from "../product.ts"
import { sendForms } from "../send-forms.ts"
import { showAddress } from "../show-address.ts"
import { showLine } from "../show-line.ts"
import { showLivePage } from "../show-live-page.ts"
import { stayBelow } from "../stay-below.ts"

/** Descends to the innermost cause, because failures of the store tell their visitors none. */
const causeTextOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return String(failure)
  return failure.cause instanceof Error ? causeTextOf(failure.cause) : failure.message
}

const showBootFailure = (cause: unknown): void => {
  const reason = document.createElement("span")
  reason.lang = "en"
  reason.textContent = causeTextOf(cause)
  showLine("alert", ({ offline }) => offline.cannotRun).append(" ", reason)
}

const startDemo = async (): Promise<void> => {
  if (!isSecureContext) throw new Error("It needs https, or localhost.")
  stayBelow()
  const product = await openProduct(await loadClient())
  await handleCalls(product)
  // For scripts, and for tests that use this browser as their server.
  Object.assign(globalThis, { honesthive: product })
  openPanel(product)
  sendForms(product)
  const path = withoutBase(location.pathname)
  if (path === livePagePath) await showLivePage(product)
  else if (path !== panelPath) await showAddress(product)
}

void startDemo().catch(showBootFailure)
