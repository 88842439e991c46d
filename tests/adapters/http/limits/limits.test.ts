import { Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { makeLimits } from "#adapters/http/limits/limits.ts"
import { adminName, makeAdmin } from "../support/admins.ts"
import { cookieOf, form, json, messageOf, password, signUp, succeed } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"
import { startServer, type TestServer } from "../support/test-server.ts"
import { testServices } from "../support/test-services.ts"

/** A server with its limits on, whose clock stands still until it is told to go on. */
const startLimited = async () => {
  const server = startServer({
    services: Layer.merge(testServices, TestClock.layer()),
    limits: makeLimits(1)
  })
  const pass = async (time: Parameters<typeof TestClock.adjust>[0]) =>
    succeed(await server.run(TestClock.adjust(time)))
  return { server, pass }
}

const send = (server: TestServer, link: string, address = "203.0.113.7") =>
  server.fetch(
    `/api/profile/${link}/feedback`,
    json({ content: "Good work" }, { "x-forwarded-for": address })
  )

const times = async (count: number, ask: (index: number) => Promise<Response>) => {
  const answers: Array<Response> = []
  for (let index = 0; index < count; index++) answers.push(await ask(index))
  return answers
}

/** A cookie of an answer, as a browser sends it back. */
const cookieNamed = (name: string, answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? ""

const statusesOf = (answers: ReadonlyArray<Response>) => answers.map(({ status }) => status)

const twoHives = async () => {
  const limited = await startLimited()
  await makeHive(limited.server, "asha@example.com", "asha-rao")
  await makeHive(limited.server, "ben@example.com", "ben-okafor")
  return limited
}

describe("feedback", () => {
  test("of a team of forty behind one address gets through after a meeting", async () => {
    const { server, pass } = await twoHives()
    const answers = await times(40, async () => {
      await pass("1 second")
      return send(server, "asha-rao")
    })
    expect(new Set(statusesOf(answers))).toEqual(new Set([201]))
  })

  test("to one link is refused after sixty at once, says when to come back, and leaves other links alone", async () => {
    const { server, pass } = await twoHives()
    const answers = await times(61, async (index) => {
      if (index % 20 === 19) await pass("1 second")
      return send(server, "asha-rao", `198.51.100.${index}`)
    })
    const last = answers.at(-1)
    expect(statusesOf(answers).indexOf(429)).toBe(60)
    expect([last?.status, last?.headers.get("retry-after")]).toEqual([429, "28"])
    expect(last && (await messageOf(last))).toBe("Too many requests. Please try again in 28 seconds.")
    expect((await send(server, "ben-okafor", "198.51.100.200")).status).toBe(201)
    expect((await send(server, "ASHA-RAO", "198.51.100.201")).status).toBe(429)
    await pass("28 seconds")
    expect((await send(server, "asha-rao", "198.51.100.202")).status).toBe(201)
  })

  test("of one address is refused after sixty at once, whatever the link; other addresses are not", async () => {
    const { server, pass } = await twoHives()
    const answers = await times(61, async (index) => {
      if (index % 20 === 19) await pass("1 second")
      return send(server, index % 2 === 0 ? "asha-rao" : "ben-okafor", "203.0.113.7")
    })
    expect(statusesOf(answers).indexOf(429)).toBe(60)
    expect((await send(server, "asha-rao", "203.0.113.8")).status).toBe(201)
  })

  test("of all together is at most twenty at once", async () => {
    const { server, pass } = await twoHives()
    const answers = await times(21, (index) =>
      send(server, index % 2 === 0 ? "asha-rao" : "ben-okafor", `10.0.${index}.1`)
    )
    expect(statusesOf(answers).indexOf(429)).toBe(20)
    await pass("1 second")
    expect((await send(server, "asha-rao")).status).toBe(201)
  })

  test("[asvs V2.4.1] a thousand in ten seconds end in 429, every one with Retry-After", async () => {
    const { server, pass } = await twoHives()
    const answers = await times(1000, async (index) => {
      if (index % 100 === 99) await pass("1 second")
      return send(server, "asha-rao", `10.${index % 7}.0.1`)
    })
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(900)
    expect(refused.every((answer) => Number(answer.headers.get("retry-after")) > 0)).toBe(true)
  })

  test("that the form without JavaScript sends keeps its text when it is refused", async () => {
    const { server } = await twoHives()
    const post = () =>
      server.fetch("/asha-rao", {
        method: "POST",
        headers: { "sec-fetch-site": "same-origin" },
        body: new URLSearchParams({ content: "A text worth keeping" })
      })
    const last = (await times(21, post)).at(-1)
    expect([last?.status, last?.headers.get("retry-after")]).toEqual([429, "1"])
    expect(await last?.text()).toContain("A text worth keeping")
  })
})

describe("[asvs V6.3.1] guessing a password", () => {
  const email = "asha@example.com"
  const guess = (server: TestServer, headers = {}) =>
    server.fetch("/api/auth/sign-in", json({ email, password: "not the password" }, headers))
  const right = (server: TestServer, headers = {}, who = email) =>
    server.fetch("/api/auth/sign-in", json({ email: who, password }, headers))

  test("a hundred times is slowed down; the right one works where it worked before, and elsewhere after the wait", async () => {
    const { server, pass } = await startLimited()
    await signUp(server, email)
    const known = cookieNamed("honesthive-device", await right(server))
    const answers = await times(100, () => guess(server))
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(5)
    expect(statusesOf(answers).filter((status) => status === 429)).toHaveLength(95)
    const refused = await right(server)
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"])
    expect((await right(server, { cookie: known })).status).toBe(200)
    await pass("1 second")
    expect((await right(server)).status).toBe(200)
  })

  test("leaves other accounts alone, and says nothing of whether an account is there", async () => {
    const { server } = await startLimited()
    await signUp(server, email)
    await signUp(server, "ben@example.com")
    await times(8, () => guess(server))
    expect((await right(server, {}, "ben@example.com")).status).toBe(200)
    const unknown = await times(8, () =>
      server.fetch("/api/auth/sign-in", json({ email: "nobody@example.com", password }))
    )
    expect(statusesOf(unknown)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test("of a thousand accounts, until nobody new may try, keeps no device waiting that knows its account", async () => {
    const { server } = await startLimited()
    await signUp(server, email)
    const known = cookieNamed("honesthive-device", await right(server))
    await times(1000, (index) =>
      server.fetch("/api/auth/sign-in", json({ email: `${index}@example.com`, password }))
    )
    expect((await right(server)).status).toBe(429)
    expect((await right(server, { cookie: known })).status).toBe(200)
  })

  test("is slowed down on a device that knows the account, too, by the attempt and by the hour", async () => {
    const { server, pass } = await startLimited()
    await signUp(server, email)
    const cookie = cookieNamed("honesthive-device", await right(server))
    const atOnce = await times(20, () => guess(server, { cookie }))
    expect(statusesOf(atOnce).filter((status) => status === 401)).toHaveLength(5)
    const inAnHour = await times(80, async () => {
      await pass("45 seconds")
      return guess(server, { cookie })
    })
    const tried = statusesOf(inAnHour).filter((status) => status === 401).length
    expect(tried).toBeGreaterThan(30)
    expect(tried).toBeLessThan(65)
    expect((await right(server)).status).toBe(200)
  })

  test("does not go faster with a mark of somebody else's device", async () => {
    const { server } = await startLimited()
    await signUp(server, email)
    const other = await server.fetch("/api/auth/sign-up", json({ email: "ben@example.com", password }))
    const marks = other.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
    const answers = await times(6, () => guess(server, { cookie: marks.join("; ") }))
    expect(statusesOf(answers).at(-1)).toBe(429)
  })
})

describe("a custom link", () => {
  const startOwner = async () => {
    const limited = await startLimited()
    return { ...limited, cookie: await signUp(limited.server, "asha@example.com") }
  }

  test("is checked twenty times a minute at most", async () => {
    const { server, cookie } = await startOwner()
    const check = () => server.fetch("/api/feedback-link/check", json({ customLink: "asha" }, { cookie }))
    expect(statusesOf(await times(21, check)).indexOf(429)).toBe(20)
  })

  test("is changed three times a day at most; what fails is not counted", async () => {
    const { server, cookie, pass } = await startOwner()
    const change = (customLink: string) =>
      server.fetch("/api/feedback-link/update", json({ customLink }, { cookie }))
    expect(statusesOf(await times(5, () => change("admin")))).toEqual([400, 400, 400, 400, 400])
    expect(statusesOf(await times(4, (index) => change(`asha-${index}`)))).toEqual([200, 200, 200, 429])
    await pass("8 hours")
    expect((await change("asha-9")).status).toBe(200)
  })
})

test("what is not limited stays open when a limit is reached", async () => {
  const { server } = await twoHives()
  await times(30, () => send(server, "asha-rao"))
  const cookie = cookieOf(
    await server.fetch("/api/auth/sign-in", json({ email: "asha@example.com", password }))
  )
  expect((await server.fetch("/api/profile/asha-rao")).status).toBe(200)
  expect((await server.fetch("/api/user/profile", form({ name: "Asha" }, cookie))).status).toBe(200)
})

describe("[asvs V6.3.1] guessing an admin's password", () => {
  const guess = (server: TestServer, username: string, headers = {}) =>
    server.fetch("/api/admin/login", json({ username, password: "not the password" }, headers))
  const right = (server: TestServer, headers = {}, username = adminName) =>
    server.fetch("/api/admin/login", json({ username, password }, headers))

  const startPortal = async () => {
    const limited = await startLimited()
    await makeAdmin(limited.server)
    return { ...limited, known: cookieNamed("honesthive-admin-device", await right(limited.server)) }
  }

  test("keeps no admin waiting who signed in on this device before", async () => {
    const { server, known } = await startPortal()
    await times(10, () => guess(server, adminName))
    expect((await right(server)).status).toBe(429)
    expect((await right(server, { cookie: known })).status).toBe(200)
    await times(80, (index) => guess(server, `admin-${index}`))
    expect((await right(server)).status).toBe(429)
    expect((await right(server, { cookie: known })).status).toBe(200)
  })

  test("is slowed down on such a device, too", async () => {
    const { server, known } = await startPortal()
    const answers = await times(20, () => guess(server, adminName, { cookie: known }))
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(3)
  })

  test("goes no faster with another admin's mark, an owner's, or one that is made up", async () => {
    const { server, known } = await startPortal()
    await makeAdmin(server, "linus")
    await signUp(server, "grace.h@example.com")
    const owners = await server.fetch("/api/auth/sign-in", json({ email: "grace.h@example.com", password }))
    await times(10, () => guess(server, "linus"))
    const made = cookieNamed("honesthive-device", owners).replace("-device", "-admin-device")
    for (const cookie of [known, made, `honesthive-admin-device=${"x".repeat(43)}`]) {
      expect((await right(server, { cookie }, "linus")).status).toBe(429)
    }
  })

  test("that device's mark opens nothing, and is sent to our own pages alone", async () => {
    const { server, known } = await startPortal()
    expect((await server.fetch("/api/admin/badges", { headers: { cookie: known } })).status).toBe(401)
    const line = (await right(server)).headers.getSetCookie()[1]
    expect(line).toMatch(
      /^honesthive-admin-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=31536000$/
    )
  })
})
