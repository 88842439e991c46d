import { randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type OwnerClient, pollUntil, signUpOwner } from "../../../support/people.ts"
import type { RunningServer } from "../../../support/running-server.ts"
import { startServer } from "../../../support/server.ts"
import { bytesIn, heapOf, snapshotOptions } from "./data-locations.ts"
import { tracesOf, type VisitorTraces } from "./traces.ts"
import { otherVisits, runInOrder, submission, type VisitKind, type VisitResponse, visit } from "./visits.ts"

const praiseText = "You explain things clearly and keep your word."
const abuseText = "You are a pathetic idiot."
const maxConcurrent = 10

type VisitorRequestMaker = VisitKind["ask"]

interface CanaryOptions {
  /** A folder for all that is written. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly submissions: number
  readonly othersOfEachKind: number
  /** Seconds between the last visit and the look at the heap. */
  readonly wait: number
  /** Milliseconds between ten submissions and the next. */
  readonly rest: number
}

export interface CanaryRun {
  readonly email: string
  /** Ports of the server, before and after its restart. */
  readonly ownPorts: ReadonlyArray<string>
  readonly visitors: ReadonlyArray<VisitorTraces>
  readonly submitted: ReadonlyArray<VisitResponse>
  readonly others: ReadonlyArray<VisitResponse & { readonly kind: string }>
  /** All that a trace could be left in. */
  readonly places: Readonly<Record<"journal" | "files" | "log" | "answers" | "heap", Buffer>>
}

const submitAll = (
  url: string,
  owners: ReadonlyArray<OwnerClient>,
  visitors: ReadonlyArray<VisitorTraces>,
  rest: number
) =>
  runInOrder(
    visitors.map((traces, index) => async () => {
      if (index % maxConcurrent === 0) await pause(rest)
      const link = owners[index % owners.length]?.link ?? ""
      const key = traces.headers["x-request-id"] ?? ""
      return visit(url, traces, submission(link, index % 3 === 0 ? abuseText : praiseText, key))
    }),
    maxConcurrent
  )

const visitAll = (url: string, link: string, marker: string, visitors: ReadonlyArray<VisitorTraces>) => {
  const kinds = Object.entries(otherVisits)
  const askFor = async (kind: string, ask: VisitorRequestMaker, traces: VisitorTraces) => ({
    ...(await visit(url, traces, ask(link, marker))),
    kind
  })
  return runInOrder(
    visitors.flatMap((traces, index) =>
      kinds.slice(index % kinds.length, (index % kinds.length) + 1).map(
        ([kind, { ask }]) =>
          () =>
            askFor(kind, ask, traces)
      )
    ),
    maxConcurrent
  )
}

const isJudged = (owners: ReadonlyArray<OwnerClient>, least: number) => async () => {
  const lists = await Promise.all(owners.map((owner) => owner.list()))
  return lists.flat().length >= least
}

/** The store can be written no more: what then fails is logged. */
const breakStore = async (server: RunningServer, link: string, traces: VisitorTraces) => {
  rmSync(join(server.dataDir, "journal.ndjson"))
  return visit(server.url, traces, submission(link, praiseText, "another-key"))
}

interface CanaryVisits extends Pick<CanaryRun, "submitted" | "others" | "visitors"> {
  readonly journal: Buffer
}

/** The last thing that happens is a submission: what the server remembers of its last visitor would be there. */
const visitEverything = async (
  server: RunningServer,
  marker: string,
  options: CanaryOptions
): Promise<CanaryVisits> => {
  const { submissions, othersOfEachKind, rest } = options
  const owners = [await signUpOwner(server.url, "Asha Canary"), await signUpOwner(server.url, "Ben Canary")]
  const link = owners[0]?.link ?? ""
  const count = submissions + othersOfEachKind * Object.keys(otherVisits).length
  const visitors = Array.from({ length: count }, (_, number) => tracesOf(marker, number))
  const submitted = await submitAll(server.url, owners, visitors.slice(0, -count + submissions - 1), rest)
  await pollUntil("all is judged", isJudged(owners, submissions - 1), 60_000)
  const journal = readFileSync(join(server.dataDir, "journal.ndjson"))
  const others = await visitAll(server.url, link, marker, visitors.slice(submissions))
  await pause(rest)
  const last = await submitAll(server.url, owners, visitors.slice(submissions - 1, submissions), rest)
  return { visitors, submitted: [...submitted, ...last], others, journal }
}

/** Visitors with distinctive traces on every kind of visit, and then every place where one could have stayed. */
export const runCanary = async (options: CanaryOptions): Promise<CanaryRun> => {
  const { folder } = options
  const marker = `canary${randomBytes(5).toString("hex")}`
  const heaps = join(folder, "heaps")
  mkdirSync(heaps)
  const dataDir = join(folder, "data")
  const env = { LOG_LEVEL: "debug", LOG_FORMAT: "json", ...snapshotOptions(heaps), ...options.env }
  const server = await startServer({ dataDir, env })
  const { visitors, submitted, others, journal } = await visitEverything(server, marker, options)
  await pause(options.wait * 1_000)
  const heap = await heapOf(server, heaps)
  await server.stop()
  const files = bytesIn(dataDir)
  const again = await startServer({ dataDir, env })
  const failed = await breakStore(again, "asha-canary", tracesOf(marker, 0))
  await again.stop()
  const answers = [...submitted, ...others, failed].map(({ head, body }) => `${head}\n\n${body}`).join("\n")
  return {
    email: "asha.canary@people.example",
    ownPorts: [server.url, again.url].map((url) => new URL(url).port),
    visitors,
    submitted,
    others: [...others, { ...failed, kind: "the store away" }],
    places: {
      journal,
      files: Buffer.concat([files, bytesIn(dataDir)]),
      log: Buffer.from(server.output() + again.output()),
      answers: Buffer.from(answers),
      heap
    }
  }
}
