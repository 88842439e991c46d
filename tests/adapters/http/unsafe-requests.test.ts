import { expect, test } from "vitest"
import { calls } from "#core/contract/calls.ts"
import { startServer } from "./support/test-server.ts"
import { callNames } from "./support/valid-requests.ts"

const publicUrl = "https://honest.example"
const requestedOrigin = "http://10.0.0.7:3000"

const writes = callNames.filter((name) => calls[name].method !== "GET")

interface RequestEvidence {
  readonly site?: string
  readonly origin?: string
  readonly cookie?: string
  readonly accepted: boolean
  /** Where cookies are ignored; as elsewhere unless said. */
  readonly acceptedOfVisitors?: true
}

const session = `__Host-honesthive=${"c".repeat(43)}`

const table: ReadonlyArray<RequestEvidence> = [
  { site: "same-origin", accepted: true },
  { site: "same-origin", origin: "null", accepted: true },
  { site: "same-origin", cookie: session, accepted: true },
  { site: "none", accepted: false },
  { site: "same-site", accepted: false },
  { site: "same-site", origin: publicUrl, accepted: false },
  { site: "cross-site", origin: publicUrl, accepted: false },
  { site: "", accepted: false },
  { origin: publicUrl, accepted: true },
  { origin: publicUrl, cookie: session, accepted: true },
  { origin: requestedOrigin, accepted: true },
  { origin: "https://10.0.0.7:3000", accepted: true },
  { origin: "http://10.0.0.7", accepted: false },
  { origin: "http://honest.example", accepted: false },
  { origin: `${publicUrl}.evil.example`, accepted: false },
  { origin: "https://honest.example@evil.example", accepted: false },
  { origin: "https://evil-honest.example", accepted: false },
  { origin: "https://evil.example", accepted: false },
  { origin: "null", accepted: false },
  { origin: "", accepted: false },
  { accepted: true },
  { cookie: "theme=dark", accepted: true },
  { cookie: session, accepted: false, acceptedOfVisitors: true },
  { cookie: `theme=dark; ${session}`, accepted: false, acceptedOfVisitors: true },
  { cookie: `honesthive-admin=${"d".repeat(43)}`, accepted: false, acceptedOfVisitors: true },
  { site: "cross-site", cookie: session, accepted: false },
  { origin: "https://evil.example", cookie: session, accepted: false }
]

const headersOf = ({ site, origin, cookie }: RequestEvidence): Record<string, string> => ({
  ...(site === undefined ? {} : { "sec-fetch-site": site }),
  ...(origin === undefined ? {} : { origin }),
  ...(cookie === undefined ? {} : { cookie })
})

test.each(writes)("[asvs V3.5.1] [anon A23] %s is only taken from where it may come", async (name) => {
  const server = startServer({ publicUrl })
  const { method, path, access } = calls[name]
  const url = `${requestedOrigin}${path.replace("{id}", "some-id").replace("{link}", "asha-rao")}`
  for (const evidence of table) {
    const answer = await server.handle(new Request(url, { method, headers: headersOf(evidence) }))
    // Visitors' calls look at no cookie: a session neither opens nor closes anything there.
    const isAccepted = evidence.accepted || (access === "visitor" && evidence.acceptedOfVisitors === true)
    expect(answer.status !== 403, JSON.stringify(evidence)).toBe(isAccepted)
  }
})
