import { linkIdOf, linkPattern } from "#core/domain/links/link-rules.ts"
import type { WireAnswer } from "./answers/wire-answers.ts"
import type { AtOnce } from "./at-once.ts"

/** A request before anything is made of it. */
interface AskedFor {
  readonly method: string | undefined
  readonly target: string | undefined
  readonly host: string | undefined
}

const target = new RegExp(`^/(api/profile/)?(${linkPattern})(\\?sent=1)?$`)

/**
 * Finds an answer that is kept, without running anything: the same bytes as the app would send. Whatever is not plainly a
 * question for a link is left to the app.
 */
export const readyAnswers =
  ({ site, isOwn, toWire }: AtOnce) =>
  ({ method, target: asked = "", host = "" }: AskedFor): WireAnswer | undefined => {
    const parts = method === "GET" ? target.exec(asked) : null
    if (parts === null) return undefined
    const [, api, link = "", sent] = parts
    const kept = site.kept.find(api === undefined ? "page" : "profile", linkIdOf(link))
    const answer = sent === undefined ? kept?.plain : kept?.thanks
    return answer === undefined || !isOwn(host) ? undefined : toWire(answer, asked)
  }
