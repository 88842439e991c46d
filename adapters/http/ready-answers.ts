import { linkIdOf } from "#core/domain/links/link-rules.ts"
import type { Answer } from "./answers/answers.ts"
import { rememberingHosts } from "./requests/own-host.ts"
import type { Site } from "./site/site.ts"

/** The head and body of a 200 as they go over the wire. */
interface ReadyAnswer {
  /** Names and values in turn. */
  readonly head: ReadonlyArray<string>
  readonly body: string
}

/** A request before anything is made of it. */
interface AskedFor {
  readonly method: string | undefined
  readonly target: string | undefined
  readonly host: string | undefined
}

const target = /^\/(api\/profile\/)?([A-Za-z0-9_-]{3,30})(\?sent=1)?$/

const madeReady = (fields: Headers, body: string): ReadyAnswer => {
  const length = String(new TextEncoder().encode(body).length)
  return { head: [...[...fields].flat(), "content-length", length], body }
}

/**
 * Finds an answer that is kept, without running anything: the same bytes as the app would send. Whatever is not plainly a
 * question for a link is left to the app.
 */
export const readyAnswers = (site: Site, headersOf: (answer: Answer, path: string) => HeadersInit) => {
  const ready = new WeakMap<Answer, ReadyAnswer>()
  const isOwn = rememberingHosts(site)
  const made = (answer: Answer, path: string): ReadyAnswer | undefined => {
    const known = ready.get(answer)
    if (known !== undefined || typeof answer.body !== "string") return known
    const found = madeReady(new Headers(headersOf(answer, path)), answer.body)
    ready.set(answer, found)
    return found
  }
  return ({ method, target: asked = "", host = "" }: AskedFor): ReadyAnswer | undefined => {
    const parts = method === "GET" ? target.exec(asked) : null
    if (parts === null) return undefined
    const [, api, link = "", sent] = parts
    const kept = site.kept.find(api === undefined ? "page" : "profile", linkIdOf(link))
    const answer = sent === undefined ? kept?.plain : kept?.thanks
    return answer === undefined || !isOwn(host) ? undefined : made(answer, asked)
  }
}
