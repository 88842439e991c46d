import { Schema } from "effect"
import { CurrentUser } from "#core/contract/account-schemas.ts"
import { FeedbackItems } from "#core/contract/feedback-schemas.ts"

const password = "a long and unusual passphrase"

const readUser = Schema.decodeUnknownSync(CurrentUser)
const readItems = Schema.decodeUnknownSync(FeedbackItems)

const expectStatus = async (answer: Response, status: number): Promise<Response> => {
  if (answer.status === status) return answer
  throw new Error(`${answer.url}: ${answer.status} instead of ${status}: ${await answer.text()}`)
}

const bodyOf = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body))

const headersOf = (url: string, cookie: string, body: unknown): Record<string, string> => ({
  origin: url,
  cookie,
  ...(body === undefined || body instanceof FormData ? {} : { "content-type": "application/json" })
})

const sender =
  (url: string, cookie: string) =>
  (method: string, path: string, body?: unknown): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      headers: headersOf(url, cookie, body),
      ...(body === undefined ? {} : { body: bodyOf(body) })
    })

/** An owner who uses the API as a browser would: with a session cookie and the site's own origin. */
const ownerOf = (url: string, cookie: string, link: string) => {
  const send = sender(url, cookie)
  const list = async () =>
    readItems(await (await expectStatus(await send("GET", "/api/user/feedback"), 200)).json())
  return { link, send, list }
}

export type OwnerClient = ReturnType<typeof ownerOf>

/** The cookies that an answer sets, as a browser sends them back. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ")

export const postJson = (url: string, path: string, body: object, cookie = ""): Promise<Response> =>
  sender(url, cookie)("POST", path, body)

const saveName = async (url: string, cookie: string, name: string): Promise<string> => {
  const form = new FormData()
  form.set("name", name)
  const saved = await expectStatus(await sender(url, cookie)("POST", "/api/user/profile", form), 200)
  return readUser(await saved.json()).feedbackLink ?? ""
}

const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(" ", ".")}@people.example`

/** Makes an account, gives it a name, and so gets the suggested link. */
export const signUpOwner = async (url: string, name: string): Promise<OwnerClient> => {
  const made = await postJson(url, "/api/auth/sign-up", { email: emailOf(name), password })
  const cookie = cookieOf(await expectStatus(made, 201))
  return ownerOf(url, cookie, await saveName(url, cookie, name))
}

const postSignIn = async (url: string, name: string): Promise<Response> =>
  expectStatus(await postJson(url, "/api/auth/sign-in", { email: emailOf(name), password }), 200)

export const openSession = async (url: string, name: string): Promise<string> =>
  cookieOf(await postSignIn(url, name))

export const signInOwner = async (url: string, name: string): Promise<OwnerClient> => {
  const signedIn = await postSignIn(url, name)
  return ownerOf(url, cookieOf(signedIn), readUser(await signedIn.json()).feedbackLink ?? "")
}

export const grace = { username: "grace", password: "nine green boats at noon" } as const
export const graceEnv = { ADMIN_USERNAME: grace.username, ADMIN_PASSWORD: grace.password } as const

export const signInGrace = (url: string): Promise<Response> => postJson(url, "/api/admin/login", grace)

export const submit = (url: string, link: string, content: string, key?: string): Promise<Response> =>
  fetch(`${url}/api/profile/${link}/feedback`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(key === undefined ? {} : { "idempotency-key": key }) },
    body: JSON.stringify({ content })
  })

/** Polls with growing pauses until `ask` resolves to true. */
export const pollUntil = async (
  what: string,
  ask: () => Promise<boolean>,
  millis = 20_000
): Promise<void> => {
  const begun = performance.now()
  while (!(await ask())) {
    const waited = performance.now() - begun
    if (waited > millis) throw new Error(`Waited ${millis} ms in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, Math.min(Math.max(20, waited / 10), 500)))
  }
}
