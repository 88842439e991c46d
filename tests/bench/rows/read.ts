import { makePublicHive } from "../data/public-hive.ts"
import { captureResponse, type PreparedResponse } from "../floor/prepared-response.ts"
import { getRequest } from "../load/requests.ts"
import { type MeasuredPair, type MeasuredServer, pairedRounds, processorFindings } from "../paired.ts"
import { type BenchContext, type BenchResult, type BenchRow, reported } from "../row.ts"
import { type ChildServer, startFloor, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const goal = { least: 0.65 } as const

const findingsOf = (what: string, rounds: ReadonlyArray<MeasuredPair>): ReadonlyArray<BenchResult> => {
  const ratios = rounds.map(({ first, second }) => first.perSecond / second.perSecond)
  return [
    { what: `${what}, against the floor`, goal, unit: "×", values: ratios },
    reported(what, "/s", rounds, ({ first }) => first.perSecond),
    ...processorFindings(what, rounds)
  ]
}

const measurePath = async (
  bench: BenchContext,
  name: string,
  pair: readonly [MeasuredServer, MeasuredServer]
) => {
  const findings: Array<BenchResult> = []
  for (const connections of [10, 50]) {
    const rounds = await pairedRounds(bench, pair, connections)
    findings.push(...findingsOf(`GET ${name}, c=${connections}`, rounds))
  }
  return findings
}

const subjectOf = (server: ChildServer, { path }: PreparedResponse): MeasuredServer => ({
  server,
  requests: [getRequest(path)],
  status: 200
})

/** Reading, against bare node:http that sends the same bytes. */
export const readRow: BenchRow = {
  name: "read",
  measure: async (bench) => {
    const ours = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
    const link = await makePublicHive(ours)
    const profile = await captureResponse(ours.port, "GET", `/api/profile/${link}`)
    const page = await captureResponse(ours.port, "GET", `/${link}`)
    const floor = await startFloor(bench, [profile, page])
    const pairFor = (answer: PreparedResponse) => [subjectOf(ours, answer), subjectOf(floor, answer)] as const
    const ofProfile = await measurePath(bench, "/api/profile/{link}", pairFor(profile))
    return [...ofProfile, ...(await measurePath(bench, "/{link}", pairFor(page)))]
  }
}
