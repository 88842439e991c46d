import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { temporaryFolder } from "../../support/server.ts"
import { sampled } from "../../support/short-form.ts"
import { type CanaryRun, runCanary } from "./support/canary-run.ts"
import { makeNeedles, type Needles } from "./support/needles.ts"
import { addressesOf, headersOf } from "./support/traces.ts"
import { otherVisits } from "./support/visits.ts"

/**
 * Seconds from the last visit to the look at the heap. The promise is a minute; the short form
 * waits less, which asks for more. The minute: `CANARY_SECONDS=60 npm run vitest -- --project faults
 * tests/faults/anonymity/canary.test.ts`.
 */
const wait = Number(process.env.CANARY_SECONDS ?? 1)

/** The short form has the first alone: there, more of the server handles addresses. */
const runs = [
  [
    "with limits on, behind a proxy",
    { env: { TRUST_PROXY: "1" }, submissions: 40, othersOfEachKind: 2, rest: 600 }
  ],
  ["without limits", { env: { RATE_LIMIT: "off" }, submissions: 400, othersOfEachKind: 15, rest: 0 }]
] as const

const tracedPlaces = ["journal", "files", "log", "answers", "heap"] as const

const sourcePositions = /\.[cm]?[jt]s:\d+:\d+/g

/** Numbers that stand alone, as a port would; `#123` is the log's name for a fiber, `.js:12345:6` a place in the code. */
const numbersIn = (bytes: Buffer) =>
  new Set(
    bytes
      .toString("latin1")
      .replace(sourcePositions, "")
      .match(/(?<![\w+/.#-])\d{4,5}(?![\w+/-])/g)
  )

describe.each(sampled(runs, 2))("visitors with distinctive traces, %s:", (_, options) => {
  const folder = temporaryFolder()
  let run: CanaryRun
  let addresses: Needles
  let headers: Needles

  beforeAll(async () => {
    run = await runCanary({ folder: folder.path, wait, ...options })
    addresses = makeNeedles(run.visitors.flatMap(addressesOf))
    headers = makeNeedles([
      ...run.visitors.flatMap(headersOf),
      ...run.visitors.map(({ headers: own }) => own["x-request-id"]?.split("-")[0] ?? "")
    ])
  }, 240_000)
  afterAll(folder.remove)

  test("they got what they asked for, and what they should have left is there", () => {
    const { others, submitted, places } = run
    expect(submitted.filter(({ status }) => status !== 201)).toEqual([])
    const statuses = new Map(others.map(({ kind, status }) => [kind, status]))
    for (const [kind, { status }] of Object.entries(otherVisits)) {
      expect([kind, statuses.get(kind)]).toEqual([kind, status])
    }
    expect(statuses.get("the store away")).toBe(503)
    const wanted = {
      journal: '"generation"',
      files: run.email,
      log: "is ready",
      answers: "Feedback submitted",
      heap: run.email
    }
    for (const name of tracedPlaces)
      expect(makeNeedles([wanted[name]]).foundIn(places[name]), name).toEqual([wanted[name]])
    expect(addresses.size + headers.size).toBeGreaterThan(run.visitors.length * 200)
  })

  test.each(tracedPlaces)("[anon A1] no address of theirs, nor a hash of one, is in the %s", (place) => {
    expect(addresses.foundIn(run.places[place])).toEqual([])
  })

  test.each(["journal", "files", "log", "answers"] as const)(
    "[anon A1] no port of theirs is in the %s",
    (place) => {
      const ports = run.submitted
        .map(({ port }) => `${port}`)
        .filter((port) => !["0", ...run.ownPorts].includes(port))
      const numbers = numbersIn(run.places[place])
      expect(ports.filter((port) => numbers.has(port))).toEqual([])
    }
  )

  test.each(tracedPlaces)(
    "[anon A2] nothing that their browsers said, nor a hash of it, is in the %s",
    (place) => {
      expect(headers.foundIn(run.places[place])).toEqual([])
    }
  )

  test("[anon A8] every accepted one got the same bytes, whatever became of the text", () => {
    expect(new Set(run.submitted.map(({ head, body }) => `${head}\n\n${body}`)).size).toBe(1)
  })

  test("[anon A15] [asvs V16.2.5 V16.4.1] the log says nothing of visits, and of failures no more than the route", () => {
    const lines = run.places.log.toString().trim().split("\n")
    const logged = lines.filter((line) => !line.includes("is ready"))
    expect(logged.join("\n")).toContain('"level":"ERROR"')
    // Hundreds of visits, and no more than is said of a start, a failure and a stop.
    expect(logged.length).toBeLessThan(20)
    for (const line of logged) {
      expect(line).toMatch(/"level":"(?:INFO|WARN|ERROR)"|^HonestHive stopped\. /)
      expect(line).not.toMatch(/canary|\/feedback\?|asha-/)
    }
  })
})
