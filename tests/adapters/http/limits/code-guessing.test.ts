import { describe, expect, test } from "vitest"
import { totpCode, totpStepMillis } from "../../../support/totp.ts"
import { from, repeatInOrder, startLimited, statusesOf } from "../support/limited.ts"
import { cookieOf } from "../support/requests.ts"
import { codeUsers, enterCode, joinWithCodes } from "../support/second-factor.ts"

const attacker = "203.0.113.7"
const otherAddress = "192.0.2.1"

/** Moves the clock until all is answered: a request may join the queue a moment after the clock was last moved. */
const passUntil = async (
  pass: (millis: number) => Promise<unknown>,
  all: ReadonlyArray<Promise<unknown>>
) => {
  let isAnswered = false
  const answered = Promise.all(all).finally(() => {
    isAnswered = true
  })
  while (!isAnswered) await pass(1_000)
  await answered
}

describe.each(codeUsers)("[asvs V6.3.1] guessing the codes of $who", (user) => {
  const start = async () => {
    const limited = await startLimited()
    const { server } = limited
    const { secret, recoveryCodes } = await joinWithCodes(server, user, 0)
    const ticketFrom = async (address: string) => cookieOf(await user.enterPassword(server, from(address)))
    const enter = (ticket: string, address: string, code: string) =>
      enterCode(server, user, ticket, code, from(address))
    /** Lets requests go on between two moves of the clock, so that tickets don't end before they are looked at. */
    const pass = async (millis: number) => {
      await limited.pass(millis)
      await server.fetch("/healthz")
    }
    return { ...limited, pass, secret, recoveryCodes, ticketFrom, enter }
  }

  test("is slowed down more and more in the network that does, also by entering the password again", async () => {
    const { pass, ticketFrom, enter } = await start()
    const guess = async () => enter(await ticketFrom(attacker), attacker, "000000")
    expect(statusesOf(await repeatInOrder(5, guess))).toEqual(Array(5).fill(403))
    for (const wait of [1, 2, 4]) {
      const refused = await guess()
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, String(wait)])
      await pass(wait * 1_000)
      expect((await guess()).status).toBe(403)
    }
  })

  const networks = (count: number) => Array.from({ length: count }, (_, index) => `10.1.${index}.7`)

  test("from a hundred networks gets no more than twenty looked at before the first one failed", async () => {
    const { pass, ticketFrom, enter } = await start()
    const tickets = await Promise.all(networks(100).map(ticketFrom))
    const answers: Array<number> = []
    const guessing = networks(100).map(async (address, index) => {
      answers.push((await enter(tickets[index] ?? "", address, "000000")).status)
    })
    await pass(5_000)
    expect(answers.length).toBeLessThanOrEqual(40)
    await passUntil(pass, guessing)
  })

  /** After so many wrong codes from elsewhere, more come from a hundred networks at once. */
  const startUnderAttack = async () => {
    const { server, pass, ticketFrom, enter, ...more } = await start()
    await repeatInOrder(20, async (index) =>
      enter(await ticketFrom(`10.2.${index}.7`), `10.2.${index}.7`, "000000")
    )
    const ticket = await ticketFrom(otherAddress)
    const guesses = await Promise.all(
      networks(100).map(async (address) => ({ address, ticket: await ticketFrom(address) }))
    )
    const answers: Array<number> = []
    const guessing = guesses.map(async (each) => {
      answers.push((await enter(each.ticket, each.address, "000000")).status)
    })
    return { ...more, server, pass, enter, ticket, guessing, answers }
  }

  test("from a hundred networks keeps out nobody who has the right one: who waits their turn gets in", async () => {
    const { secret, pass, enter, ticket, guessing } = await startUnderAttack()
    const right = enter(ticket, otherAddress, totpCode(secret, totpStepMillis))
    await passUntil(pass, [right, ...guessing])
    expect((await right).status).toBe(200)
  })

  test("from a hundred networks gets two of them a second looked at, and a recovery code at once", async () => {
    const { recoveryCodes, pass, enter, ticket, guessing, answers } = await startUnderAttack()
    await pass(5_000)
    expect(answers.length).toBeLessThanOrEqual(20)
    expect((await enter(ticket, otherAddress, recoveryCodes[0] ?? "")).status).toBe(200)
    await passUntil(pass, guessing)
  })
})
