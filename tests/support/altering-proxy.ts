import type { IncomingHttpHeaders, RequestListener, ServerResponse } from "node:http"
import { createServer } from "node:https"
import { fileURLToPath } from "node:url"
import { onTestFinished } from "vitest"
import { listen } from "./listen.ts"
import { ownTls } from "./mail-server.ts"
import { startLoopback } from "./oidc/loopback.ts"

export interface ProxiedResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

export type AlterResponse = (path: string, response: ProxiedResponse, out: ServerResponse) => ProxiedResponse

const listenerOf =
  (target: string, alter: AlterResponse): RequestListener =>
  async ({ url: path = "/" }, out) => {
    const headers = { "accept-encoding": "identity" }
    const found = await fetch(`${target}${path}`, { headers, redirect: "manual" })
    const body = Buffer.from(await found.arrayBuffer())
    const sent = alter(path, { status: found.status, headers: new Headers(found.headers), body }, out)
    sent.headers.set("content-length", String(sent.body.length))
    out.writeHead(sent.status, [...sent.headers].flat()).end(sent.body)
  }

/** Returns the address of a proxy in front of `target`. The proxy ends with the test. */
export const startAlteringProxy = async (target: string, alter: AlterResponse): Promise<string> => {
  const { url, stop } = await startLoopback(() => listenerOf(target, alter))
  onTestFinished(stop)
  return url
}

/** For NODE_EXTRA_CA_CERTS: lets a process trust a secure proxy. */
export const certificateFile = fileURLToPath(new URL("../fixtures/mail/localhost.crt", import.meta.url))

/** Returns its address, and headers of the requests so far, by path. */
export const startSecureProxy = async (target: string, alter: AlterResponse) => {
  const received = new Map<string, IncomingHttpHeaders>()
  const answer = listenerOf(target, alter)
  const server = createServer(ownTls, (request, out) => {
    received.set(request.url ?? "", request.headers)
    answer(request, out)
  })
  const port = await listen(server)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `https://localhost:${port}`, received }
}
