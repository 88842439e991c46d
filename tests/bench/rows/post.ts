import { feedbackTexts, linkOf } from "../data/fill-hive.ts"
import { fillJudged } from "../data/fill-judged.ts"
import { captureResponse } from "../floor/prepared-response.ts"
import { feedbackRequest } from "../load/load.ts"
import { floorFigures } from "../paired.ts"
import type { BenchRow } from "../row.ts"
import { startFloor, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const leastRates = [
  [1, 0.3],
  [10, 0.3],
  [50, 0.2]
] as const

/** Writing, each answer after its sync, with the guard judging all the while; the floor judges nothing. */
export const postRow: BenchRow = {
  name: "post",
  measure: async (bench) => {
    const dataDir = temporaryFolder(bench.cleanUp)
    await fillJudged(dataDir, 1, bench.options.itemsEach)
    const ours = await startHonestHive(bench, dataDir)
    const path = `/api/profile/${linkOf(0)}/feedback`
    const body = JSON.stringify({ content: feedbackTexts[0] })
    const floor = await startFloor(bench, [await captureResponse(ours.port, "POST", path, body)])
    const asked = { requests: feedbackTexts.map((text) => feedbackRequest(linkOf(0), text)), status: 201 }
    const pair = [
      { server: ours, ...asked },
      { server: floor, ...asked }
    ] as const
    return floorFigures(bench, pair, "POST feedback, durable", leastRates)
  }
}
