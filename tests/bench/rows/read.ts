import { makePublicHive } from "../data/public-hive.ts"
import { captureAnswer } from "../floor/prepared-answer.ts"
import { getRequest } from "../load/requests.ts"
import { pairedRounds, processorFindings } from "../paired.ts"
import type { Bench, Finding, Row } from "../row.ts"
import { startFloor, startHonestHive, temporaryFolder } from "../servers/servers.ts"

const goal = { least: 0.65 } as const

/** Reading, against bare node:http that sends the same bytes. */
export const readRow: Row = {
  name: "read",
  measure: async (bench: Bench) => {
    const ours = await startHonestHive(bench, temporaryFolder(bench.cleanUp))
    const link = await makePublicHive(ours)
    const paths = [`/api/profile/${link}`, `/${link}`]
    const answers = await Promise.all(paths.map((path) => captureAnswer(ours.port, "GET", path)))
    const floor = await startFloor(bench, answers)
    const findings: Array<Finding> = []
    for (const [path, name] of [
      [paths[0] ?? "", "GET /api/profile/{link}"],
      [paths[1] ?? "", "GET /{link}"]
    ] as const) {
      const subject = { requests: [getRequest(path)], status: 200 }
      for (const connections of [10, 50]) {
        const pair = [
          { server: ours, ...subject },
          { server: floor, ...subject }
        ] as const
        const rounds = await pairedRounds(bench, pair, connections)
        const what = `${name}, c=${connections}`
        const values = rounds.map(({ first, second }) => first.perSecond / second.perSecond)
        findings.push({ what: `${what}, against the floor`, goal, unit: "×", values })
        findings.push({ what, goal: null, unit: "/s", values: rounds.map(({ first }) => first.perSecond) })
        findings.push(...processorFindings(what, rounds))
      }
    }
    return findings
  }
}
