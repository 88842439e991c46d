import type { H3 } from "h3"
import { http } from "msw"
import { setupWorker } from "msw/browser"
import { withHeaders } from "#ui/offline/as-server-sees.ts"
import { cookiesSetBy } from "#ui/offline/cookies-set.ts"

/** Carry headers that a page may neither send nor read. */
const [askedHeader, answeredHeader] = ["x-test-asked", "x-test-answered"]

interface TransportRequest {
  readonly server: number
  readonly origin: string
  readonly headers: ReadonlyArray<readonly [string, string]>
}

interface TransportResponse {
  readonly status: number
  readonly headers: ReadonlyArray<readonly [string, string]>
}

const servers: Array<(request: Request) => Promise<Response>> = []

const packed = (value: TransportRequest | TransportResponse): string =>
  encodeURIComponent(JSON.stringify(value))

const unpackAsked = (text: string): TransportRequest => JSON.parse(decodeURIComponent(text))
const unpackAnswered = (text: string): TransportResponse => JSON.parse(decodeURIComponent(text))

const respondTo = async (request: Request): Promise<Response> => {
  const { server, origin, headers } = unpackAsked(request.headers.get(askedHeader) ?? "")
  const { pathname, search } = new URL(request.url)
  const all = new Headers(request.headers)
  all.delete(askedHeader)
  for (const [name, value] of headers) all.set(name, value)
  const asked = withHeaders(new Request(`${origin}${pathname}${search}`, request), all)
  const answer = await servers[server]?.(asked)
  if (answer === undefined) return Response.error()
  const told = { status: answer.status, headers: [...answer.headers] }
  return new Response(answer.body, { headers: { [answeredHeader]: packed(told) } })
}

const worker = setupWorker(
  http.all("*", ({ request }) => (request.headers.has(askedHeader) ? respondTo(request) : undefined))
)
const started = worker.start({ quiet: true })

const headersIn = (init: RequestInit | undefined) => [...new Headers(init?.headers)]

/** A page's fetch may not say these by itself; its own content type has the boundary of a form. */
const sendToServer = async (server: number, url: string, init: RequestInit = {}): Promise<Response> => {
  await started
  const { origin } = new URL(url)
  const own = init.body instanceof FormData ? [] : headersIn(init).filter(([name]) => name === "content-type")
  const asked = packed({ server, origin, headers: headersIn(init) })
  const answer = await fetch(`${location.origin}${url.slice(origin.length)}`, {
    ...init,
    headers: [...own.map(([name, value]): [string, string] => [name, value]), [askedHeader, asked]]
  })
  const { status, headers } = unpackAnswered(answer.headers.get(answeredHeader) ?? "")
  const body = await answer.arrayBuffer()
  const shown = new Response(body.byteLength === 0 ? null : body, { status })
  return Object.defineProperty(shown, "headers", {
    value: new Headers(headers.map(([name, value]) => [name, value]))
  })
}

/** The app behind MSW in this page. */
export const transportTo = (app: H3) => {
  const cookiesOf = cookiesSetBy(app)
  const handle = async (request: Request): Promise<Response> => {
    const answer = await app.fetch(request)
    const headers = new Headers(answer.headers)
    for (const cookie of cookiesOf(request)) headers.append("set-cookie", cookie)
    return Object.defineProperty(answer, "headers", { value: headers })
  }
  const server = servers.push(handle) - 1
  return { handle, send: (url: string, init?: RequestInit) => sendToServer(server, url, init) }
}
