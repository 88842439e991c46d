import { describe, expect, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { adminName, makeAdmin } from "./support/admins.ts"
import { smallPng } from "./support/images.ts"
import { form, fromOwnPage, json, password } from "./support/requests.ts"
import { makeHive } from "./support/sample-hives.ts"
import { startServer } from "./support/test-server.ts"

type AuthorisationHive = Awaited<ReturnType<typeof makeHive>>

const actors = ["none", "owner", "other", "admin", "bad"] as const
type AuthorisationActor = (typeof actors)[number]
type Statuses = readonly [none: number, owner: number, other: number, admin: number, bad: number]

interface AuthorisationCase {
  /** What is asked for belongs to the owner; `cookie` is the actor's. */
  readonly ask: (owner: AuthorisationHive, cookie: string) => readonly [path: string, init?: RequestInit]
  readonly statuses: Statuses
}

const onlyOwners: Statuses = [401, 200, 200, 401, 401]
const onlyAdmins: Statuses = [401, 401, 401, 200, 401]
const steadyHand = { category: "Reliability", tier: "5" }
const anyone: Statuses = [200, 200, 200, 200, 200]
const redirected: Statuses = [302, 302, 302, 302, 302]

const requestGet =
  (path: string): AuthorisationCase["ask"] =>
  (_owner, cookie) => [path, { headers: { cookie } }]

const requestBody =
  (path: string, body: unknown, method = "POST"): AuthorisationCase["ask"] =>
  (_owner, cookie) => [path, json(body, { cookie }, method)]

/** Security.md section 6: who may make each call, with a valid body. */
const rows: Readonly<Record<CallName, AuthorisationCase>> = {
  health: { ask: requestGet("/api/health"), statuses: anyone },
  apiDescription: { ask: requestGet("/api/openapi.json"), statuses: anyone },
  login: { ask: requestGet("/api/login"), statuses: redirected },
  loginCallback: { ask: requestGet("/api/login/callback?code=x&state=y"), statuses: redirected },
  logout: { ask: requestGet("/api/logout"), statuses: redirected },
  signUp: {
    ask: requestBody("/api/auth/sign-up", { email: "new@example.com", password }),
    statuses: [201, 201, 201, 201, 201]
  },
  signIn: {
    ask: requestBody("/api/auth/sign-in", { email: "owner@example.com", password }),
    statuses: anyone
  },
  // Without a mail server it is nobody's.
  forgotPassword: {
    ask: requestBody("/api/auth/forgot", { email: "owner@example.com" }),
    statuses: [403, 403, 403, 403, 403]
  },
  confirmSignUp: {
    ask: requestBody("/api/auth/confirm", { token: "of nobody", password }),
    statuses: [410, 410, 410, 410, 410]
  },
  resetPassword: {
    ask: requestBody("/api/auth/reset", { token: "of nobody", password }),
    statuses: [410, 410, 410, 410, 410]
  },
  currentUser: { ask: requestGet("/api/auth/user"), statuses: onlyOwners },
  accountSettings: { ask: requestGet("/api/account"), statuses: onlyOwners },
  changePassword: {
    ask: requestBody("/api/account/password", { current: password, next: "a lantern by the slow river" }),
    statuses: [401, 204, 204, 401, 401]
  },
  changeEmail: {
    ask: requestBody("/api/account/email", { password, email: "anew@example.com" }),
    statuses: onlyOwners
  },
  listSessions: { ask: requestGet("/api/account/sessions"), statuses: onlyOwners },
  endOtherSessions: {
    ask: (_owner, cookie) => [
      "/api/account/sessions",
      { method: "DELETE", headers: { cookie, ...fromOwnPage } }
    ],
    statuses: [401, 204, 204, 401, 401]
  },
  endSession: {
    ask: (owner, cookie) => [
      `/api/account/sessions/${owner.session}`,
      { method: "DELETE", headers: { cookie, ...fromOwnPage } }
    ],
    statuses: [401, 204, 404, 401, 401]
  },
  listFeedback: { ask: requestGet("/api/user/feedback"), statuses: onlyOwners },
  feedbackSummary: { ask: requestGet("/api/user/feedback-summary"), statuses: onlyOwners },
  activity: { ask: requestGet("/api/user/activity"), statuses: onlyOwners },
  stats: { ask: requestGet("/api/gamification/stats"), statuses: onlyOwners },
  ownerBadges: { ask: requestGet("/api/user/badges"), statuses: onlyOwners },
  setVisibility: {
    ask: (owner, cookie) => [
      `/api/feedback/${owner.private}/public`,
      json({ isPublic: true }, { cookie }, "PATCH")
    ],
    statuses: [401, 200, 404, 401, 401]
  },
  swapFeedback: {
    ask: (owner, cookie) => [`/api/feedback/${owner.private}/swap`, json({ with: owner.public }, { cookie })],
    statuses: [401, 200, 404, 401, 401]
  },
  uncoverFeedback: {
    ask: (owner, cookie) => [
      `/api/feedback/${owner.private}/uncover`,
      { method: "POST", headers: { cookie, ...fromOwnPage } }
    ],
    statuses: [401, 200, 404, 401, 401]
  },
  readMarks: { ask: requestGet("/api/feedback/marks"), statuses: onlyOwners },
  markFeedback: {
    ask: (owner, cookie) => [
      `/api/feedback/${owner.private}/marks`,
      json({ starred: true, done: false }, { cookie }, "PUT")
    ],
    statuses: [401, 200, 404, 401, 401]
  },
  deleteFeedback: {
    ask: (owner, cookie) => [
      `/api/feedback/${owner.private}`,
      { method: "DELETE", headers: { cookie, ...fromOwnPage } }
    ],
    statuses: [401, 204, 404, 401, 401]
  },
  updateProfile: {
    ask: (_owner, cookie) => ["/api/user/profile", form({ name: "Asha" }, cookie)],
    statuses: onlyOwners
  },
  checkLink: {
    ask: requestBody("/api/feedback-link/check", { customLink: "free-link" }),
    statuses: onlyOwners
  },
  updateLink: {
    ask: (owner, cookie) => ["/api/feedback-link/update", json({ customLink: owner.link }, { cookie })],
    statuses: [401, 200, 409, 401, 401]
  },
  setBadgeDisplay: {
    ask: requestBody("/api/profile/badge-display", { showBadgesOnLanding: true }),
    statuses: onlyOwners
  },
  confirmNewEmail: {
    ask: requestBody("/api/account/email/confirm", { token: "of nobody" }),
    statuses: [401, 410, 410, 401, 401]
  },
  setDigest: {
    ask: requestBody("/api/account/digest", { every: "never", hour: 9 }, "PUT"),
    statuses: onlyOwners
  },
  pauseAccount: { ask: requestBody("/api/account/pause", { paused: true }), statuses: onlyOwners },
  leave: {
    ask: (_owner, cookie) => ["/api/account", json({ password }, { cookie }, "DELETE")],
    statuses: [401, 202, 202, 401, 401]
  },
  exportAccount: { ask: requestGet("/api/account/export"), statuses: onlyOwners },
  keepAccount: {
    ask: (_owner, cookie) => ["/api/account/keep", { method: "POST", headers: { cookie, ...fromOwnPage } }],
    statuses: onlyOwners
  },
  readSeen: { ask: requestGet("/api/account/seen"), statuses: onlyOwners },
  noteSeen: {
    ask: (_owner, cookie) => ["/api/account/seen", json({ badges: [] }, { cookie }, "PUT")],
    statuses: onlyOwners
  },
  publicProfile: {
    ask: (owner, cookie) => [`/api/profile/${owner.link}`, { headers: { cookie } }],
    statuses: anyone
  },
  publicBadges: {
    ask: (owner, cookie) => [`/api/profile/${owner.link}/gamification`, { headers: { cookie } }],
    statuses: anyone
  },
  submitFeedback: {
    ask: (owner, cookie) => [
      `/api/profile/${owner.link}/feedback`,
      json({ content: "Good work" }, { cookie })
    ],
    statuses: [201, 201, 201, 201, 201]
  },
  adminLogin: { ask: requestBody("/api/admin/login", { username: adminName, password }), statuses: anyone },
  adminSession: { ask: requestGet("/api/admin/session"), statuses: anyone },
  adminLogout: {
    ask: (_owner, cookie) => ["/api/admin/logout", { method: "POST", headers: { cookie, ...fromOwnPage } }],
    statuses: anyone
  },
  adminBadges: { ask: requestGet("/api/admin/badges"), statuses: onlyAdmins },
  uploadBadge: {
    ask: (_owner, cookie) => [
      "/api/admin/badges/upload",
      form({ ...steadyHand, badgeName: "Steady Hand", badgeImage: smallPng() }, cookie)
    ],
    statuses: onlyAdmins
  },
  updateBadge: {
    ask: (_owner, cookie) => [
      "/api/admin/badges/update",
      form(
        { ...steadyHand, originalName: "Steady Hand", name: "Firm Hand", description: "", bonus: "50" },
        cookie
      )
    ],
    statuses: onlyAdmins
  },
  submitFeedbackForm: {
    ask: (owner, cookie) => [
      `/${owner.link}`,
      { method: "POST", headers: { cookie, ...fromOwnPage }, body: new URLSearchParams({ content: "Good" }) }
    ],
    statuses: [303, 303, 303, 303, 303]
  }
}

interface AuthorisationActors {
  readonly owner: AuthorisationHive
  readonly other: AuthorisationHive
  readonly admin: string
}

const cookieOf: Readonly<Record<AuthorisationActor, (everybody: AuthorisationActors) => string>> = {
  none: () => "",
  owner: ({ owner }) => owner.cookie,
  other: ({ other }) => other.cookie,
  admin: ({ admin }) => admin,
  bad: () => `honesthive=${"b".repeat(43)}; honesthive-admin=${"b".repeat(43)}`
}

const statusTable = Object.entries(rows).flatMap(([call, { ask, statuses }]) =>
  actors.map((actor, index) => ({ call, actor, ask, status: statuses[index] }))
)

const start = async () => {
  const server = startServer()
  const owner = await makeHive(server, "owner@example.com", "asha-rao")
  const other = await makeHive(server, "other@example.com", "ben-okafor")
  return { server, owner, other, admin: await makeAdmin(server) }
}

describe("authorisation", () => {
  test("has a row for every call, and a column for every actor", () => {
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(calls).toSorted())
    expect(statusTable).toHaveLength(Object.keys(calls).length * actors.length)
  })

  test.each(statusTable)(
    "[asvs V8.2.1] [spec 6 4] $call by $actor is $status",
    async ({ ask, actor, status }) => {
      const { server, ...everybody } = await start()
      const answer = await server.fetch(...ask(everybody.owner, cookieOf[actor](everybody)))
      expect(answer.status).toBe(status)
    }
  )

  test.each([
    "currentUser",
    "accountSettings",
    "listFeedback",
    "feedbackSummary",
    "activity",
    "stats",
    "readMarks",
    "readSeen",
    "listSessions"
  ] as const)("[asvs V8.2.2] %s shows everybody only their own", async (call) => {
    const { server, owner, other } = await start()
    await server.fetch(...rows.markFeedback.ask(owner, owner.cookie))
    const seen = json({ badges: ["Reliability 5"] }, { cookie: owner.cookie }, "PUT")
    expect((await server.fetch("/api/account/seen", seen)).status).toBe(200)
    const told = async ({ cookie }: AuthorisationHive) =>
      (await server.fetch(...rows[call].ask(owner, cookie))).text()
    const [mine, theirs] = [await told(owner), await told(other)]
    const canaries = [owner.email, owner.private, owner.session, `Kept by ${owner.link}.`, "Reliability 5"]
    expect(canaries.filter((canary) => theirs.includes(canary))).toEqual([])
    expect(mine).toBeDefined()
  })

  test.each(["GET", "HEAD"])(
    "%s of a stored picture is 200 for everybody, of any other 404",
    async (method) => {
      const { server, ...everybody } = await start()
      const sent = form({ profileImage: smallPng() }, everybody.owner.cookie)
      const { profileImageUrl } = await (await server.fetch("/api/user/profile", sent)).json()
      for (const actor of actors) {
        const headers = { cookie: cookieOf[actor](everybody) }
        expect((await server.fetch(profileImageUrl, { method, headers })).status).toBe(200)
        expect((await server.fetch("/uploads/badges/none.png", { method, headers })).status).toBe(404)
      }
    }
  )

  test("[asvs V8.2.2] an item of somebody else is answered like one that never was", async () => {
    const { server, owner, other } = await start()
    const ask = (id: string) =>
      server.fetch(`/api/feedback/${id}/public`, json({ isPublic: true }, { cookie: other.cookie }, "PATCH"))
    const [theirs, unknown] = await Promise.all([
      ask(owner.private),
      ask("8b0a7c1c-5cf6-4e69-a0a9-8f1f2a8ed7b1")
    ])
    expect(await theirs.text()).toBe(await unknown.text())
  })

  test.each(["GET /api/admin", "GET /api", "GET /api/callback", "GET /api/profile/badge-display"])(
    "%s is not served: 404 for everybody",
    async (call) => {
      const { server, ...everybody } = await start()
      const [method = "", path = ""] = call.split(" ")
      for (const actor of actors) {
        const cookie = cookieOf[actor](everybody)
        const answer = await server.fetch(path, { method, headers: { cookie, ...fromOwnPage } })
        expect(answer.status).toBe(404)
        expect(Object.keys(await answer.json())).toEqual(["message"])
      }
    }
  )
})
