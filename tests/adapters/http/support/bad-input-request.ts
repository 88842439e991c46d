import type { Case } from "../../../fixtures/bad-inputs/materialize.mjs"
import { materialize } from "../../../fixtures/bad-inputs/materialize.mjs"
import { type BadInputWorld, cookieFor, variablesOf } from "./bad-input-world.ts"
import { origin } from "./test-server.ts"

/** A browser always says where a request with a session comes from; cases that test this say it themselves. */
const withOrigin = (headers: Headers): Headers => {
  const isSilent = !headers.has("origin") && !headers.has("sec-fetch-site")
  if (isSilent && headers.has("cookie")) headers.set("origin", origin)
  return headers
}

export const requestFor = async (one: Case, world: BadInputWorld): Promise<Request> => {
  const { method, path, headers, body } = materialize(one, variablesOf(world))
  const sent = new Headers(headers)
  const cookie = await cookieFor(one, world)
  if (cookie !== undefined) sent.set("cookie", cookie)
  return new Request(`${origin}${path}`, {
    method,
    headers: withOrigin(sent),
    ...(body === undefined ? {} : { body })
  })
}

const fillVariables = (text: string, variables: Readonly<Record<string, string>>): string =>
  text.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => variables[name] ?? whole)

/** Texts of `expect.never` that a response contains. */
export const forbiddenIn = (one: Case, world: BadInputWorld, answer: Response, body: string) => {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join("\n")
  return one.expect.never.filter((never) => {
    if (typeof never === "number") return answer.status === never
    const text = fillVariables(never, variablesOf(world))
    return body.includes(text) || headers.toLowerCase().includes(text.toLowerCase())
  })
}
