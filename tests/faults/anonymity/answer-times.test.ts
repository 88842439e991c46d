import { setTimeout as pause } from "node:timers/promises"
import { expect, onTestFinished, test } from "vitest"
import { signUpOwner, submit, until } from "../../support/people.ts"
import { startServer, temporaryFolder } from "../../support/server.ts"
import { mannWhitney } from "./support/mann-whitney.ts"

/**
 * Pairs of an approved and a rejected text. The promise is p > 0.01 over 300 pairs (security.md, A9), which by its
 * nature one honest run in a hundred misses, so it is a command of its own: `ANSWER_PAIRS=300 npm run vitest --
 * --project faults tests/faults/anonymity/answer-times.test.ts`. The short form asks only for what no honest run
 * misses; that no work depends on the text is tests/adapters/http/anonymity/work-before-answer.test.ts.
 */
const pairs = Number(process.env.ANSWER_PAIRS ?? 40)
const leastChance = process.env.ANSWER_PAIRS === undefined ? 1e-6 : 0.01

const praise = "You explain what you decide so well, thank you"
const abuse = "You are a pathetic idiot, everybody hates you!"
const warmUp = 20

test("Mann and Whitney's test tells samples apart that differ, and no others", () => {
  const even = Array.from({ length: 50 }, (_, index) => (index * 37) % 50)
  expect(mannWhitney(even, even)).toBeCloseTo(1, 5)
  expect(
    mannWhitney(
      even,
      even.map((value) => value + 40)
    )
  ).toBeLessThan(1e-9)
  // Of 20 values each, one sample shifted by half its width: U = 45, z = -4.193.
  const [low, high] = [
    Array.from({ length: 20 }, (_, i) => i),
    Array.from({ length: 20 }, (_, i) => i + 10.5)
  ]
  expect(mannWhitney(low, high)).toBeCloseTo(2.757e-5, 6)
})

test("[anon A9] the time to the answer says nothing of the verdict", async () => {
  const folder = temporaryFolder()
  const server = await startServer({ dataDir: folder.path, env: { RATE_LIMIT: "off" } })
  onTestFinished(async () => {
    await server.stop("SIGKILL")
    folder.remove()
  })
  const owner = await signUpOwner(server.url, "Answer Times")
  const timeOf = async (text: string) => {
    // What was sent before is judged by then: its judging must not be taken for this one's.
    await pause(25)
    const started = performance.now()
    const answer = await submit(server.url, owner.link, text)
    await answer.arrayBuffer()
    expect(answer.status).toBe(201)
    return performance.now() - started
  }
  for (let count = 0; count < warmUp; count++) await timeOf(count % 2 === 0 ? praise : abuse)
  const times: Record<"approved" | "rejected", Array<number>> = { approved: [], rejected: [] }
  for (let pair = 0; pair < pairs; pair++) {
    const isPraiseFirst = (pair * 2_654_435_761) % 2 ** 32 < 2 ** 31
    if (isPraiseFirst) times.approved.push(await timeOf(praise))
    times.rejected.push(await timeOf(abuse))
    if (!isPraiseFirst) times.approved.push(await timeOf(praise))
  }
  await until("all is judged", async () => (await owner.list()).length === warmUp + 2 * pairs)
  const chance = mannWhitney(times.approved, times.rejected)
  const medianOf = (values: ReadonlyArray<number>) =>
    values.toSorted((a, b) => a - b)[values.length >> 1]?.toFixed(2)
  const figures = `median ${medianOf(times.approved)} ms approved, ${medianOf(times.rejected)} ms rejected`
  console.log(`Mann-Whitney over ${pairs} pairs: p = ${chance.toFixed(3)}; ${figures}`)
  expect(chance).toBeGreaterThan(leastChance)
})
