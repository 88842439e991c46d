import { get, type IncomingMessage, type RequestOptions } from "node:http"
import { get as getSecurely } from "node:https"
import { isIP } from "node:net"
import { Effect } from "effect"
import { hostWithoutBrackets, isPublicAddress, publicLookup } from "#adapters/public-address/index.ts"
import { maxImageBytes } from "#core/domain/images/image-size.ts"
import type { UploadedFile } from "#core/domain/images/uploaded-file.ts"
import { ImageUnavailable } from "#core/ports/identity-provider.ts"
import { readAtMost } from "./read-at-most.ts"

const fetchTimeoutMillis = 8_000
const maxRedirects = 3

const isIssuerOrigin = (url: URL, issuer: URL): boolean => url.origin === issuer.origin

/** Allows the issuer's own origin, which the operator trusts, and https on the public internet. */
const mayFetch = (url: URL, issuer: URL): boolean => {
  if (url.username !== "" || url.password !== "") return false
  if (isIssuerOrigin(url, issuer)) return true
  const host = hostWithoutBrackets(url)
  return url.protocol === "https:" && (isIP(host) === 0 || isPublicAddress(host))
}

const sendRequest = (url: URL, issuer: URL, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      agent: false,
      signal,
      headers: { accept: "image/webp, image/png, image/jpeg" },
      ...(isIssuerOrigin(url, issuer) ? {} : { lookup: publicLookup })
    }
    const request = url.protocol === "https:" ? getSecurely : get
    request(url, options, resolve).on("error", reject)
  })

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  statusCode >= 300 && statusCode < 400 ? headers.location : undefined

/** Checks each redirect like the first address. */
const followRedirects = async (
  url: URL,
  issuer: URL,
  signal: AbortSignal,
  redirects = maxRedirects
): Promise<IncomingMessage> => {
  if (!mayFetch(url, issuer)) throw new Error("the picture's address is not one to ask")
  const answer = await sendRequest(url, issuer, signal)
  const next = redirectOf(answer)
  if (next === undefined) return answer
  answer.destroy()
  if (redirects === 0) throw new Error("the picture's address leads on and on")
  return followRedirects(new URL(next, url), issuer, signal, redirects - 1)
}

const downloadImage = async (address: string, issuer: URL, signal: AbortSignal): Promise<UploadedFile> => {
  const answer = await followRedirects(new URL(address), issuer, signal)
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new Error(`the picture's address answers ${answer.statusCode}`)
  }
  const bytes = await readAtMost(answer, maxImageBytes)
  return new Blob([bytes], { type: answer.headers["content-type"] ?? "" })
}

/**
 * Fetches the image named in a claim without allowing requests to internal addresses (SSRF: ASVS V1.3.6, V13.2.4).
 * The claim's author learns only this server's address.
 */
export const fetchImage = (address: string, issuer: URL): Effect.Effect<UploadedFile, ImageUnavailable> =>
  Effect.tryPromise({
    try: (signal) => downloadImage(address, issuer, signal),
    catch: (cause) => new ImageUnavailable({ cause })
  }).pipe(
    Effect.timeoutOrElse({
      duration: fetchTimeoutMillis,
      orElse: () => Effect.fail(new ImageUnavailable({ cause: "the picture came too slowly" }))
    })
  )
