import { Deferred, Effect, Exit, Fiber } from "effect"
import { describe, expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { InvalidCredentials } from "#core/domain/accounts/access-errors.ts"
import { repetitions } from "../../../support/short-form.ts"
import { totpCode, totpStepMillis } from "../../../support/totp.ts"
import { adminName, makeAdmin } from "../support/admins.ts"
import {
  from,
  least,
  limitsBehind,
  repeatInOrder,
  startLimited,
  statusesOf,
  whilePassing
} from "../support/limited.ts"
import { cookieOf, json, password, signUp } from "../support/requests.ts"
import { codeUsers, enterCode, joinWithCodes } from "../support/second-factor.ts"
import type { TestServer } from "../support/test-server.ts"

const email = "asha@example.com"
const guesses = repetitions({ short: 250, long: 1000 })
const attacker = "203.0.113.7"
const otherAddress = "192.0.2.1"

const guessingAt = (path: string, nameField: string, name: string) => {
  const enter = (server: TestServer, address: string, who: string, given: string) =>
    server.fetch(path, json({ [nameField]: who, password: given }, from(address)))
  return {
    right: (server: TestServer, address: string) => enter(server, address, name, password),
    guess: (server: TestServer, address: string, who = name) =>
      enter(server, address, who, "not the password")
  }
}

const owners = guessingAt("/api/auth/sign-in", "email", email)
const admins = guessingAt("/api/admin/login", "username", adminName)

const startWithBoth = async () => {
  const limited = await startLimited()
  await signUp(limited.server, email)
  await makeAdmin(limited.server)
  return limited
}

describe.each([
  ["an owner's", owners, 5],
  ["an admin's", admins, 3]
])("[asvs V6.3.1] guessing %s password", (_whose, { right, guess }, free) => {
  test("again and again, of one account or of as many, keeps nobody out who guessed nothing", async () => {
    const { server } = await startWithBoth()
    await repeatInOrder(guesses, () => guess(server, attacker))
    await repeatInOrder(guesses, (index) => guess(server, attacker, `nobody-${index}@example.com`))
    expect((await right(server, otherAddress)).status).toBe(200)
    const someoneNew = json({ email: "new@example.com", password }, from(otherAddress))
    expect((await server.fetch("/api/auth/sign-up", someoneNew)).status).toBe(201)
  })

  test("from as many networks locks nobody out either, not even in one that guessed wrong once", async () => {
    const { server } = await startWithBoth()
    await repeatInOrder(guesses, (index) => guess(server, `10.${index >> 8}.${index & 255}.7`))
    expect((await guess(server, otherAddress)).status).toBe(401)
    expect((await right(server, otherAddress)).status).toBe(200)
    expect((await right(server, "192.0.3.1")).status).toBe(200)
  })

  test("is slowed down more and more in the network that does, for that account", async () => {
    const { server, pass } = await startWithBoth()
    const first = await repeatInOrder(free, () => guess(server, attacker))
    expect(statusesOf(first)).toEqual(Array(free).fill(401))
    for (const wait of [1, 2, 4]) {
      const refused = await right(server, attacker)
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, `${wait}`])
      await pass(`${wait} seconds`)
      expect((await guess(server, attacker)).status).toBe(401)
    }
    await pass("8 seconds")
    expect((await right(server, attacker)).status).toBe(200)
  })

  test("from ever new subnets of one IPv6 site is slowed down like from one of them", async () => {
    const { server } = await startWithBoth()
    const subnet = (index: number) => `2001:db8:7:${(index + 1).toString(16)}00::1`
    const answers = await repeatInOrder(20, (index) => guess(server, subnet(index)))
    expect(statusesOf(answers).indexOf(429)).toBe(free)
    expect((await right(server, "2001:db8:8::1")).status).toBe(200)
  })

  test("twenty times in ten minutes is all that a network may, of whatever accounts", async () => {
    const { server, pass } = await startWithBoth()
    const answers = await repeatInOrder(30, (index) => guess(server, attacker, `nobody-${index}@example.com`))
    expect(statusesOf(answers).indexOf(429)).toBe(20)
    const refused = await right(server, attacker)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "600"])
    await pass("10 minutes")
    expect((await right(server, attacker)).status).toBe(200)
  })

  test("what is right is not counted", async () => {
    const { server } = await startWithBoth()
    const entered = await repeatInOrder(60, () => right(server, attacker))
    expect(new Set(statusesOf(entered))).toEqual(new Set([200]))
  })
})

describe("attempts of one network at the same moment", () => {
  /** How many of so many attempts were tried, and passed, if the first ones take until all have come. */
  const tryAtOnce = async (count: number, attempt: Effect.Effect<void, InvalidCredentials>) => {
    const limits = limitsBehind(1)
    const request = new Request("http://honesthive.test/", { headers: from(attacker) })
    const allCame = Deferred.makeUnsafe<void>()
    let tried = 0
    const slowly = Effect.suspend(() => {
      tried++
      return Effect.andThen(Deferred.await(allCame), attempt)
    })
    const exits = Array.from({ length: count }, (_, index) =>
      Effect.runPromiseExit(limits.signIn(request, `p${index}@example.com`)(slowly))
    )
    await expect.poll(() => tried).toBeGreaterThan(0)
    Effect.runSync(Deferred.succeed(allCame, undefined))
    const passed = (await Promise.all(exits)).filter(Exit.isSuccess).length
    return { tried, passed }
  }

  const signingIn = () => {
    const limits = limitsBehind(1)
    return (address: string, attempt: Effect.Effect<void>) => {
      const request = new Request("http://honesthive.test/", { headers: from(address) })
      return Effect.runPromiseExit(limits.signIn(request, "asha@example.com")(attempt))
    }
  }

  test("all pass with right passwords: forty people may sign in together", async () => {
    expect(await tryAtOnce(40, Effect.void)).toEqual({ tried: 40, passed: 40 })
  })

  test("with wrong ones are hardly more than one after the other", async () => {
    const { tried } = await tryAtOnce(200, Effect.fail(new InvalidCredentials()))
    expect(tried).toBeGreaterThanOrEqual(20)
    // Requests that run at the same time may exceed the twenty by some.
    expect(tried).toBeLessThan(20 + 16)
  })

  test("wait for each other alone, whatever those of other networks do", async () => {
    const signInFrom = signingIn()
    for (let time = 0; time < 40; time++) await signInFrom(attacker, Effect.void)
    const isOver = Deferred.makeUnsafe<void>()
    let begun = 0
    const slowly = Effect.suspend(() => {
      begun++
      return Deferred.await(isOver)
    })
    const team = Array.from({ length: 16 }, () => signInFrom(attacker, slowly))
    const others = Array.from({ length: 60 * 26 }, (_, index) => signInFrom(`198.51.${index % 60}.1`, slowly))
    const last = signInFrom(attacker, Effect.void)
    await expect.poll(() => begun).toBe(61 * 16)
    Effect.runSync(Deferred.succeed(isOver, undefined))
    expect(Exit.isSuccess(await last)).toBe(true)
    expect((await Promise.all([...team, ...others])).every(Exit.isSuccess)).toBe(true)
  })

  test("are refused at once where hundreds are under way, and those of other networks aren't", async () => {
    const signInFrom = signingIn()
    const isOver = Deferred.makeUnsafe<void>()
    let refused = 0
    const flood = Array.from({ length: 300 }, async () => {
      const exit = await signInFrom(attacker, Deferred.await(isOver))
      if (Exit.isFailure(exit)) refused++
    })
    await expect.poll(() => refused).toBe(44)
    expect(Exit.isSuccess(await signInFrom("198.51.100.1", Effect.void))).toBe(true)
    Effect.runSync(Deferred.succeed(isOver, undefined))
    await Promise.all(flood)
    expect(refused).toBe(44)
    expect(Exit.isSuccess(await signInFrom(attacker, Effect.void))).toBe(true)
  })

  test("hold nothing once their requests are aborted", async () => {
    const limits = limitsBehind(1)
    const request = new Request("http://honesthive.test/", { headers: from(attacker) })
    const signIn = (attempt: Effect.Effect<void>) => limits.signIn(request, "asha@example.com")(attempt)
    let begun = 0
    const stuck = Effect.andThen(
      Effect.sync(() => begun++),
      Effect.never
    )
    const aborted = Array.from({ length: 256 }, () => Effect.runFork(signIn(stuck)))
    await expect.poll(() => begun).toBe(16)
    await Effect.runPromise(Fiber.interruptAll(aborted))
    expect(Exit.isSuccess(await Effect.runPromiseExit(signIn(Effect.void)))).toBe(true)
  })
})

test("receipts have a limit of their own: neither looking them up nor taking notes back costs a sign-in", async () => {
  const { server, pass } = await startWithBoth()
  for (const path of ["/api/receipt", "/api/receipt/take-back"]) {
    const ask = () => server.fetch(path, json({ token: "A".repeat(43) }, from(attacker)))
    const answers = await whilePassing(pass, Promise.all(Array.from({ length: 280 }, ask)))
    expect(statusesOf(answers).filter((status) => status === 429).length).toBe(10)
  }
  expect((await owners.right(server, attacker)).status).toBe(200)
})

test("at an onion address ten times as many wrong passwords are free, because all visitors share them", async () => {
  const onion = { isOnion: true, trustedProxies: 0 }
  const { server } = await startLimited(
    least,
    makeLimits(() => onion, least)
  )
  await signUp(server, email)
  const answers = await repeatInOrder(51, () => owners.guess(server, attacker))
  expect(statusesOf(answers).indexOf(429)).toBe(50)
})

test("[asvs V6.3.1] guessing says nothing of whether an account is there", async () => {
  const { server } = await startWithBoth()
  const known = await repeatInOrder(8, () => owners.guess(server, attacker))
  const unknown = await repeatInOrder(8, () => owners.guess(server, otherAddress, "nobody@example.com"))
  expect(statusesOf(unknown)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  expect(statusesOf(known)).toEqual(statusesOf(unknown))
})

test("sixty accounts may be made at once in one network, and others in other networks afterwards", async () => {
  const { server } = await startLimited()
  const make = (index: number, address: string) =>
    server.fetch("/api/auth/sign-up", json({ email: `${index}@example.com`, password }, from(address)))
  expect(statusesOf(await repeatInOrder(70, (index) => make(index, attacker))).indexOf(429)).toBe(60)
  expect((await make(1000, otherAddress)).status).toBe(201)
})

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
    await whilePassing(pass, Promise.all(guessing))
  })

  /** After so many wrong codes from elsewhere, more come from a hundred networks at once. */
  const startUnderAttack = async (beginsAt = 0) => {
    const { server, pass, ticketFrom, enter, ...more } = await start()
    await pass(beginsAt)
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
    const nextCodeAt = 2 * totpStepMillis
    const { secret, pass, enter, ticket, guessing } = await startUnderAttack(nextCodeAt - 1_000)
    const right = enter(ticket, otherAddress, totpCode(secret, nextCodeAt - 1_000))
    await whilePassing(pass, Promise.all([right, ...guessing]))
    expect((await right).status).toBe(200)
  })

  /** After a hundred wrong codes, forty more at once. */
  const startGuessed = async () => {
    const { pass, enter, ticketFrom } = await start()
    const guess = async (address: string) => enter(await ticketFrom(address), address, "000000")
    for (const first of [0, 100])
      await whilePassing(
        pass,
        Promise.all(
          networks(200)
            .slice(first, first + 100)
            .map(guess)
        )
      )
    const answers: Array<number> = []
    const more = networks(240).slice(200)
    const tickets = await Promise.all(more.map(ticketFrom))
    const guessing = more.map((address, index) =>
      enter(tickets[index] ?? "", address, "000000").then(({ status }) => answers.push(status))
    )
    return { pass, answers, guessing }
  }

  test("more than a hundred times gets one in four seconds looked at from then on", async () => {
    const { pass, answers, guessing } = await startGuessed()
    await repeatInOrder(15, () => pass(1_000))
    expect(answers.length).toBeLessThanOrEqual(6)
    await whilePassing(pass, Promise.all(guessing))
  })

  test("leaves nobody waiting without a word for as long as proxies and connections do", async () => {
    const { pass, answers, guessing } = await startGuessed()
    await repeatInOrder(58, () => pass(1_000))
    await expect.poll(() => [answers.length, answers.includes(429)], { timeout: 10_000 }).toEqual([40, true])
    await whilePassing(pass, Promise.all(guessing))
  })

  test("from a hundred networks gets two of them a second looked at, and a recovery code at once", async () => {
    const { recoveryCodes, pass, enter, ticket, guessing, answers } = await startUnderAttack()
    await pass(5_000)
    expect(answers.length).toBeLessThanOrEqual(20)
    expect((await enter(ticket, otherAddress, recoveryCodes[0] ?? "")).status).toBe(200)
    await whilePassing(pass, Promise.all(guessing))
  })
})
