import { execFile } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { beforeAll, expect, test } from "vitest"
import { type OwnerClient, signInOwner, signUpOwner, submit } from "../../support/people.ts"
import { budgetAfter, quantileOf, timesOf } from "../../support/promptness.ts"
import { serverForAll } from "../../support/server-for-all.ts"

const program = fileURLToPath(new URL("../../support/asvs/sign-in-flood.ts", import.meta.url))
const signIns = 2_000
const posts = 50
let owner: OwnerClient

const running = serverForAll({ RATE_LIMIT: "off" })

beforeAll(async () => {
  owner = await signUpOwner(running().url, "Flood Proof")
})

let sent = 0

const postSignIn = async () => {
  sent += 1
  const answer = await submit(running().url, owner.link, `You were helpful, number ${sent}.`)
  await answer.arrayBuffer()
  expect(answer.status).toBe(201)
}

/** Runs in a process of its own, because this one's time is measured. */
const flood = (url: string, count: number, networks: number) => {
  const running = promisify(execFile)(process.execPath, [program, url, `${count}`, `${networks}`])
  const tally = running.then(({ stdout }): Readonly<Record<string, number>> => JSON.parse(stdout))
  const begun = running.child.stderr === null ? undefined : once(running.child.stderr, "data")
  return { tally, begun, hangUp: () => running.child.stdin?.end() }
}

test("two thousand sign-ins at once are refused but for what can be hashed, and feedback goes on", async ({
  annotate
}) => {
  const quiet = await timesOf(posts, postSignIn)
  const { tally, begun, hangUp } = flood(running().url, signIns, 1)
  await begun
  const flooded = await timesOf(posts, postSignIn)
  hangUp()
  const answered = await tally
  const [before, median, within] = [
    quantileOf(quiet, 0.99),
    quantileOf(flooded, 0.5),
    quantileOf(flooded, 0.99)
  ]
  const figures = `p99 ${before.toFixed(1)} ms before; p50 ${median.toFixed(1)}, p99 ${within.toFixed(1)} ms in the flood`
  await annotate(`POST ${figures}; sign-ins ${JSON.stringify(answered)}`)
  expect(Object.keys(answered).sort()).toEqual(["401", "429 with Retry-After"])
  expect(median).toBeLessThan(budgetAfter(quiet))
  expect((await signInOwner(running().url, "Flood Proof")).link).toBe(owner.link)
})
