import { calls } from "#core/contract/calls.ts"
import { withBase } from "../base-path.ts"
import { makeButton, makeElement } from "../elements.ts"
import type { Product } from "../product.ts"
import { sampleAdmin, samplePassword, samplePeople } from "../samples/sample-people.ts"

const postForm = async (path: string, body: object): Promise<void> => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
}

export const samplesList = ({ loadSample }: Product): HTMLElement => {
  const status = makeElement("p", { role: "status" })
  const going = (doing: string, target: string, act: () => Promise<void>) => async () => {
    status.textContent = doing
    try {
      await act()
      location.assign(withBase(target))
    } catch (cause) {
      status.textContent = cause instanceof Error ? cause.message : String(cause)
    }
  }
  const people = samplePeople.map(({ title, email }) =>
    makeButton(
      title,
      going(`Loading ${email} …`, "/", async () => {
        await loadSample(email)
        await postForm(calls.signIn.path, { email, password: samplePassword })
      })
    )
  )
  const admin = makeButton(
    "the admin portal",
    going("Signing in …", "/admin/home", () => postForm(calls.adminLogin.path, sampleAdmin))
  )
  return makeElement(
    "div",
    {},
    makeElement("ul", {}, ...[...people, admin].map((entry) => makeElement("li", {}, entry))),
    status
  )
}
