import { makePublicHive } from "../data/public-hive.ts"
import { captureResponse, type PreparedResponse } from "../floor/prepared-response.ts"
import { getRequest } from "../load/load.ts"
import { floorFigures } from "../paired.ts"
import type { BenchRow } from "../row.ts"
import { startFloor, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const leastRates = [
  [10, 0.65],
  [50, 0.65]
] as const

/** Reading, against bare node:http that sends the same bytes. */
export const readRow: BenchRow = {
  name: "read",
  measure: async (bench) => {
    const ours = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
    const link = await makePublicHive(ours)
    const profile = await captureResponse(ours.port, "GET", `/api/profile/${link}`)
    const page = await captureResponse(ours.port, "GET", `/${link}`)
    const floor = await startFloor(bench, [profile, page])
    const figuresOf = ({ path }: PreparedResponse, name: string) => {
      const asked = { requests: [getRequest(path)], status: 200 }
      const pair = [
        { server: ours, ...asked },
        { server: floor, ...asked }
      ] as const
      return floorFigures(bench, pair, `GET ${name}`, leastRates)
    }
    return [...(await figuresOf(profile, "/api/profile/{link}")), ...(await figuresOf(page, "/{link}"))]
  }
}
