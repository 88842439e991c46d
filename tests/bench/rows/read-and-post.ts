import { feedbackTexts, linkOf } from "../data/fill-hive.ts"
import { fillJudged } from "../data/fill-judged.ts"
import { makePublicHive } from "../data/public-hive.ts"
import { captureResponse, type PreparedResponse } from "../floor/prepared-response.ts"
import { feedbackRequest, getRequest } from "../load/load.ts"
import { floorFigures } from "../paired.ts"
import type { BenchRow } from "../row.ts"
import { startFloor, startHonestHive, temporaryFolder } from "../servers/servers.ts"

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
      const subject = { servers: [ours, floor], requests: [getRequest(path)], status: 200 } as const
      return floorFigures(bench, subject, `GET ${name}`, { 10: 0.65, 50: 0.65 })
    }
    const ofProfile = await figuresOf(profile, "/api/profile/{link}")
    return [...ofProfile, ...(await figuresOf(page, "/{link}"))]
  }
}

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
    const requests = feedbackTexts.map((text) => feedbackRequest(linkOf(0), text))
    const subject = { servers: [ours, floor], requests, status: 201 } as const
    return floorFigures(bench, subject, "POST feedback, durable", { 1: 0.3, 10: 0.3, 50: 0.2 })
  }
}
