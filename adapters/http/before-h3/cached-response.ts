import { linkIdOf, linkPattern } from "#core/domain/links/link-rules.ts"
import type { LinkResponseKind } from "../cache/response-cache.ts"
import type { makeHostCheck } from "../requests/own-host.ts"
import { maxTargetLength } from "../requests/unrouted.ts"
import type { ResponseSerialiser, WireResponse } from "../responses/wire-response.ts"
import type { Site } from "../site/site.ts"

interface CacheLane {
  readonly site: Site
  readonly isOwn: ReturnType<typeof makeHostCheck>
  readonly toWire: ResponseSerialiser
}

/** A request before anything is made of it. */
interface AskedFor {
  readonly method: string | undefined
  readonly target: string | undefined
  readonly host: string | undefined
}

/** The question, if any, in characters that no router spells anew. */
const target = new RegExp(`^/(api/profile/)?(${linkPattern})(?:\\?([\\w.~%&=+:;,@/!$()*-]*))?$`)

const kindOf = (api: string | undefined, question: string | undefined): LinkResponseKind => {
  if (api !== undefined) return "profile"
  return question !== undefined && new URLSearchParams(question).get("sent") === "1" ? "thanks" : "page"
}

/**
 * Finds a response that is cached, without running anything: the same bytes as the app would send. Whatever is not plainly a
 * request for a link is left to the app.
 */
export const makeCachedLookup =
  ({ site, isOwn, toWire }: CacheLane) =>
  ({ method, target: asked = "", host = "" }: AskedFor): WireResponse | undefined => {
    const parts = method === "GET" && asked.length <= maxTargetLength ? target.exec(asked) : null
    if (parts === null) return undefined
    const [, api, link = "", question] = parts
    const answer = site.cache.find(linkIdOf(link), kindOf(api, question))
    return answer === undefined || !isOwn(host) ? undefined : toWire(answer, asked)
  }
