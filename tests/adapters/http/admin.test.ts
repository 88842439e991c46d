import { Effect, Option } from "effect"
import { describe, expect, test } from "vitest"
import { prepareInstallation } from "#cli/server/prepare-installation.ts"
import type { AdminBadge, AdminBadgeGroups } from "#core/contract/admin-schemas.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import { listAdmins, removeAdmin, setAdminPassword } from "#core/use-cases/admins/manage-admins.ts"
import { updateBadge } from "#core/use-cases/badges/edit-badges.ts"
import { resetBadges, seedBadges } from "#core/use-cases/badges/seed-badges.ts"
import { adminName, makeAdmin, readEntries, signInAdmin } from "./support/admins.ts"
import { smallPng } from "./support/images.ts"
import { startLimited } from "./support/limited.ts"
import {
  cookieOf,
  form,
  fromOwnPage,
  json,
  password,
  readAs,
  statusAndMessage,
  succeed
} from "./support/requests.ts"
import { addApproved, makeHive } from "./support/sample-hives.ts"
import { startServer, type TestServer } from "./support/test-server.ts"

const startPortal = async () => {
  const server = startServer()
  const admin = await makeAdmin(server)
  const groups = (): Promise<AdminBadgeGroups> => readAs(server, admin, "/api/admin/badges")
  const badge = async (name: string): Promise<AdminBadge | undefined> =>
    (await groups()).flatMap(({ badges }) => badges).find((one) => one.name === name)
  const edit = (fields: Readonly<Record<string, string | Blob>>) =>
    server.fetch("/api/admin/badges/update", form({ ...steadyHand, ...fields }, admin))
  return { server, admin, groups, badge, edit }
}

const steadyHand = {
  category: "Reliability",
  tier: "5",
  originalName: "Steady Hand",
  name: "Steady Hand",
  description: "Five times reliable.",
  bonus: "50"
} as const

const isSignedIn = async (server: TestServer, cookie: string) =>
  (await readAs(server, cookie, "/api/admin/session")).isAuthenticated

describe("[spec 3 9] [spec 4 10] an admin's session", () => {
  test("[asvs V3.3.2 V3.3.4] [spec 7 15] [spec 7 16] is begun by login, and told by session", async () => {
    const server = startServer()
    await makeAdmin(server)
    const answer = await signInAdmin(server, adminName.toUpperCase())
    const told = { isAuthenticated: true, admin: { username: adminName } }
    expect([answer.status, await answer.json()]).toEqual([200, told])
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^honesthive-admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/)
    ])
    expect(await readAs(server, cookieOf(answer), "/api/admin/session")).toEqual(told)
    expect(await readAs(server, "", "/api/admin/session")).toEqual({ isAuthenticated: false })
  })

  test("[asvs V3.3.1 V3.3.3] has a cookie for this host and https where PUBLIC_URL is https", async () => {
    const server = startServer({ publicUrl: "https://honest.example" })
    await makeAdmin(server)
    expect((await signInAdmin(server)).headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-honesthive-admin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800; Secure$/
      )
    ])
  })

  test("[asvs V7.4.1] [spec 7 17] is ended by logout, on the server too", async () => {
    const { server, admin } = await startPortal()
    const answer = await server.fetch("/api/admin/logout", {
      method: "POST",
      headers: { cookie: admin, ...fromOwnPage }
    })
    expect(await statusAndMessage(answer)).toEqual([200, "You have been logged out successfully."])
    expect(await isSignedIn(server, admin)).toBe(false)
  })

  test("[spec 5 10] needs a name and a password; [spec 8 12] wrong ones say the same as unknown ones", async () => {
    const { server } = await startPortal()
    const login = async (body: unknown) =>
      statusAndMessage(await server.fetch("/api/admin/login", json(body)))
    expect(await login({ username: " ", password })).toEqual([400, "Username is required"])
    expect(await login({ username: adminName })).toEqual([400, "Password is required"])
    expect(await login({ username: adminName, password: "wrong" })).toEqual([401, "Invalid credentials"])
    expect(await login({ username: "nobody", password })).toEqual([401, "Invalid credentials"])
  })

  test("[asvs V6.3.2] no admin is there before one is made", async () => {
    const server = startServer()
    for (const guess of ["admin", "password", "admin123", "honesthive"]) {
      expect((await signInAdmin(server, "admin", guess)).status).toBe(401)
    }
    succeed(await server.run(prepareInstallation({ admin: Option.none() })))
    expect(succeed(await server.run(listAdmins))).toEqual([])
  })

  test("[asvs V7.3.1 V7.3.2] ends after 30 minutes unused, and after 8 hours however much it is used", async () => {
    const { server, pass } = await startLimited()
    const idle = await makeAdmin(server)
    await pass("29 minutes")
    expect(await isSignedIn(server, idle)).toBe(true)
    await pass("30 minutes")
    expect(await isSignedIn(server, idle)).toBe(false)
    const busy = cookieOf(await signInAdmin(server))
    for (let minutes = 0; minutes < 460; minutes += 20) {
      await pass("20 minutes")
      expect(await isSignedIn(server, busy)).toBe(true)
    }
    await pass("20 minutes")
    expect(await isSignedIn(server, busy)).toBe(false)
  })

  test("ends with a new password, and with the admin", async () => {
    const { server, admin } = await startPortal()
    await server.run(setAdminPassword({ username: adminName, password: "nine green boats at noon" }))
    expect(await isSignedIn(server, admin)).toBe(false)
    const again = cookieOf(await signInAdmin(server, adminName, "nine green boats at noon"))
    expect(await isSignedIn(server, again)).toBe(true)
    const unused = cookieOf(await signInAdmin(server, adminName, "nine green boats at noon"))
    await server.run(removeAdmin(adminName))
    expect(await isSignedIn(server, again)).toBe(false)
    expect(await isSignedIn(server, await makeAdmin(server))).toBe(true)
    expect(await isSignedIn(server, unused)).toBe(false)
  })
})

describe("[spec 3 7] [spec 3 8] [spec 7 18] the catalogue", () => {
  test("comes by category, with the weight of each, and the special badge last", async () => {
    const { groups } = await startPortal()
    const all = await groups()
    expect(
      all.map(({ category, categoryWeight, badges }) => [category, categoryWeight, badges.length])
    ).toEqual([
      ["Leadership & Mentorship", 30, 4],
      ["Communication & Collaboration", 20, 4],
      ["Technical & Problem Solving", 20, 4],
      ["Creativity & Innovation", 15, 4],
      ["Reliability", 10, 4],
      ["Other / General", 5, 4],
      ["Special", 0, 1]
    ])
    for (const { badges } of all.slice(0, 6)) {
      expect(badges.map(({ requiredFeedback }) => requiredFeedback)).toEqual([5, 25, 50, 100])
    }
    expect(all[6]?.badges[0]?.requiredFeedback).toBe(6)
    expect(all[4]?.badges[0]).toStrictEqual({
      name: "Steady Hand",
      category: "Reliability",
      tier: 5,
      description: expect.any(String),
      requiredFeedback: 5,
      bonus: 50,
      imageUrl: null,
      holders: 0
    })
  })

  test("[spec 7 20] [spec 6 3] an edit shows at once to owners and visitors; points that were given stay, and the new bonus counts from then on", async () => {
    const { server, edit, badge } = await startPortal()
    const makeReliable = async (name: string) => {
      const hive = await makeHive(server, `${name}@example.com`, name)
      for (let item = 0; item < 3; item++) await server.run(addApproved(hive.owner, `Reliable ${item}`))
      return hive
    }
    const hive = await makeReliable("asha-rao")
    await hive.send("/api/profile/badge-display", { showBadgesOnLanding: true })
    const stats = () => hive.read("/api/gamification/stats")
    const before = await stats()
    expect(before.recentBadges).toMatchObject([{ badgeName: "Steady Hand", bonusPoints: 50 }])
    expect((await badge("Steady Hand"))?.holders).toBe(1)
    const answer = await edit({ name: "  Firm Hand ", description: "Holds firm.", bonus: "70" })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { name: "Firm Hand", bonus: 70, holders: 1 }
    ])
    const after = await stats()
    expect(after.recentBadges).toMatchObject([
      { badgeName: "Firm Hand", badgeDescription: "Holds firm.", bonusPoints: 50 }
    ])
    expect(after.totalPoints).toBe(before.totalPoints)
    const later = await makeReliable("ben-okafor")
    expect((await later.read("/api/gamification/stats")).totalPoints).toBe(5 * 10 + 70)
    await edit({ originalName: "Dependable Ally", tier: "25", name: "Firm Ally", bonus: "300" })
    expect((await hive.read("/api/user/badges")).badges).toContainEqual({
      name: "Firm Ally",
      category: "Reliability",
      tier: 25,
      requiredFeedback: 25,
      bonus: 300
    })
    const visitors = await hive.read("/api/profile/asha-rao/gamification")
    expect(visitors.badges).toMatchObject([{ badgeName: "Firm Hand", badgeDescription: "Holds firm." }])
  })

  test.each([
    ["12", 12],
    [" 7 ", 7],
    ["8.9", 8],
    ["", 0],
    ["none", 0]
  ])("[spec 5 12] a bonus of %j is %i", async (bonus, points) => {
    const { edit } = await startPortal()
    expect((await (await edit({ bonus })).json()).bonus).toBe(points)
  })

  test.each([
    [{ name: " " }, 400, "Please give the badge a name of up to 60 characters, on one line."],
    [{ name: "x".repeat(61) }, 400, "Please give the badge a name of up to 60 characters, on one line."],
    [{ name: "two\nlines" }, 400, "Please give the badge a name of up to 60 characters, on one line."],
    [{ description: "x".repeat(301) }, 400, "A description has up to 300 characters."],
    [{ bonus: "-1" }, 400, "The bonus is a number of points from 0 to 1000000."],
    [{ bonus: "1000001" }, 400, "The bonus is a number of points from 0 to 1000000."],
    [{ originalName: "Firm Hand" }, 404, "No such badge."],
    [{ originalName: "steady hand" }, 404, "No such badge."],
    [{ originalName: "Steady" }, 404, "No such badge."],
    [{ tier: "5th" }, 404, "No such badge."],
    [{ category: "Leadership & Mentorship" }, 404, "No such badge."],
    [{ tier: "6" }, 404, "No such badge."],
    [{ tier: "" }, 400, "Please select a badge and upload an image file."]
  ])("[asvs V2.2.3] [spec 8 14] %j is refused with %i, and changes nothing", async (fields, ...refusal) => {
    const { edit, groups } = await startPortal()
    const before = await groups()
    expect(await statusAndMessage(await edit(fields))).toEqual(refusal)
    expect(await groups()).toEqual(before)
  })

  test("[spec 5 11] [spec 7 19] [spec 8 15] a picture needs a badge and a file, of 5 MB at most", async () => {
    const { server, admin, badge } = await startPortal()
    const named = { badgeName: "Steady Hand", category: "Reliability", tier: "5", description: "x" }
    const upload = (fields: Readonly<Record<string, string | Blob>>) =>
      server.fetch("/api/admin/badges/upload", form({ ...named, ...fields }, admin))
    const missing = [400, "Please select a badge and upload an image file."]
    expect(await statusAndMessage(await upload({}))).toEqual(missing)
    expect(await statusAndMessage(await upload({ badgeName: "", badgeImage: smallPng() }))).toEqual(missing)
    const tooLarge = await upload({ badgeImage: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) })
    expect(await statusAndMessage(tooLarge)).toEqual([413, "File size must be less than 5MB"])
    const answer = await upload({ badgeImage: smallPng() })
    const { imageUrl } = await answer.json()
    expect(imageUrl).toMatch(/^\/uploads\/badges\/[\w-]+\.webp$/)
    expect((await badge("Steady Hand"))?.imageUrl).toBe(imageUrl)
  })

  test("an edit can take the picture away again: the drawn emblem stands in, and the file is gone", async () => {
    const { server, edit, badge } = await startPortal()
    await edit({ badgeImage: smallPng() })
    const { imageUrl } = (await badge("Steady Hand")) ?? expect.fail("the badge is gone")
    expect((await server.fetch(imageUrl ?? "")).status).toBe(200)
    const answer = await edit({ removeImage: "true" })
    expect([answer.status, (await answer.json()).imageUrl]).toEqual([200, null])
    expect((await badge("Steady Hand"))?.imageUrl).toBeNull()
    expect((await server.fetch(imageUrl ?? "")).status).toBe(404)
    await edit({ badgeImage: smallPng(), removeImage: "true" })
    expect((await badge("Steady Hand"))?.imageUrl).not.toBeNull()
  })

  test("seeding keeps edits; a reset undoes them, and gives back what to remove", async () => {
    const { server, edit, badge } = await startPortal()
    expect(succeed(await server.run(seedBadges()))).toBe(25)
    await edit({ name: "Firm Hand", badgeImage: smallPng() })
    expect(succeed(await server.run(seedBadges()))).toBe(0)
    expect(await badge("Firm Hand")).toBeDefined()
    const { changed, images } = succeed(await server.run(resetBadges()))
    expect([changed, images.length]).toEqual([1, 1])
    expect((await badge("Steady Hand"))?.imageUrl).toBeNull()
  })

  test("every change is recorded: who, what, the day", async () => {
    const { server, edit } = await startPortal()
    await edit({ name: "Firm Hand", bonus: "70" })
    await edit({ originalName: "Firm Hand", name: "Firm Hand", bonus: "70" })
    expect((await readEntries(server)).map(({ who, what }) => `${who}: ${what}`).toSorted()).toEqual([
      "command line: added the admin grace.h",
      'grace.h: changed the badge Steady Hand (Reliability, tier 5): name "Steady Hand" → "Firm Hand"; ' +
        'description "Received 5 pieces of feedback in Reliability." → "Five times reliable."; bonus 50 → 70'
    ])
  })

  test("a change that another came before is recorded with what it found", async () => {
    const { server, edit } = await startPortal()
    const [admin = expect.fail("no admin")] = succeed(await server.run(listAdmins))
    const given = { ...steadyHand, bonus: "80", file: undefined, removesImage: false }
    const late = Effect.flatMap(InstallationStore, (store) =>
      Effect.provideService(updateBadge(admin, steadyHand, given), InstallationStore, {
        ...store,
        change: (decide) =>
          Effect.promise(() => edit({ bonus: "70" })).pipe(Effect.andThen(store.change(decide)))
      })
    )
    succeed(await server.run(late))
    const found = (await readEntries(server)).flatMap(({ what }) => /bonus \d+ → \d+/.exec(what) ?? [])
    expect(found.toSorted()).toEqual(["bonus 50 → 70", "bonus 70 → 80"])
  })
})
