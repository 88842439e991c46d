import { setTimeout as pause } from "node:timers/promises"
import { expect, test } from "vitest"
import { makeFolder, startUnlimitedServer } from "../../support/for-one-test.ts"
import { pollUntil, signUpOwner, submit } from "../../support/people.ts"
import { repetitions } from "../../support/short-form.ts"
import { leastDisturbedPairs, median, type SignTestPair, signTest } from "./support/sign-test.ts"

const pairs = repetitions({ short: 150, long: 300 })
const warmUp = 40

/** One honest run in a thousand looks like this by chance, and one in forty of those that are looked at once more. */
const unlikely = { first: 0.001, again: 0.05 } as const

const praiseText = "You explain what you decide so well, thank you"
const abuseText = "You are a pathetic idiot, everybody hates you!"

/** For how long what was sent before is left to be judged: that must not be taken for this one's judging. */
const restMillis = 20

/**
 * Milliseconds to the answers of approved and refused texts. They are sent as approved, approved, refused, refused,
 * again and again: the two of a pair follow one of the same kind, and each kind goes first in every other pair.
 */
const pairsOf = async (timeOf: (text: string) => Promise<number>): Promise<ReadonlyArray<SignTestPair>> => {
  const found: Array<SignTestPair> = []
  await timeOf(praiseText)
  while (found.length < pairs) {
    const [first, second] = [await timeOf(praiseText), await timeOf(abuseText)]
    const refusedFirst = await timeOf(abuseText)
    found.push({ first, second }, { first: await timeOf(praiseText), second: refusedFirst })
  }
  return found
}

test("[anon A9] the time to the answer says nothing of the verdict", async () => {
  const server = await startUnlimitedServer(makeFolder())
  const owner = await signUpOwner(server.url, "Answer Times")
  let sent = 0
  const timeOf = async (text: string) => {
    await pause(restMillis)
    const started = performance.now()
    const answer = await submit(server.url, owner.link, text)
    await answer.arrayBuffer()
    expect(answer.status).toBe(201)
    sent += 1
    return performance.now() - started
  }
  for (let count = 0; count < warmUp; count++) await timeOf(count % 2 === 0 ? praiseText : abuseText)
  const look = async () => {
    const differences = leastDisturbedPairs(await pairsOf(timeOf)).map(({ first, second }) => second - first)
    const [shift, chance] = [median(differences), signTest(differences)]
    const figures = `median ${shift.toFixed(3)} ms later, p = ${chance.toExponential(1)}`
    console.log(`Refused against approved, the quietest third of ${pairs} pairs: ${figures}`)
    return { side: Math.sign(shift), chance }
  }
  const first = await look()
  const again = first.chance < unlikely.first ? await look() : undefined
  await pollUntil("all is judged", async () => (await owner.list()).length === sent)
  expect(again?.side === first.side && again.chance < unlikely.again).toBe(false)
})
