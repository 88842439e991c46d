import { request as requestSecurely } from "node:https"
import { isIP } from "node:net"
import { Clock, Effect } from "effect"
import { checkedLookup, hostWithoutBrackets, isForeignAddress } from "#adapters/public-address/index.ts"
import { type SendWebhook, WebhookNotSent, type WebhookRequest } from "#core/ports/webhook-sender.ts"
import { signatureHeaders } from "./sign.ts"

const attemptTimeoutMillis = 10_000

const maxResponseHeaderBytes = 16_384

/** Responses before the response. Without a limit, they would keep a core busy until the timeout. */
const maxInterimResponses = 8

export interface WebhookSettings {
  /** Names in lower case that may resolve to private addresses (`WEBHOOK_HOSTS`). */
  readonly privateHosts: ReadonlySet<string>
}

const foreignLookup = checkedLookup(isForeignAddress)

/** A host that is an address is never looked up. */
const isRefusedAddress = (host: string): boolean => isIP(host) !== 0 && !isForeignAddress(host)

const notSent = (reason: string) => new WebhookNotSent({ reason })

type Outgoing = WebhookRequest & { readonly headers: Readonly<Record<string, string>> }

/** Without an agent there is no proxy and no connection that outlives the request. Redirects are not followed. */
const statusOf = ({ address, headers, body }: Outgoing, isPrivateAllowed: boolean) =>
  Effect.callback<number, WebhookNotSent>((resume, signal) => {
    const request = requestSecurely(new URL(address), {
      method: "POST",
      agent: false,
      signal,
      maxHeaderSize: maxResponseHeaderBytes,
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      ...(isPrivateAllowed ? {} : { lookup: foreignLookup })
    })
    request.once("response", (response) => {
      response.destroy()
      resume(Effect.succeed(response.statusCode ?? 0))
    })
    let interim = 0
    request.on("information", () => {
      if (++interim > maxInterimResponses) request.destroy()
    })
    const fail = () => resume(Effect.fail(notSent("the connection failed, or may not be made")))
    request.on("error", fail)
    // An upgrade that nobody asked for closes the request without an error.
    request.once("close", fail)
    request.end(body)
  })

export const webhookSender = ({ privateHosts }: WebhookSettings): SendWebhook =>
  Effect.fn("webhookSender.send")(
    function* (message: WebhookRequest) {
      const host = hostWithoutBrackets(new URL(message.address))
      const isPrivateAllowed = privateHosts.has(host)
      if (!isPrivateAllowed && isRefusedAddress(host)) return yield* notSent("its address is not public")
      const seconds = Math.floor((yield* Clock.currentTimeMillis) / 1_000)
      const headers = { ...message.headers, ...signatureHeaders(message, seconds) }
      const status = yield* statusOf({ ...message, headers }, isPrivateAllowed)
      if (status < 200 || status > 299) return yield* notSent(`it responds with ${status}`)
    },
    Effect.timeoutOrElse({
      duration: attemptTimeoutMillis,
      orElse: () => Effect.fail(notSent("it takes longer than 10 seconds"))
    })
  )
