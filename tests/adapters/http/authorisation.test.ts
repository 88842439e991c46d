import { afterAll, describe, expect, onTestFinished, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { makeAdmin, makeOperator } from "./support/admins.ts"
import { smallPng } from "./support/images.ts"
import { form, fromOwnPage, json } from "./support/requests.ts"
import { makeHive, type TestHive } from "./support/sample-hives.ts"
import { openServer } from "./support/test-server.ts"
import { callNames, validRequest } from "./support/valid-requests.ts"

const actors = ["none", "owner", "other", "admin", "bad", "operator"] as const
type AuthorisationActor = (typeof actors)[number]
/** Operators are admins: their status is that of an admin where it is left out. */
type Statuses = readonly [
  none: number,
  owner: number,
  other: number,
  admin: number,
  bad: number,
  operator?: number
]

const onlyOwners: Statuses = [401, 200, 200, 401, 401]
const onlyAdmins: Statuses = [401, 401, 401, 200, 401]
const onlyOperators: Statuses = [401, 401, 401, 403, 401, 200]
const onlyThisOwner: Statuses = [401, 200, 404, 401, 401]
const everybody = (status: number): Statuses => [status, status, status, status, status]

/** Statuses of each call with a valid body, by caller; its subject belongs to the owner. */
const statusesByCall: Readonly<Record<CallName, Statuses>> = {
  health: everybody(200),
  apiDescription: everybody(200),
  login: everybody(302),
  beginLogin: everybody(200),
  loginCallback: everybody(302),
  logout: everybody(302),
  signUp: everybody(201),
  signIn: everybody(200),
  signInWithCode: everybody(401),
  // A code that is right has tests of its own.
  beginSecondFactor: onlyOwners,
  confirmSecondFactor: [401, 410, 410, 401, 401],
  renewRecoveryCodes: [401, 409, 409, 401, 401],
  turnOffSecondFactor: [401, 409, 409, 401, 401],
  adminSecondFactor: onlyAdmins,
  beginAdminSecondFactor: [401, 401, 401, 200, 401, 409],
  confirmAdminSecondFactor: [401, 401, 401, 410, 401, 409],
  renewAdminRecoveryCodes: [401, 401, 401, 409, 401, 403],
  turnOffAdminSecondFactor: [401, 401, 401, 409, 401, 403],
  adminLoginWithCode: everybody(401),
  // Without a mail server it is nobody's.
  forgotPassword: everybody(403),
  confirmSignUp: everybody(410),
  resetPassword: everybody(410),
  currentUser: onlyOwners,
  accountSettings: onlyOwners,
  changePassword: [401, 204, 204, 401, 401],
  changeEmail: onlyOwners,
  listSessions: onlyOwners,
  endOtherSessions: [401, 204, 204, 401, 401],
  endSession: [401, 204, 404, 401, 401],
  listFeedback: onlyOwners,
  feedbackSummary: onlyOwners,
  activity: onlyOwners,
  stats: onlyOwners,
  ownerBadges: onlyOwners,
  setVisibility: onlyThisOwner,
  swapFeedback: onlyThisOwner,
  uncoverFeedback: onlyThisOwner,
  readMarks: onlyOwners,
  markFeedback: onlyThisOwner,
  setStatus: onlyThisOwner,
  answerFeedback: onlyThisOwner,
  deleteFeedback: [401, 204, 404, 401, 401],
  updateProfile: onlyOwners,
  checkLink: onlyOwners,
  updateLink: [401, 200, 409, 401, 401],
  setBadgeDisplay: onlyOwners,
  confirmNewEmail: [401, 410, 410, 401, 401],
  setDigest: onlyOwners,
  chooseLanguage: onlyOwners,
  setWebhook: onlyOwners,
  removeWebhook: onlyOwners,
  chooseAudience: onlyOwners,
  chooseQuestions: onlyOwners,
  setSyndication: onlyOwners,
  setPreview: onlyOwners,
  pauseAccount: onlyOwners,
  leave: [401, 202, 202, 401, 401],
  exportAccount: onlyOwners,
  keepAccount: onlyOwners,
  readSeen: onlyOwners,
  noteSeen: onlyOwners,
  publicProfile: everybody(200),
  publicBadges: everybody(200),
  publicAnswers: everybody(200),
  submitFeedback: everybody(201),
  adminLogin: everybody(200),
  adminSession: everybody(200),
  adminLogout: everybody(200),
  adminBadges: onlyAdmins,
  uploadBadge: onlyAdmins,
  updateBadge: onlyAdmins,
  listAdmins: onlyOperators,
  setAdminRole: onlyOperators,
  findOwners: onlyOperators,
  suspendOwner: onlyOperators,
  resumeOwner: onlyOperators,
  resetOwner: onlyOperators,
  removeOwner: [401, 401, 401, 403, 401, 202],
  restoreOwner: onlyOperators,
  submitFeedbackForm: everybody(303),
  reportPage: everybody(201),
  reportPageForm: everybody(303),
  // It is no note's token.
  readReceipt: everybody(404),
  takeBackFeedback: everybody(202),
  showFeedback: onlyThisOwner,
  listShownFeedback: onlyOwners,
  listReports: onlyOperators,
  // It is no report's id.
  closeReport: [401, 401, 401, 403, 401, 404],
  listShownNotes: onlyOperators,
  // It is no shown note's id.
  closeShownNote: [401, 401, 401, 403, 401, 404],
  readInstallation: onlyOperators,
  readAdminLog: onlyOperators,
  downloadBackup: onlyOperators,
  listInvitations: onlyOperators,
  makeInvitation: [401, 401, 401, 403, 401, 201],
  withdrawInvitation: [401, 401, 401, 403, 401, 404]
}

interface AuthorisationActors {
  readonly owner: TestHive
  readonly other: TestHive
  readonly admin: string
  readonly operator: string
}

const cookieOf: Readonly<Record<AuthorisationActor, (people: AuthorisationActors) => string>> = {
  none: () => "",
  owner: ({ owner }) => owner.cookie,
  other: ({ other }) => other.cookie,
  admin: ({ admin }) => admin,
  operator: ({ operator }) => operator,
  bad: () => `honesthive=${"b".repeat(43)}; honesthive-admin=${"b".repeat(43)}`
}

const statusTable = callNames.flatMap((call) =>
  actors.map((actor, index) => ({
    call,
    actor,
    status: statusesByCall[call][index] ?? statusesByCall[call][3]
  }))
)

const open = async () => {
  const server = openServer()
  const owner = await makeHive(server, "owner@example.com", "asha-rao")
  const other = await makeHive(server, "other@example.com", "ben-okafor")
  return { server, owner, other, admin: await makeAdmin(server), operator: await makeOperator(server) }
}

const start = async () => {
  const made = await open()
  onTestFinished(() => made.server.dispose())
  return made
}

/** One server for all that changes nothing there: what is refused, and what is only read. */
const unchanged = open()
afterAll(async () => (await unchanged).server.dispose())

const serverFor = (call: CallName, status: number) => {
  const isRead = calls[call].method === "GET" && status === 200
  return isRead || status === 401 || status === 403 ? unchanged : start()
}

describe("authorisation", () => {
  test("has a row for every call, and a column for every actor", () => {
    expect(Object.keys(statusesByCall).toSorted()).toEqual(Object.keys(calls).toSorted())
    expect(statusTable).toHaveLength(Object.keys(calls).length * actors.length)
  })

  test.each(statusTable)(
    "[asvs V8.2.1] [spec 6 4] $call by $actor is $status",
    async ({ call, actor, status }) => {
      const { server, ...people } = await serverFor(call, status)
      const answer = await server.fetch(...validRequest(call, people.owner, cookieOf[actor](people)))
      expect(answer.status).toBe(status)
      await answer.body?.cancel()
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
    "listShownFeedback",
    "listSessions"
  ] as const)("[asvs V8.2.2] %s shows everybody only their own", async (call) => {
    const { server, owner, other } = await start()
    await server.fetch(...validRequest("markFeedback", owner))
    await server.fetch(...validRequest("showFeedback", owner))
    const seen = json({ badges: ["Reliability 5"] }, { cookie: owner.cookie }, "PUT")
    expect((await server.fetch("/api/account/seen", seen)).status).toBe(200)
    const told = async ({ cookie }: TestHive) =>
      (await server.fetch(...validRequest(call, owner, cookie))).text()
    const [mine, theirs] = [await told(owner), await told(other)]
    const canaries = [owner.email, owner.private, owner.session, `Kept by ${owner.link}.`, "Reliability 5"]
    expect(canaries.filter((canary) => theirs.includes(canary))).toEqual([])
    expect(mine).toBeDefined()
  })

  test.each(["GET", "HEAD"])(
    "%s of a stored picture is 200 for everybody, of any other 404",
    async (method) => {
      const { server, ...people } = await start()
      const sent = form({ profileImage: smallPng() }, people.owner.cookie)
      const { profileImageUrl } = await (await server.fetch("/api/user/profile", sent)).json()
      for (const actor of actors) {
        const headers = { cookie: cookieOf[actor](people) }
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
      const { server, ...people } = await start()
      const [method = "", path = ""] = call.split(" ")
      for (const actor of actors) {
        const cookie = cookieOf[actor](people)
        const answer = await server.fetch(path, { method, headers: { cookie, ...fromOwnPage } })
        expect(answer.status).toBe(404)
        expect(Object.keys(await answer.json())).toEqual(["message"])
      }
    }
  )
})
