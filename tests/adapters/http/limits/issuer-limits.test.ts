import { Deferred, Effect } from "effect"
import { describe, expect, onTestFinished, test, vi } from "vitest"
import { unlimitedLimits } from "#adapters/http/limits/limits.ts"
import { IssuerUnavailable, SignInDenied, SignInRefused } from "#core/ports/identity-provider.ts"
import { asha, locationOf, startWithIssuer } from "../support/fake-issuer.ts"
import { from, limitsBehind, repeatInOrder } from "../support/limited.ts"

const cause = "test"

const refusedSignIn = Effect.fail(new SignInRefused({ cause }))

const start = () => {
  const issuer = startWithIssuer({ limits: limitsBehind(1) })
  /** Begins a sign-in; the answer of the issuer is then `outcome`. */
  const comeBack = async (address: string, outcome: Parameters<typeof issuer.answerTo>[1]) => {
    const begun = await issuer.begin()
    const path = issuer.answerTo(begun.address, outcome)
    return issuer.server.fetch(path, { headers: { cookie: begun.cookie, ...from(address) } })
  }
  return { ...issuer, comeBack }
}

const withGuess = (path: string, index = 0) => path.replace(/code=[^&]*/, `code=guess-${index}`)

const personOf = (index: number) =>
  Effect.succeed({ ...asha, subject: `${index}`, email: `${index}@example.com` })

describe("the state of a sign-in", () => {
  test.each([
    ["it was refused", refusedSignIn],
    ["it was denied", Effect.fail(new SignInDenied())],
    ["the issuer was away", Effect.fail(new IssuerUnavailable({ cause }))],
    ["it succeeded", Effect.succeed(asha)],
    ["it broke", Effect.die(cause)]
  ])("is used once, after %s, too", async (_how, outcome) => {
    for (const limits of [limitsBehind(1), unlimitedLimits]) {
      const { server, begin, answerTo, codes } = startWithIssuer({ limits })
      const { address, cookie } = await begin("?returnTo=/feedback")
      const path = answerTo(address, outcome)
      await server.fetch(path, { headers: { cookie } })
      const answers = await repeatInOrder(5, (index) =>
        server.fetch(withGuess(path, index), { headers: { cookie } })
      )
      expect(answers.map(locationOf)).toEqual(Array(5).fill("/sign-in?problem=lost&returnTo=%2Ffeedback"))
      expect(codes).toHaveLength(1)
    }
  })

  test("is used once for as long as its cookie lives", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    onTestFinished(() => void vi.useRealTimers())
    const { server, begin, answerTo, codes } = start()
    const { address, cookie } = await begin()
    const path = answerTo(address, refusedSignIn)
    await server.fetch(path, { headers: { cookie } })
    vi.setSystemTime(Date.now() + 9 * 60_000)
    const again = await server.fetch(withGuess(path), { headers: { cookie } })
    expect(locationOf(again)).toBe("/sign-in?problem=lost")
    expect(codes).toHaveLength(1)
  })

  test("is used once by many who come at the same moment", async () => {
    const { server, begin, answerTo, codes } = start()
    const { address, cookie } = await begin()
    const path = answerTo(address, Effect.succeed(asha))
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, index) =>
        server.fetch(index === 0 ? path : withGuess(path, index), {
          headers: { cookie, ...from(`203.0.${index}.7`) }
        })
      )
    )
    expect(codes).toHaveLength(1)
    expect(answers.map(locationOf).filter((place) => place !== "/sign-in?problem=lost")).toHaveLength(1)
  })
})

describe("a flood of callbacks", () => {
  const fortyPeople = async (comes: (index: number) => Promise<Response>) =>
    (await Promise.all(Array.from({ length: 40 }, (_, index) => comes(index)))).map(locationOf)

  test("keeps nobody of other networks from signing in, however slowly the issuer refuses it", async () => {
    const { comeBack, codes } = start()
    const gate = Deferred.makeUnsafe<void>()
    const slowly = Effect.andThen(Deferred.await(gate), refusedSignIn)
    const flood = Array.from({ length: 64 }, () => comeBack("203.0.113.7", slowly))
    await expect.poll(() => codes.length).toBeGreaterThan(0)
    const answers = await fortyPeople((index) => comeBack(`198.51.${index}.9`, personOf(index)))
    expect(answers).toEqual(Array(40).fill("/"))
    Effect.runSync(Deferred.succeed(gate, undefined))
    await Promise.all(flood)
  })

  test("of forty colleagues behind one address is none: all sign in", async () => {
    const { comeBack } = start()
    const answers = await fortyPeople((index) => comeBack("203.0.113.7", personOf(index)))
    expect(answers).toEqual(Array(40).fill("/"))
  })

  test("asks the issuer no more once a network failed twenty times, and others still", async () => {
    const { comeBack, codes } = start()
    const answers = await repeatInOrder(30, () => comeBack("203.0.113.7", refusedSignIn))
    expect(codes).toHaveLength(20)
    expect(answers.map(locationOf).slice(-10)).toEqual(Array(10).fill("/sign-in?problem=busy"))
    expect(locationOf(await comeBack("198.51.100.9", Effect.succeed(asha)))).toBe("/")
  })

  test("at one moment asks the issuer no more for a network that failed twenty times", async () => {
    const { server, begin, answerTo, codes } = start()
    const gate = Deferred.makeUnsafe<void>()
    const slowly = Effect.andThen(Deferred.await(gate), refusedSignIn)
    const begun = await repeatInOrder(90, () => begin())
    const flood = begun.map(({ address, cookie }) =>
      server.fetch(answerTo(address, slowly), { headers: { cookie, ...from("203.0.113.7") } })
    )
    await expect.poll(() => codes.length).toBe(16)
    Effect.runSync(Deferred.succeed(gate, undefined))
    await Promise.all(flood)
    expect(codes.length).toBeGreaterThanOrEqual(20)
    // Requests that run at the same time may exceed the twenty by some.
    expect(codes.length).toBeLessThan(20 + 16)
  })

  test("counts nothing that the issuer is to blame for, nor a change of mind", async () => {
    const { comeBack } = start()
    for (const failure of [new IssuerUnavailable({ cause }), new SignInDenied()]) {
      await repeatInOrder(25, () => comeBack("203.0.113.7", Effect.fail(failure)))
    }
    expect(locationOf(await comeBack("203.0.113.7", Effect.succeed(asha)))).toBe("/")
  })
})
