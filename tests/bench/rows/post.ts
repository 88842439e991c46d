import { fillFolder, linkOf } from "../data/fill-hive.ts"
import { feedbackTexts } from "../data/texts.ts"
import { captureResponse } from "../floor/prepared-response.ts"
import { feedbackRequest } from "../load/requests.ts"
import { type MeasuredPair, pairedRounds, processorFindings } from "../paired.ts"
import { type BenchContext, type BenchResult, type BenchRow, reported } from "../row.ts"
import { startFloor, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const goals = [
  { connections: 1, goal: { least: 0.3 } },
  { connections: 10, goal: { least: 0.3 } },
  { connections: 50, goal: { least: 0.2 } }
] as const

const findingsOf = (rounds: ReadonlyArray<MeasuredPair>, { connections, goal }: (typeof goals)[number]) => {
  const what = `POST feedback, durable, c=${connections}`
  const ratios = rounds.map(({ first, second }) => first.perSecond / second.perSecond)
  return [
    { what: `${what}, against the floor`, goal, unit: "×", values: ratios },
    reported(what, "/s", rounds, ({ first }) => first.perSecond),
    reported(`${what}, p99`, "ms", rounds, ({ first }) => first.p99),
    ...processorFindings(what, rounds)
  ] as const
}

/** Writing, each answer after its sync, with the guard judging all the while; the floor judges nothing. */
export const postRow: BenchRow = {
  name: "post",
  measure: async (bench: BenchContext) => {
    const dataDir = temporaryFolder(bench.cleanUp)
    await fillFolder(dataDir, 1, bench.options.itemsEach)
    const ours = await startHonestHive(bench, dataDir)
    const path = `/api/profile/${linkOf(0)}/feedback`
    const body = JSON.stringify({ content: feedbackTexts[0] })
    const floor = await startFloor(bench, [await captureResponse(ours.port, "POST", path, body)])
    const requests = feedbackTexts.map((text) => feedbackRequest(linkOf(0), text))
    const findings: Array<BenchResult> = []
    for (const goal of goals) {
      const pair = [
        { server: ours, requests, status: 201 },
        { server: floor, requests, status: 201 }
      ] as const
      findings.push(...findingsOf(await pairedRounds(bench, pair, goal.connections), goal))
    }
    return findings
  }
}
