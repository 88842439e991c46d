import { Layer } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, test } from "vitest"
import { unlimitedLimits } from "#adapters/http/limits/limits.ts"
import type { FoundOwners } from "#core/contract/owner-schemas.ts"
import { ReleaseWindow } from "#core/ports/release-window.ts"
import { removeDueAccounts } from "#core/use-cases/accounts/pending-deletion.ts"
import { mailText } from "#ui/mails/mail-texts.ts"
import { makeOperator, operatorName, readEntries, signInOperatorAgain } from "./support/admins.ts"
import { clockOf, limitsBehind, repeatInOrder, statusesOf } from "./support/limited.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import {
  cookieOf,
  fromOwnPage,
  json,
  password,
  readAs,
  statusAndMessage,
  succeed
} from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer, type TestServer } from "./support/test-server.ts"
import { testServices } from "./support/test-services.ts"

const email = "asha@example.com"

const start = async ({ window = 0, limits = unlimitedLimits } = {}) => {
  const services = Layer.mergeAll(testServices, TestClock.layer(), Layer.succeed(ReleaseWindow)(window))
  const server = startServer({ services, limits })
  let cookie = await makeOperator(server)
  const hive = await makeHive(server, email, "asha-rao")
  /** An admin's session ends after half an hour. */
  const pass = async (...time: Parameters<ReturnType<typeof clockOf>>) => {
    await clockOf(server)(...time)
    cookie = await signInOperatorAgain(server)
  }
  const search = (body: unknown) => server.fetch("/api/admin/owners/search", json(body, { cookie }))
  const find = async (text = ""): Promise<FoundOwners> => (await search({ text })).json()
  const act = (deed: string, body?: unknown, owner = `${hive.owner}`) =>
    server.fetch(`/api/admin/owners/${owner}/${deed}`, json(body, { cookie }))
  const remove = (owner = `${hive.owner}`) =>
    server.fetch(`/api/admin/owners/${owner}`, json(undefined, { cookie }, "DELETE"))
  const signIn = () => server.fetch("/api/auth/sign-in", json({ email, password }))
  const settings = (owner = hive.cookie) => readAs(server, owner, "/api/account")
  const deeds = async () =>
    (await readEntries(server))
      .filter(({ who }) => who === operatorName)
      .map(({ what }) => what)
      .toSorted()
  return { server, pass, search, hive, find, act, remove, signIn, settings, deeds }
}

describe("the owners", () => {
  test("are told by name, link, email, state, two days and a number", async () => {
    const { hive, search, find } = await start()
    await hive.ask("/api/user/feedback")
    expect(await find()).toStrictEqual({
      count: 1,
      next: null,
      owners: [
        {
          id: hive.owner,
          name: null,
          link: "asha-rao",
          email,
          state: "open",
          opensAt: null,
          suspendedFor: null,
          deletedAt: null,
          signedUpOn: "1970-01-01",
          lastUsedOn: "1970-01-01",
          shownNotes: 2
        }
      ]
    })
    expect((await find("ASHA-R")).count).toBe(1)
    expect((await find("nobody")).owners).toEqual([])
    const afterLast = await search({ after: email })
    expect(await afterLast.json()).toEqual({ count: 1, next: null, owners: [] })
  })

  test("are last seen on a day, which a visit to their page does not change", async () => {
    const { server, hive, find, pass } = await start()
    const lastUsedOn = async () => (await find()).owners[0]?.lastUsedOn
    await pass("2 days")
    await server.fetch("/asha-rao", { headers: { cookie: hive.cookie } })
    expect(await lastUsedOn()).toBe("1970-01-01")
    await hive.ask("/api/user/feedback")
    expect(await lastUsedOn()).toBe("1970-01-03")
  })

  test("are not searched with more than an email may have, or something else than a text", async () => {
    const { search } = await start()
    for (const body of [{ text: "x".repeat(101) }, { after: "x".repeat(321) }, { text: 7 }, { text: null }])
      expect((await search(body)).status).toBe(400)
  })

  test("are gone for operators who are late", async () => {
    const { act, remove } = await start()
    const late = ["resume", "reset", "restore"].map((deed) => act(deed, undefined, "nobody"))
    for (const answer of await Promise.all([...late, remove("nobody")]))
      expect(await statusAndMessage(answer)).toEqual([404, "This account does not exist any more."])
  })
})

describe("an operator who suspends a page", () => {
  test("closes it with a reason that the owner reads, and opens it at the owner's next boundary", async () => {
    const { server, act, settings, deeds, pass } = await start({ window: 60 })
    const suspended = await (await act("suspend", { reason: " Imitates somebody " })).json()
    expect(suspended).toMatchObject({ state: "suspended", suspendedFor: "Imitates somebody" })
    expect((await server.fetch("/asha-rao")).status).toBe(404)
    expect((await settings()).suspendedFor).toBe("Imitates somebody")
    await pass("90 minutes")
    const resumed = await (await act("resume")).json()
    expect(resumed).toMatchObject({ state: "open", suspendedFor: null, opensAt: "1970-01-01T02:00:00.000Z" })
    expect((await act("resume")).status).toBe(200)
    expect(await deeds()).toEqual(["closed a page", "opened a page again"])
  })

  test.each([[""], [" "], ["x".repeat(301)], ["a\u0000b"]])("gives a reason: not %j", async (reason) => {
    const { server, act, deeds } = await start()
    expect((await act("suspend", { reason })).status).toBe(400)
    expect((await server.fetch("/asha-rao")).status).toBe(200)
    expect(await deeds()).toEqual([])
  })
})

describe("a link to a new password", () => {
  const reset = (server: TestServer, token: string) =>
    server.fetch("/api/auth/reset", json({ token, password: "nine green boats at noon" }))

  test("is shown once where no mail is sent, works once, and the owner reads for 30 days by whom", async () => {
    const { server, act, settings, deeds, pass, signIn } = await start()
    const { link } = await (await act("reset")).json()
    const told = [{ by: operatorName, on: "1970-01-01" }]
    expect((await settings()).operatorResets).toEqual(told)
    const token = new URL(link).hash.slice(1)
    expect((await reset(server, token)).status).toBe(204)
    expect((await reset(server, token)).status).toBe(410)
    expect((await signIn()).status).toBe(401)
    const resetsLater = async () => {
      const signIn = json({ email, password: "nine green boats at noon" })
      return (await settings(cookieOf(await server.fetch("/api/auth/sign-in", signIn)))).operatorResets
    }
    expect(await resetsLater()).toEqual(told)
    await pass("29 days")
    expect(await resetsLater()).toEqual(told)
    await pass("1 day")
    expect(await resetsLater()).toEqual([])
    expect(await deeds()).toEqual(["made a link to a new password"])
  })

  test("goes to the owner's address alone where mail is sent, in the language of the account or in English", async () => {
    const { mails, server } = startMailing()
    const operator = { cookie: await makeOperator(server), "accept-language": "hi" }
    const cookie = await joined(server, email)
    const search = await server.fetch("/api/admin/owners/search", json({}, operator))
    const found: FoundOwners = await search.json()
    const path = `/api/admin/owners/${found.owners[0]?.id}/reset?lang=hi`
    const mailed = async (count: number) => {
      const answer = await server.fetch(path, json(undefined, operator))
      expect([answer.status, await answer.text()]).toEqual([200, '{"link":null}'])
      return mailAfter(mails, count)
    }
    const mail = await mailed(1)
    expect([mail.to, mail.language]).toEqual([email, "en"])
    expect(mail.text).toContain(`${operatorName}, who helps run`)
    await server.fetch("/api/account/language", json({ language: "ta" }, { cookie }, "PUT"))
    const tamil = await mailed(2)
    expect([tamil.language, tamil.text]).toEqual(["ta", expect.stringContaining("/reset-password?lang=ta#")])
    expect((await reset(server, secretIn(tamil))).status).toBe(204)
  })
})

describe("an operator who deletes an account", () => {
  const deletedAt = "1970-01-02T00:00:00.000Z"

  test("closes it at once, and for 24 hours only an operator takes it back", async () => {
    const { server, hive, act, remove, signIn, settings, deeds, pass } = await start()
    const removed = await remove()
    expect([removed.status, await removed.json()]).toMatchObject([202, { state: "removed", deletedAt }])
    expect((await server.fetch("/asha-rao")).status).toBe(404)
    expect((await hive.ask("/api/auth/user")).status).toBe(401)
    await pass("12 hours")
    expect((await (await remove()).json()).deletedAt).toBe(deletedAt)
    const cookie = cookieOf(await signIn())
    const keep = { method: "POST", headers: { cookie, ...fromOwnPage } }
    const kept = await (await server.fetch("/api/account/keep", keep)).json()
    expect(kept).toMatchObject({ leavesAt: null, removedAt: deletedAt })
    expect((await server.fetch("/asha-rao")).status).toBe(404)
    expect((await server.fetch("/api/account/export", { headers: { cookie } })).status).toBe(200)
    expect(await (await act("restore")).json()).toMatchObject({ state: "open", deletedAt: null })
    await pass("24 hours")
    succeed(await server.run(removeDueAccounts))
    expect((await server.fetch("/asha-rao")).status).toBe(200)
    expect((await settings(cookie)).removedAt).toBeNull()
    expect(await deeds()).toEqual(["deleted an account", "took the deletion of an account back"])
  })

  test("tells its owner by mail, once, who has a day to download everything", async () => {
    const { server, mails } = startMailing()
    const cookie = await makeOperator(server)
    await joined(server, email)
    const search = await server.fetch("/api/admin/owners/search", json({}, { cookie }))
    const found: FoundOwners = await search.json()
    const path = `/api/admin/owners/${found.owners[0]?.id}`
    const remove = () => server.fetch(path, json(undefined, { cookie }, "DELETE"))
    expect(statusesOf(await repeatInOrder(2, remove))).toEqual([202, 202])
    const text = mailText({ kind: "removedByOperator" }, { language: "en", instance: "HonestHive" })
    expect(await mailAfter(mails, 1)).toEqual({ id: expect.any(String), to: email, language: "en", ...text })
  })

  test("can't take it back when the day is over, and then all of it goes", async () => {
    const { server, act, remove, find, signIn, pass } = await start()
    await remove()
    await pass("24 hours")
    expect((await act("restore")).status).toBe(404)
    expect((await signIn()).status).toBe(401)
    succeed(await server.run(removeDueAccounts))
    expect((await find()).count).toBe(0)
  })

  test("does not take back what its owner deleted, nor put it off", async () => {
    const { server, hive, act, remove, find, pass } = await start()
    await hive.send("/api/account", { password }, "DELETE")
    await pass("12 hours")
    expect(await (await remove()).json()).toMatchObject({ state: "removed", deletedAt })
    expect(await (await act("restore")).json()).toMatchObject({ state: "leaving", deletedAt })
    await pass("12 hours")
    succeed(await server.run(removeDueAccounts))
    expect((await find()).count).toBe(0)
  })
})

test("operators are slowed down past a hundred deeds an hour and many searches a minute", async () => {
  const { act, search } = await start({ limits: limitsBehind(0) })
  const deeds = statusesOf(await repeatInOrder(101, () => act("resume")))
  const searches = statusesOf(await repeatInOrder(241, () => search({})))
  for (const statuses of [deeds, searches]) expect([...new Set(statuses)]).toEqual([200, 429])
})
