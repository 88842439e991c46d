import type { BodyOf, Call } from "#core/contract/call.ts"

export const formDataOf = <C extends Call>(_call: C, body: BodyOf<C> & object): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (typeof value === "string" || value instanceof Blob) form.append(name, value)
  }
  return form
}
