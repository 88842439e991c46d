import { Exit } from "effect"
import { origin, type TestServer } from "./test-server.ts"

/** Headers that a browser sends from our own pages. */
export const fromOwnPage = { "sec-fetch-site": "same-origin", origin } as const

export const json = (body: unknown, headers: Readonly<Record<string, string>> = {}, method = "POST") => ({
  method,
  headers: { "content-type": "application/json", ...fromOwnPage, ...headers },
  body: JSON.stringify(body)
})

export const form = (fields: Readonly<Record<string, string | Blob>>, cookie: string) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { method: "POST", headers: { ...fromOwnPage, cookie }, body }
}

/** A form that a page sends without JavaScript. */
export const urlencoded = (
  fields: string | Record<string, string>,
  headers: Readonly<Record<string, string>> = {}
) => ({ method: "POST", headers: { ...fromOwnPage, ...headers }, body: new URLSearchParams(fields) })

export const password = "a quiet meadow at dawn"

export const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(";")[0] ?? ""

export const messageOf = async (answer: Response): Promise<unknown> => (await answer.json()).message

export const statusAndMessage = async (answer: Response) => [answer.status, await messageOf(answer)]

/** Signs somebody up and returns their cookie. */
export const signUp = async (server: TestServer, email: string): Promise<string> => {
  const answer = await server.fetch("/api/auth/sign-up", json({ email, password }))
  if (answer.status !== 201) throw new Error(`Sign-up failed with ${answer.status}`)
  return cookieOf(answer)
}

export const succeed = <A, E>(exit: Exit.Exit<A, E>): A => {
  if (Exit.isSuccess(exit)) return exit.value
  throw new Error(`Setting up a test failed: ${exit.cause}`)
}

/** JSON that the holder of the cookie reads. */
export const readAs = async (server: TestServer, cookie: string, path: string) =>
  (await server.fetch(path, { headers: { cookie } })).json()

/** 200 where the cookie is that of an owner's session. */
export const userStatus = async (server: TestServer, cookie: string) =>
  (await server.fetch("/api/auth/user", { headers: { cookie } })).status
