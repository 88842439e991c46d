import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { senderSubnet as subnetOf } from "#adapters/http/limits/sender-subnet.ts"
import { makeSubnetKeys } from "#adapters/http/limits/subnet-pseudonyms.ts"
import {
  repeatInOrder,
  sendFrom,
  startLimited,
  statusesOf,
  tenASecond,
  twoHives
} from "../support/limited.ts"
import { cookieOf, form, json, password, signUp } from "../support/requests.ts"
import { makeHive } from "../support/sample-hives.ts"

test("a custom link is changed three times a day at most; what fails is not counted", async () => {
  const { server, pass } = await startLimited()
  const cookie = await signUp(server, "asha@example.com")
  const change = (customLink: string) =>
    server.fetch("/api/feedback-link/update", json({ customLink }, { cookie }))
  expect(statusesOf(await repeatInOrder(5, () => change("admin")))).toEqual(Array(5).fill(400))
  const changed = await repeatInOrder(4, (index) => change(`asha-${index}`))
  expect(statusesOf(changed)).toEqual([200, 200, 200, 429])
  await pass("8 hours")
  expect((await change("asha-9")).status).toBe(200)
})

test.each([
  ["a link's check", "POST", "/api/feedback-link/check", { customLink: "asha" }, 20],
  ["an audience", "PUT", "/api/account/audience", { audience: "team" }, 20],
  ["an answer", "PUT", "/api/feedback/{id}/answer", { answer: "Thank you" }, 30]
])("%s is sent so often by one owner; an answer can be taken back", async (_, method, path, body, most) => {
  const hive = await makeHive((await startLimited()).server, "asha@example.com", "asha-rao")
  const send = () => hive.send(path.replace("{id}", hive.public), body, method)
  expect(statusesOf(await repeatInOrder(most + 1, send)).indexOf(429)).toBe(most)
  expect((await hive.send(`/api/feedback/${hive.public}/answer`, { answer: null }, "PUT")).status).toBe(200)
})

test("a profile is saved sixty times an hour at most by one owner", async () => {
  const { server } = await startLimited()
  const cookie = await signUp(server, "asha@example.com")
  const save = (index: number) => server.fetch("/api/user/profile", form({ name: `Asha ${index}` }, cookie))
  expect(statusesOf(await repeatInOrder(61, save)).indexOf(429)).toBe(60)
})

test("everything is downloaded twenty times an hour at most by one owner; asking for its head is free", async () => {
  const { server, pass } = await startLimited()
  const hive = await makeHive(server, "asha@example.com", "asha-rao")
  const other = await makeHive(server, "ben@example.com", "ben-okafor")
  const download = async (method = "GET", { ask } = hive) => {
    const response = await ask("/api/account/export", method)
    await response.arrayBuffer()
    return response
  }
  await repeatInOrder(30, () => download("HEAD"))
  const answers = await repeatInOrder(21, () => download())
  expect(statusesOf(answers)).toEqual([...Array(20).fill(200), 429])
  expect(answers.at(-1)?.headers.get("retry-after")).toMatch(/^\d+$/)
  expect((await download("GET", other)).status).toBe(200)
  await pass("1 hour")
  expect((await download()).status).toBe(200)
})

test("what is not limited stays open when a limit is reached", async () => {
  const limited = await twoHives()
  const { server } = limited
  await tenASecond(limited, 60, () => sendFrom(server, "asha-rao"))
  const cookie = cookieOf(
    await server.fetch("/api/auth/sign-in", json({ email: "asha@example.com", password }))
  )
  expect((await server.fetch("/api/profile/asha-rao")).status).toBe(200)
  expect((await server.fetch("/api/user/profile", form({ name: "Asha" }, cookie))).status).toBe(200)
})

const senderSubnet = (request: Request, trustedProxies: number, isOnion = false): string =>
  subnetOf(request, { trustedProxies, isOnion })

const requestOf = (ip: string, forwarded?: string) =>
  Object.assign(
    new Request(
      "http://honesthive.test/",
      forwarded === undefined ? {} : { headers: { "x-forwarded-for": forwarded } }
    ),
    { ip }
  )

test.each([
  ["203.0.113.7", "203.0.113.8", true],
  ["203.0.113.7", "203.0.114.7", false],
  ["203.0.113.7", "::ffff:203.0.113.8", true],
  ["::ffff:203.0.113.7", "::ffff:203.0.114.7", false],
  ["203.0.113.7", "64:ff9b::203.0.113.8", true],
  ["64:ff9b::203.0.113.7", "64:ff9b::198.51.100.7", false],
  ["2001:db8:1:1200::1", "2001:db8:1:12ff:5::9", true],
  ["2001:db8:1:1200::1", "2001:db8:1:1300::1", false],
  ["2001:db8::1", "2001:db8:0:0:ffff::2", true],
  ["fe80::1%eth0", "fe80::2", true],
  ["::1", "::2", true]
])("%s and %s are the same network: %s", (one, other, isSame) => {
  expect(senderSubnet(requestOf(one), 0) === senderSubnet(requestOf(other), 0)).toBe(isSame)
})

test.each([
  [0, "10.0.0"],
  [1, "198.51.100"],
  [2, "203.0.113"],
  [3, "192.0.2"],
  [4, "192.0.2"]
])("of X-Forwarded-For as many entries are believed as there are proxies: %i", (proxies, expected) => {
  const request = requestOf("10.0.0.9", "192.0.2.66, 203.0.113.1:4711,198.51.100.2")
  expect(senderSubnet(request, proxies)).toBe(expected)
})

const claims = ["x-real-ip", "client-ip", "true-client-ip", "forwarded", "x-forwarded-host"]

test.each(claims)("[asvs V4.1.3] %s is never believed", (name) => {
  const claimed = new Request("http://honesthive.test/", { headers: { [name]: "192.0.2.66" } })
  for (const proxies of [0, 1])
    expect(senderSubnet(Object.assign(claimed, { ip: "10.0.0.9" }), proxies)).toBe("10.0.0")
})

test("a bracketed address with a port is its address", () => {
  const bare = senderSubnet(requestOf("10.0.0.9", "2001:db8::1"), 1)
  expect(senderSubnet(requestOf("10.0.0.9", "[2001:db8::1]:443"), 1)).toBe(bare)
})

test("nobody is told apart who comes over Tor, whatever they forward", () => {
  for (const request of [
    requestOf("127.0.0.1"),
    requestOf("10.0.0.9", "203.0.113.1"),
    requestOf("::1", "2001:db8::1")
  ])
    expect(senderSubnet(request, 1, true)).toBe("onion")
})

describe("the name of a network", () => {
  const hour = 60 * 60 * 1000

  test("[anon A1] stays for an hour, then is another, and tells neither which it is nor what other servers call it", async () => {
    const { nameOf } = makeSubnetKeys()
    const times = [0, hour - 1, hour, 2 * hour - 1, 2 * hour]
    const [first, stillFirst, second, stillSecond, third] = await Promise.all(
      times.map((now) => nameOf("203.0.113.7", now))
    )
    expect([stillFirst, stillSecond]).toEqual([first, second])
    const others = await Promise.all([makeSubnetKeys().nameOf("203.0.113.7", 0), nameOf("203.0.113.8", 0)])
    const names = [first, second, third, ...others]
    expect(new Set(names).size).toBe(5)
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{64}$/)
  })

  test("[anon A1] goes with its key when the hour is over, also when nobody comes who needs a new one", async () => {
    const limited = await startLimited()
    const { server, limits, pass } = limited
    // To links that are nobody's: only the limit for one network is in the way.
    const flood = async () =>
      statusesOf(await tenASecond(limited, 120, (index) => sendFrom(server, `nobody-${index}`))).indexOf(429)
    // Begun half an hour late, so that the key is forgotten at a moment at which no request replaces it.
    await pass("30 minutes")
    void server.run(limits.forgettingSenders)
    await pass("59 minutes")
    expect(await flood()).toBe(105)
    await pass("40 seconds")
    expect((await sendFrom(server, "nobody")).status).toBe(429)
    await pass("10 seconds")
    await server.run(Effect.yieldNow)
    expect(await flood()).toBe(105)
  })
})
