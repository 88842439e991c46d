import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { documentLanguage } from "../components/language-provider.tsx"
import { serverMessagesIn } from "../messages/server-messages.ts"
import { errorTextOf } from "../text/error-text.ts"
import { postedForm } from "./as-server-sees.ts"
import { makeElement } from "./elements.ts"
import type { Product } from "./product.ts"
import { showResponse } from "./show-address.ts"
import { respondWithFault } from "./simulation.ts"

/** A rejected form comes back with what was typed; other failures would take it away, and Back leads elsewhere. */
const canBeShown = async (response: Response): Promise<boolean> =>
  response.ok || response.headers.has("location") || (await response.clone().text()).includes("<form")

/** Stands outside of the page's root, whose script may still arrive and expects what was rendered. */
const showFailure = (): void => {
  const { everyPage, visitor, apiErrors } = serverMessagesIn(documentLanguage())
  const title = makeElement("b", {}, visitor.failedTitle)
  const reason = errorTextOf(new StoreUnavailable({ cause: "offline" }).message, apiErrors)
  const alert = makeElement("div", { className: "grow", role: "alert" }, title, " ", reason)
  const toast = makeElement("div", { className: "toast destructive" }, alert)
  const region = makeElement(
    "section",
    { className: "toast-region", ariaLabel: everyPage.notifications },
    toast
  )
  document.body.append(region)
  for (const type of ["input", "submit"]) window.addEventListener(type, () => region.remove(), { once: true })
}

/**
 * Sends forms that no script of their page handles, as a browser would: the page's script may still be loading, and a
 * navigation through the service worker would lose the fields.
 */
export const sendForms = (product: Product): void => {
  const send = async (request: Request): Promise<void> => {
    const response = await respondWithFault(request, product.fetch).catch(() => Response.error())
    return (await canBeShown(response)) ? showResponse(response) : showFailure()
  }
  window.addEventListener("submit", (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return
    event.preventDefault()
    void send(postedForm(form.action, new FormData(form, submitter)))
  })
}
