import { Layer } from "effect"
import { TestClock } from "effect/testing"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { randomInRange } from "#adapters/http/limits/random-in-range.ts"
import { behindProxies } from "#adapters/http/limits/sender-subnet.ts"
import { json, succeed, urlencoded } from "./requests.ts"
import { makeHive } from "./sample-hives.ts"
import { startServer, type TestServer } from "./test-server.ts"
import { testServices } from "./test-services.ts"

type FixedRandomInRange = (range: readonly [least: number, most: number]) => number

/** Fixed chance: always the least, or always the most. */
export const least: FixedRandomInRange = ([low]) => low
export const highestDraw: FixedRandomInRange = ([, high]) => high

/** Limits as a server has them behind so many proxies. */
export const limitsBehind = (proxies: number, draw: FixedRandomInRange = randomInRange) =>
  makeLimits(behindProxies(proxies), draw)

/** Moves the clock of a server whose clock stands still. */
export const clockOf = (server: TestServer) => async (time: Parameters<typeof TestClock.adjust>[0]) =>
  succeed(await server.run(TestClock.adjust(time)))

/** A server with its limits on, whose clock stands still until it is told to go on. */
export const startLimited = async (draw: FixedRandomInRange = least, limits = limitsBehind(1, draw)) => {
  const server = startServer({ services: Layer.merge(testServices, TestClock.layer()), limits })
  return { server, limits, pass: clockOf(server) }
}

export const twoHives = async (draw: FixedRandomInRange = least) => {
  const limited = await startLimited(draw)
  await makeHive(limited.server, "asha@example.com", "asha-rao")
  await makeHive(limited.server, "ben@example.com", "ben-okafor")
  return limited
}

export const from = (address: string) => ({ "x-forwarded-for": address })

export const sendFrom = (
  server: TestServer,
  link: string,
  address = "203.0.113.7",
  content = "Good work",
  headers: Readonly<Record<string, string>> = {}
) => server.fetch(`/api/profile/${link}/feedback`, json({ content }, { ...from(address), ...headers }))

export const reportFrom = (server: TestServer, link: string, address = "203.0.113.7") =>
  server.fetch(
    `/api/profile/${link}/report`,
    json({ reason: "other", words: "This is not her page" }, from(address))
  )

/** Sends feedback like the form without JavaScript. */
export const postFeedback = (server: TestServer, link: string, content: string, address = "203.0.113.7") =>
  server.fetch(`/${link}`, urlencoded({ content }, from(address)))

/** One after the other. */
export const repeatInOrder = async <A>(count: number, ask: (index: number) => Promise<A>) => {
  const answers: Array<A> = []
  for (let index = 0; index < count; index++) answers.push(await ask(index))
  return answers
}

export const statusesOf = (answers: ReadonlyArray<Response>) => answers.map(({ status }) => status)

/** One after the other, ten a second: as fast as people are. */
export const tenASecond = <A>(
  { pass }: Pick<Awaited<ReturnType<typeof startLimited>>, "pass">,
  count: number,
  ask: (index: number) => Promise<A>
) =>
  repeatInOrder(count, async (index) => {
    if (index % 10 === 9) await pass("1 second")
    return ask(index)
  })

/** Moves the clock on, a second at a time, until the work is done. */
export const whilePassing = async <A>(pass: (millis: number) => Promise<unknown>, work: Promise<A>) => {
  let isOver = false
  const done = work.finally(() => {
    isOver = true
  })
  done.catch(() => undefined)
  while (!isOver) {
    await pass(1_000)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return done
}
