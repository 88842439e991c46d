import { beforeAll, expect, test } from "vitest"
import { signUpOwner } from "../support/people.ts"
import { quantileOf } from "../support/promptness.ts"
import { serverForAll } from "../support/server-for-all.ts"
import { isLongForm, repetitions } from "../support/short-form.ts"

/** Each costs two hashes of Argon2. */
const pairs = repetitions({ short: 4, long: 20 })
const roundCount = 20
const tolerance = isLongForm ? 0.05 : 0.25

const running = serverForAll({ RATE_LIMIT: "off" })

beforeAll(async () => {
  await signUpOwner(running().url, "Known Person")
})

const tryAs = async (email: string) => {
  const start = performance.now()
  const answer = await fetch(`${running().url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "not the password at all" })
  })
  const body = await answer.text()
  return { took: performance.now() - start, said: `${answer.status} ${body}` }
}

/** The lower quartile: what else the machine does only ever makes a sign-in slower. */
const typicalOf = (times: ReadonlyArray<number>) =>
  quantileOf(
    times.toSorted((a, b) => a - b),
    0.25
  )

/** In turns, so that whatever else the machine does falls on both alike. */
const measure = async () => {
  const known: Array<number> = []
  const unknown: Array<number> = []
  const said = new Set<string>()
  for (let pair = 0; pair < pairs; pair++) {
    const order = pair % 2 === 0 ? [known, unknown] : [unknown, known]
    for (const times of order) {
      const tried = await tryAs(
        times === known ? "known.person@people.example" : `no.person${pair}@people.example`
      )
      times.push(tried.took)
      said.add(tried.said)
    }
  }
  return { ratio: typicalOf(known) / typicalOf(unknown), said }
}

test("[asvs V6.3.8] a wrong password takes as long for an account that is there as for one that is not", async ({
  annotate
}) => {
  const ratios: Array<number> = []
  // Without the dummy hash the ratio is over 10 in every round; noise is small in one of them.
  while (ratios.length < roundCount && !ratios.some((ratio) => Math.abs(ratio - 1) < tolerance)) {
    const { ratio, said } = await measure()
    expect(said.size).toBe(1)
    ratios.push(ratio)
  }
  await annotate(`known by unknown: ${ratios.map((ratio) => ratio.toFixed(3)).join(", ")}`)
  expect(Math.min(...ratios.map((ratio) => Math.abs(ratio - 1)))).toBeLessThan(tolerance)
})
