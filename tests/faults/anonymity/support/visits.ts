import { request } from "node:http"
import type { VisitorTraces } from "./traces.ts"

/** A visitor's request. */
interface VisitRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface VisitResponse {
  readonly status: number
  /** The head as it came, but for the Date. */
  readonly head: string
  readonly body: string
  /** The visitor's own port. */
  readonly port: number
}

const headOf = (rawHeaders: ReadonlyArray<string>): string => {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && name.toLowerCase() !== "date" ? [`${name}: ${rawHeaders[index + 1]}`] : []
  )
  return lines.join("\n")
}

/** One request on a connection of its own, from the visitor's own address. */
export const visit = (url: string, traces: VisitorTraces, asked: VisitRequest): Promise<VisitResponse> =>
  new Promise((resolve, reject) => {
    const headers = { ...traces.headers, ...asked.headers }
    const localAddress = traces.address
    const asking = request(new URL(asked.path, url), {
      method: asked.method,
      headers,
      localAddress,
      agent: false
    })
    asking.once("error", reject)
    asking.once("response", (response) => {
      const port = response.socket.localPort ?? 0
      const words: Array<string> = []
      response.setEncoding("utf8").on("data", (text: string) => words.push(text))
      response.once("error", reject)
      response.once("end", () => {
        const { statusCode = 0, rawHeaders } = response
        resolve({ status: statusCode, head: headOf(rawHeaders), body: words.join(""), port })
      })
    })
    asking.end(asked.body)
  })

/** Runs the tasks, so many at once, and keeps their order. */
export const runInOrder = async <A>(
  tasks: ReadonlyArray<() => Promise<A>>,
  atOnce: number
): Promise<ReadonlyArray<A>> => {
  const results: Array<A> = []
  for (let from = 0; from < tasks.length; from += atOnce) {
    results.push(...(await Promise.all(tasks.slice(from, from + atOnce).map((task) => task()))))
  }
  return results
}

export interface VisitKind {
  readonly status: number
  readonly ask: (link: string, marker: string) => VisitRequest
}

const ownPage = { "sec-fetch-site": "same-origin" } as const
const json = { "content-type": "application/json", ...ownPage } as const
const form = { "content-type": "application/x-www-form-urlencoded", ...ownPage } as const
const praiseText = "You explain things clearly and keep your word."

const postRequest =
  (body: (marker: string) => string, headers: Readonly<Record<string, string>> = json) =>
  (link: string, marker: string): VisitRequest => ({
    method: "POST",
    path: `/api/profile/${link}/feedback?utm=${marker}`,
    headers,
    body: body(marker)
  })

const getRequest =
  (path: (link: string) => string) =>
  (link: string, marker: string): VisitRequest => ({ method: "GET", path: `${path(link)}?utm=${marker}` })

const postForm = (content: string) => (link: string, marker: string) => ({
  method: "POST",
  path: `/${link}?utm=${marker}`,
  headers: form,
  body: new URLSearchParams({ content }).toString()
})

/** A submission, with an Idempotency-Key that is the visitor's alone. */
export const submission = (link: string, content: string, key: string): VisitRequest => ({
  method: "POST",
  path: `/api/profile/${link}/feedback`,
  headers: { ...json, "idempotency-key": key },
  body: JSON.stringify({ content })
})

const forgedLine = '\r\n{"level":"INFO"}\n\u001b[31m\u2028'

const signIn = (path: string, body: (marker: string) => object): VisitKind["ask"] => {
  const ask = postRequest((marker) => JSON.stringify(body(marker)))
  return (link, marker) => ({ ...ask(link, marker), path: `${path}?utm=${marker}` })
}

/** Everything else that a visitor may get: pages, refusals, and what is not there. */
export const otherVisits: Readonly<Record<string, VisitKind>> = {
  "the page": { status: 200, ask: getRequest((link) => `/${link}`) },
  "the profile": { status: 200, ask: getRequest((link) => `/api/profile/${link}`) },
  "the badges": { status: 200, ask: getRequest((link) => `/api/profile/${link}/gamification`) },
  "the start page": { status: 200, ask: getRequest(() => "/") },
  "a link that is nobody's": { status: 404, ask: getRequest(() => "/nobody-has-this") },
  "a profile that is nobody's": { status: 404, ask: getRequest(() => "/api/profile/nobody-has-this") },
  "a call that is none": { status: 404, ask: getRequest(() => "/api/nothing") },
  "an owner's call": { status: 401, ask: getRequest(() => "/api/auth/user") },
  "a link in the text": {
    status: 400,
    ask: postRequest((marker) => JSON.stringify({ content: `www.${marker}.org` }))
  },
  "no JSON": { status: 400, ask: postRequest((marker) => `{"content":"${marker}`) },
  "a wrong type": { status: 400, ask: postRequest((marker) => JSON.stringify({ content: [marker] })) },
  "a wrong content type": {
    status: 415,
    ask: postRequest((marker) => marker, { ...json, "content-type": "text/plain" })
  },
  "a huge body": {
    status: 413,
    ask: postRequest((marker) => JSON.stringify({ content: marker.repeat(3_000) }))
  },
  "another site's post": {
    status: 403,
    ask: postRequest(() => JSON.stringify({ content: praiseText }), {
      ...json,
      "sec-fetch-site": "cross-site"
    })
  },
  "the form": { status: 303, ask: postForm(praiseText) },
  "the form, refused": { status: 400, ask: postForm("see www.example.org") },
  "a sign-in that would forge a line of the log": {
    status: 401,
    ask: signIn("/api/auth/sign-in", (marker) => ({ email: `${marker}${forgedLine}`, password: marker }))
  },
  "an admin whom nobody made": {
    status: 401,
    ask: signIn("/api/admin/login", (marker) => ({ username: `${marker}${forgedLine}`, password: marker }))
  },
  "the admin whom everybody knows": {
    status: 401,
    ask: signIn("/api/admin/login", () => ({ username: "admin", password: "admin" }))
  },
  "a wrong method": {
    status: 405,
    ask: (link, marker) => ({ method: "PUT", path: `/api/profile/${link}?utm=${marker}` })
  },
  "a strange method": { status: 405, ask: (_, marker) => ({ method: "PROPFIND", path: `/?utm=${marker}` }) },
  "a long address": { status: 414, ask: (_, marker) => ({ method: "GET", path: `/${marker.repeat(600)}` }) }
}
