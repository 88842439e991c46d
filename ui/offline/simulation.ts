import { respondWithFailure } from "#adapters/http/index.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { Unauthorized } from "#core/domain/accounts/access-errors.ts"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"
import { readLocalEntry, storeLocalEntry } from "./browser-storage.ts"

export const simulatedFaults = {
  plain: "as the product answers",
  slow: "slow: after 3 seconds",
  never: "never",
  away: "failing: 503, the store is away",
  lost: "lost: the connection breaks",
  "signed-out": "signed out: 401"
} as const

type FaultKind = keyof typeof simulatedFaults

export const everyCall = "every call"

export type FaultTarget = CallName | typeof everyCall

type Simulation = Readonly<Partial<Record<string, FaultKind>>>

const simulationEntry = "simulation"
const slowMillis = 3_000

export const isFault = (value: unknown): value is FaultKind =>
  typeof value === "string" && value in simulatedFaults

export const readSimulation = (): Simulation => {
  const kept: unknown = JSON.parse(readLocalEntry(simulationEntry) ?? "{}")
  if (typeof kept !== "object" || kept === null) return {}
  return Object.fromEntries(
    Object.entries(kept).filter((pair): pair is [string, FaultKind] => isFault(pair[1]))
  )
}

export const saveSimulation = (name: FaultTarget, fault: FaultKind): void => {
  const { [name]: _, ...others } = readSimulation()
  storeLocalEntry(simulationEntry, JSON.stringify(fault === "plain" ? others : { ...others, [name]: fault }))
}

const matchers = Object.entries(calls).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
}))

const faultOf = ({ method, url }: Request): FaultKind => {
  const simulation = readSimulation()
  const { pathname } = new URL(url)
  const found = matchers.find((call) => call.method === method && call.pattern.test(pathname))
  return simulation[found?.name ?? everyCall] ?? simulation[everyCall] ?? "plain"
}

const failingResponse = (url: string, failure: Unauthorized | StoreUnavailable): Response => {
  const { status, headers, body } = respondWithFailure(new URL(url).pathname, failure)
  return new Response(typeof body === "string" ? body : null, { status, headers })
}

const delayMillis = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

export const respondWithFault = async (
  request: Request,
  respond: (request: Request) => Promise<Response>
): Promise<Response> => {
  switch (faultOf(request)) {
    case "slow":
      await delayMillis(slowMillis)
      return respond(request)
    case "never":
      return new Promise(() => undefined)
    case "away":
      return failingResponse(request.url, new StoreUnavailable({ cause: "simulated" }))
    case "signed-out":
      return failingResponse(request.url, new Unauthorized())
    case "lost":
      return Response.error()
    default:
      return respond(request)
  }
}
