import { describe, expect, test } from "vitest"
import { defaultBadges } from "#core/domain/badges/catalogue.ts"
import { categories } from "#core/domain/categories/category.ts"
import { makeItem } from "../../support/make-item.ts"
import { json, statusAndMessage } from "./support/requests.ts"
import { addApproved } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"
import { startHive } from "./support/visitors.ts"

const user = {
  id: expect.any(String),
  email: "asha@example.com",
  name: null,
  jobTitle: null,
  bio: null,
  profileImageUrl: null,
  feedbackLink: "asha-rao",
  showBadgesOnLanding: false
}

describe("the calls of an owner", () => {
  test("[spec 3 1] [spec 3 15] [spec 7 2] GET /api/auth/user: the current user, badges hidden by default", async () => {
    const { read } = (await startHive()).hive
    expect(await read("/api/auth/user")).toStrictEqual(user)
  })

  test("[spec 4 1] [spec 7 2] GET /api/auth/user: nothing without a session", async () => {
    const answer = await startServer().fetch("/api/auth/user")
    expect([answer.status, await answer.text()]).toEqual([401, '{"message":"Unauthorized"}'])
  })

  test("[spec 3 3] [spec 3 10] [spec 7 3] GET /api/user/feedback: items, approved or rejected", async () => {
    const { hive } = await startHive()
    const items: ReadonlyArray<Record<string, unknown>> = await hive.read("/api/user/feedback")
    const shown = items.find(({ id }) => id === hive.public)
    const given = { content: "Shown by asha-rao.", aiSummary: expect.any(String), isPublic: true }
    const createdAt = expect.stringMatching(/T12:00:00.000Z$/)
    expect(shown).toStrictEqual(makeItem({ ...given, id: hive.public, sentiment: "positive", createdAt }))
    expect(items.map(({ moderationStatus }) => moderationStatus).toSorted()).toEqual([
      "approved",
      "approved",
      "rejected"
    ])
  })

  test("[spec 3 12] [spec 7 4] GET /api/user/feedback-summary: of three approved items, with a percentage", async () => {
    const { server, hive } = await startHive()
    const add = addApproved(hive.owner, "You explain things clearly and keep your word.")
    expect((await server.run(add))._tag).toBe("Success")
    const texts = expect.arrayContaining([])
    expect(await hive.read("/api/user/feedback-summary")).toStrictEqual({
      hasSummary: true,
      overallSentiment: expect.stringMatching(/ \d{1,3}%$/),
      keyStrengths: texts,
      areasForImprovement: texts,
      generalTone: expect.stringMatching(/./),
      evidence: texts
    })
  })

  test("[spec 3 4] [spec 3 11] [spec 7 5] GET /api/gamification/stats: points, and progress in each category", async () => {
    const { read } = (await startHive()).hive
    expect(await read("/api/gamification/stats")).toStrictEqual({
      totalPoints: 20,
      hasHiveEnlightenedBadge: false,
      badgeProgress: categories.map((category) => ({
        category,
        count: category === "Reliability" ? 2 : 0,
        nextMilestone: 5,
        unlockedBadges: []
      })),
      recentBadges: []
    })
    const badges = defaultBadges.map(({ id: _id, description: _description, ...badge }) => badge)
    expect(await read("/api/user/badges")).toStrictEqual({ specialBadge: null, badges })
  })

  test("[asvs V8.3.2] [spec 4 3] [spec 7 6] PATCH /api/feedback/{id}/public: there and back", async () => {
    const { hive } = await startHive()
    for (const isPublic of [true, false]) {
      const answer = await hive.send(`/api/feedback/${hive.private}/public`, { isPublic }, "PATCH")
      expect([answer.status, (await answer.json()).isPublic]).toEqual([200, isPublic])
      const profile = await hive.read("/api/profile/asha-rao")
      expect(profile.feedback.some(({ id }: { id: string }) => id === hive.private)).toBe(isPublic)
    }
  })

  test("[spec 3 6] [spec 7 7] DELETE /api/feedback/{id}: the item, its points and its history are gone", async () => {
    const { hive } = await startHive()
    const remove = () => hive.ask(`/api/feedback/${hive.public}`, "DELETE")
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(404)
    expect((await hive.read("/api/gamification/stats")).totalPoints).toBe(10)
    expect(await hive.read("/api/user/activity")).toHaveLength(1)
    expect((await hive.read("/api/profile/asha-rao")).feedback).toEqual([])
  })

  test("[spec 3 13] [spec 7 9] POST /api/feedback-link/check: available, message, suggestions that are free", async () => {
    const { send } = (await startHive()).hive
    const check = async (customLink: string) =>
      (await send("/api/feedback-link/check", { customLink })).json()
    const free = { available: true, message: expect.any(String), suggestions: [] }
    expect(await check("quiet-meadow")).toStrictEqual(free)
    const { available, suggestions } = await check("admin")
    expect([available, suggestions.length > 0]).toEqual([false, true])
    for (const link of suggestions) expect(await check(link), link).toStrictEqual(free)
  })

  test("[asvs V8.3.2] [spec 7 10] POST /api/feedback-link/update: the new link opens, the old one no longer", async () => {
    const { server, hive } = await startHive()
    expect((await hive.send("/api/feedback-link/update", { customLink: "asha-new" })).status).toBe(200)
    const statuses = await Promise.all(
      ["asha-new", "asha-rao"].map(async (link) => (await server.fetch(`/api/profile/${link}`)).status)
    )
    expect(statuses).toEqual([200, 404])
  })

  test("[asvs V8.3.2] [spec 4 9] [spec 7 14] POST /api/profile/badge-display: visitors are told at once", async () => {
    const { send, read } = (await startHive()).hive
    for (const showBadgesOnLanding of [true, false]) {
      expect((await send("/api/profile/badge-display", { showBadgesOnLanding })).status).toBe(200)
      expect((await read("/api/profile/asha-rao")).user.showBadgesOnLanding).toBe(showBadgesOnLanding)
    }
  })
})

describe("the calls of a visitor", () => {
  test("[spec 3 14] [spec 6 1] [spec 7 11] GET /api/profile/{link}: the profile, and public feedback alone", async () => {
    const { hive } = await startHive()
    expect(await hive.read("/api/profile/asha-rao")).toStrictEqual({
      user: { name: null, jobTitle: null, bio: null, profileImageUrl: null, showBadgesOnLanding: false },
      feedback: [{ id: hive.public, content: "Shown by asha-rao.", createdAt: expect.any(String) }]
    })
  })

  test("[spec 7 12] GET /api/profile/{link}/gamification: the badges once they are shown, without counts or points", async () => {
    const { server, hive } = await startHive()
    for (let item = 0; item < 3; item++) await server.run(addApproved(hive.owner, `Note ${item}`))
    const read = () => hive.read("/api/profile/asha-rao/gamification")
    expect(await read()).toStrictEqual({ badges: [], hasHiveEnlightenedBadge: false })
    await hive.send("/api/profile/badge-display", { showBadgesOnLanding: true })
    expect(await read()).toStrictEqual({
      badges: [
        {
          badgeName: "Steady Hand",
          badgeDescription: "Received 5 pieces of feedback in Reliability.",
          category: "Reliability",
          tier: 5,
          imageUrl: null
        }
      ],
      hasHiveEnlightenedBadge: false
    })
  })

  test("[spec 1 3] [spec 7 13] POST /api/profile/{link}/feedback: no account is needed; errors carry a message", async () => {
    const { server } = await startHive()
    const send = (content: string) => server.fetch("/api/profile/asha-rao/feedback", json({ content }))
    expect((await send("x".repeat(300))).status).toBe(201)
    expect(await statusAndMessage(await send("See www.example.org"))).toEqual([
      400,
      "Invalid input. Links are not allowed in feedback."
    ])
  })

  test("[spec 8 10] an unknown link is 'Profile Not Found'", async () => {
    expect(await statusAndMessage(await startServer().fetch("/api/profile/nobody"))).toEqual([
      404,
      "Profile Not Found"
    ])
  })
})
