import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { routePattern, uploadPaths, visitorPath } from "#adapters/http/site/paths.ts"
import { callSchemas } from "#core/contract/call-schemas.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { appPages } from "#core/domain/pages/pages.ts"
import { adminName, makeAdmin } from "./support/admins.ts"
import { smallPng } from "./support/images.ts"
import { joined, mailAfter, secretIn, startMailing } from "./support/mailing.ts"
import { form, fromOwnPage, json, password } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"

const uncalledRoutes = [...uploadPaths, ...appPages, visitorPath].map((path) => `GET ${routePattern(path)}`)

describe("the contract", () => {
  test("holds exactly what is routed", () => {
    const routed = startServer()
      .app["~routes"].filter(({ method, route }) => !["", "HEAD"].includes(method ?? "") && route !== "/**")
      .map(({ method, route }) => `${method} ${route}`)
    const promised = Object.values(calls).map(({ method, path }) => `${method} ${routePattern(path)}`)
    expect(routed.toSorted()).toEqual([...promised, ...uncalledRoutes].toSorted())
  })

  const answered = {
    health: () => ["/api/health"],
    apiDescription: () => ["/api/openapi.json"],
    signUp: () => ["/api/auth/sign-up", json({ email: "new@example.com", password: "seven lamps of brass" })],
    signIn: () => [
      "/api/auth/sign-in",
      json({ email: "asha@example.com", password: "a quiet meadow at dawn" })
    ],
    currentUser: ({ cookie }) => ["/api/auth/user", { headers: { cookie } }],
    listFeedback: ({ cookie }) => ["/api/user/feedback", { headers: { cookie } }],
    feedbackSummary: ({ cookie }) => ["/api/user/feedback-summary", { headers: { cookie } }],
    accountSettings: ({ cookie }) => ["/api/account", { headers: { cookie } }],
    changeEmail: ({ cookie }) => [
      "/api/account/email",
      json({ password: "a quiet meadow at dawn", email: "new@example.com" }, { cookie })
    ],
    listSessions: ({ cookie }) => ["/api/account/sessions", { headers: { cookie } }],
    activity: ({ cookie }) => ["/api/user/activity", { headers: { cookie } }],
    stats: ({ cookie }) => ["/api/gamification/stats", { headers: { cookie } }],
    ownerBadges: ({ cookie }) => ["/api/user/badges", { headers: { cookie } }],
    setVisibility: ({ cookie, private: id }) => [
      `/api/feedback/${id}/public`,
      json({ isPublic: true }, { cookie }, "PATCH")
    ],
    swapFeedback: ({ cookie, private: id, public: instead }) => [
      `/api/feedback/${id}/swap`,
      json({ with: instead }, { cookie })
    ],
    uncoverFeedback: ({ cookie, private: id }) => [
      `/api/feedback/${id}/uncover`,
      { method: "POST", headers: { cookie, ...fromOwnPage } }
    ],
    readMarks: ({ cookie }) => ["/api/feedback/marks", { headers: { cookie } }],
    markFeedback: ({ cookie, private: id }) => [
      `/api/feedback/${id}/marks`,
      json({ starred: true, done: true }, { cookie }, "PUT")
    ],
    updateProfile: ({ cookie }) => ["/api/user/profile", form({ name: "Asha", bio: "Hello" }, cookie)],
    checkLink: ({ cookie }) => ["/api/feedback-link/check", json({ customLink: "admin" }, { cookie })],
    updateLink: ({ cookie }) => ["/api/feedback-link/update", json({ customLink: "asha" }, { cookie })],
    setBadgeDisplay: ({ cookie }) => [
      "/api/profile/badge-display",
      json({ showBadgesOnLanding: true }, { cookie })
    ],
    setDigest: ({ cookie }) => ["/api/account/digest", json({ every: "never", hour: 9 }, { cookie }, "PUT")],
    pauseAccount: ({ cookie }) => ["/api/account/pause", json({ paused: true }, { cookie })],
    leave: ({ cookie }) => ["/api/account", json({ password }, { cookie }, "DELETE")],
    keepAccount: ({ cookie }) => [
      "/api/account/keep",
      { method: "POST", headers: { cookie, ...fromOwnPage } }
    ],
    readSeen: ({ cookie }) => ["/api/account/seen", { headers: { cookie } }],
    noteSeen: ({ cookie }) => ["/api/account/seen", json({ badges: [] }, { cookie }, "PUT")],
    publicProfile: ({ link }) => [`/api/profile/${link}`],
    publicBadges: ({ link }) => [`/api/profile/${link}/gamification`],
    adminLogin: () => ["/api/admin/login", json({ username: adminName, password })],
    adminSession: ({ admin }) => ["/api/admin/session", { headers: { cookie: admin } }],
    adminLogout: ({ admin }) => [
      "/api/admin/logout",
      { method: "POST", headers: { cookie: admin, ...fromOwnPage } }
    ],
    adminBadges: ({ admin }) => ["/api/admin/badges", { headers: { cookie: admin } }],
    uploadBadge: ({ admin }) => [
      "/api/admin/badges/upload",
      form({ badgeName: "Steady Hand", category: "Reliability", tier: "5", badgeImage: smallPng() }, admin)
    ],
    updateBadge: ({ admin }) => [
      "/api/admin/badges/update",
      form(
        {
          category: "Reliability",
          tier: "5",
          originalName: "Steady Hand",
          name: "Firm Hand",
          description: ""
        },
        admin
      )
    ],
    submitFeedback: ({ link }) => [`/api/profile/${link}/feedback`, json({ content: "Good work" })]
  } satisfies Partial<
    Record<
      CallName,
      (
        hive: Awaited<ReturnType<typeof makeHive>> & { readonly admin: string }
      ) => readonly [path: string, init?: RequestInit]
    >
  >

  const names = Object.keys(answered).filter((name): name is keyof typeof answered => name in answered)

  const decodes = (name: CallName, answer: unknown): unknown =>
    Schema.decodeUnknownSync(callSchemas[name].answer ?? Schema.Never, { onExcessProperty: "error" })(answer)

  const byMail = ["confirmSignUp", "forgotPassword"] as const
  const bySecondMail = "confirmNewEmail"

  test("calls answer exactly what their Schemas say where mail is sent, too", async () => {
    const { server, mails } = startMailing()
    const who = { email: "new@example.com" }
    const signedUp = await server.fetch("/api/auth/sign-up", json(who))
    expect(signedUp.status).toBe(calls.signUp.later)
    expect(decodes("signUp", await signedUp.json())).toBeDefined()
    const opening = secretIn(await mailAfter(mails, 1))
    const cookie = await joined(server, "asha@example.com")
    const wished = { password, email: "asha@new.example" }
    const asked = await server.fetch("/api/account/email", json(wished, { cookie }))
    expect(asked.status).toBe(calls.changeEmail.later)
    expect(decodes("changeEmail", await asked.json())).toBeDefined()
    await mailAfter(mails, 3)
    const token = secretIn(mails.find(({ to }) => to === wished.email) ?? { text: "" })
    const changed = await server.fetch(calls[bySecondMail].path, json({ token }, { cookie }))
    expect(changed.status).toBe(calls[bySecondMail].success)
    expect(decodes(bySecondMail, await changed.json())).toBeDefined()
    const bodies = { confirmSignUp: { token: opening, password }, forgotPassword: who }
    for (const name of byMail) {
      const answer = await server.fetch(calls[name].path, json(bodies[name]))
      expect(answer.status).toBe(calls[name].success)
      expect(decodes(name, await answer.json())).toBeDefined()
    }
  })

  test.each(names)("[asvs V14.2.6 V15.3.1] %s answers exactly what its Schema says", async (name) => {
    const server = startServer()
    const hive = await makeHive(server, "asha@example.com", "asha-rao")
    const [path, init] = answered[name]({ ...hive, admin: await makeAdmin(server) })
    const answer = await server.fetch(path, init)
    expect(answer.status).toBe(calls[name].success)
    expect(decodes(name, await answer.json())).toBeDefined()
  })

  test("every call that answers JSON is among them", () => {
    const promised = Object.entries(callSchemas).flatMap(([name, { answer }]) =>
      answer === null ? [] : [name]
    )
    expect([...names, ...byMail, bySecondMail].toSorted()).toEqual(promised.toSorted())
  })
})
