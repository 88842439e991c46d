import { postedForm } from "./as-server-sees.ts"
import type { Product } from "./product.ts"
import { showResponse } from "./show-address.ts"

/**
 * Sends forms that no script of their page handles, as a browser would: the page's script may still be loading, and a
 * navigation through the service worker would lose the fields.
 */
export const sendForms = ({ answer }: Product): void => {
  window.addEventListener("submit", (event) => {
    const { target: form, submitter } = event
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return
    event.preventDefault()
    void answer(postedForm(form.action, new FormData(form, submitter))).then(showResponse)
  })
}
