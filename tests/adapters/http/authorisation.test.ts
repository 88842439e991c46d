import { afterAll, describe, expect, onTestFinished, test } from "vitest"
import { type CallName, calls } from "#core/contract/calls.ts"
import { makeAdmin, makeOperator } from "./support/admins.ts"
import { json } from "./support/requests.ts"
import { makeHive, type TestHive } from "./support/sample-hives.ts"
import { openServer } from "./support/test-server.ts"
import { refusedCalls } from "./support/test-services.ts"
import { callNames, validRequest } from "./support/valid-requests.ts"

const actors = ["none", "owner", "other", "admin", "bad", "operator"] as const
type AuthorisationActor = (typeof actors)[number]
/** For each actor. Operators are admins: their status is that of an admin where it is left out. */
type Statuses = readonly [number, number, number, number, number, number?]

const onlyOwners = (own: number, other: number): Statuses => [401, own, other, 401, 401]
const onlyOperators = (status: number): Statuses => [401, 401, 401, 403, 401, status]
const onlyAdmins = (admin: number, operator: number): Statuses => [401, 401, 401, admin, 401, operator]
const everybody = (status: number): Statuses => [status, status, status, status, status]

/** Statuses of calls with a valid body, by caller; the subject belongs to the owner. */
const callsByStatuses: ReadonlyArray<readonly [calls: string, Statuses]> = [
  ["health apiDescription publicProfile publicBadges publicAnswers", everybody(200)],
  ["beginLogin signIn adminLogin adminSession adminLogout", everybody(200)],
  ["signUp submitFeedback reportPage", everybody(201)],
  ["takeBackFeedback", everybody(202)],
  ["login loginCallback logout", everybody(302)],
  ["submitFeedbackForm reportPageForm", everybody(303)],
  // A code or token that is right, and mail, have tests of their own.
  ["signInWithCode adminLoginWithCode", everybody(401)],
  ["forgotPassword", everybody(403)],
  ["readReceipt", everybody(404)],
  ["confirmSignUp resetPassword", everybody(410)],
  ["currentUser accountSettings changeEmail listSessions beginSecondFactor", onlyOwners(200, 200)],
  ["listFeedback feedbackSummary activity stats ownerBadges readMarks", onlyOwners(200, 200)],
  ["updateProfile checkLink setBadgeDisplay setDigest chooseLanguage", onlyOwners(200, 200)],
  ["setWebhook removeWebhook chooseAudience chooseQuestions setSyndication", onlyOwners(200, 200)],
  ["setPreview pauseAccount keepAccount exportAccount", onlyOwners(200, 200)],
  ["readSeen noteSeen listShownFeedback", onlyOwners(200, 200)],
  ["setVisibility swapFeedback uncoverFeedback markFeedback", onlyOwners(200, 404)],
  ["setStatus answerFeedback showFeedback", onlyOwners(200, 404)],
  ["deleteFeedback endSession", onlyOwners(204, 404)],
  ["updateLink", onlyOwners(200, 409)],
  ["leave", onlyOwners(202, 202)],
  ["changePassword endOtherSessions", onlyOwners(204, 204)],
  ["renewRecoveryCodes turnOffSecondFactor", onlyOwners(409, 409)],
  ["confirmSecondFactor confirmNewEmail", onlyOwners(410, 410)],
  ["adminBadges uploadBadge updateBadge adminSecondFactor", onlyAdmins(200, 200)],
  ["beginAdminSecondFactor", onlyAdmins(200, 409)],
  ["confirmAdminSecondFactor", onlyAdmins(410, 409)],
  ["renewAdminRecoveryCodes turnOffAdminSecondFactor", onlyAdmins(409, 403)],
  ["listAdmins setAdminRole findOwners suspendOwner resumeOwner", onlyOperators(200)],
  ["resetOwner restoreOwner listReports listShownNotes", onlyOperators(200)],
  ["readInstallation readAdminLog downloadBackup listInvitations", onlyOperators(200)],
  ["makeInvitation", onlyOperators(201)],
  ["removeOwner", onlyOperators(202)],
  ["closeReport closeShownNote withdrawInvitation", onlyOperators(404)]
]

const statusesByCall = callsByStatuses.flatMap(([names, statuses]) =>
  names.split(" ").map((call) => ({ call, statuses }))
)

const cookieOf: Readonly<Record<AuthorisationActor, (people: Awaited<ReturnType<typeof open>>) => string>> = {
  none: () => "",
  owner: ({ owner }) => owner.cookie,
  other: ({ other }) => other.cookie,
  admin: ({ admin }) => admin,
  operator: ({ operator }) => operator,
  bad: () => `honesthive=${"b".repeat(43)}; honesthive-admin=${"b".repeat(43)}`
}

const statusTable = callNames.flatMap((call) => {
  const statuses = statusesByCall.find((row) => row.call === call)?.statuses ?? everybody(0)
  const here = (status: number) => (status < 400 && refusedCalls.has(call) ? 403 : status)
  return actors.map((actor, index) => ({ call, actor, status: here(statuses[index] ?? statuses[3]) }))
})

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
  test("is stated once for every call", () => {
    expect(statusesByCall.map(({ call }) => call).toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test.each(statusTable)(
    "[asvs V8.2.1] [spec 6 4] $call by $actor is $status",
    async ({ call, actor, status }) => {
      const people = await serverFor(call, status)
      const answer = await people.server.fetch(...validRequest(call, people.owner, cookieOf[actor](people)))
      expect(answer.status).toBe(status)
      await answer.body?.cancel()
    }
  )

  const ownReads = callNames.filter((name) => calls[name].access === "owner" && calls[name].method === "GET")

  test.each(ownReads)("[asvs V8.2.2] %s shows everybody only their own", async (call) => {
    const { server, owner, other } = await start()
    await server.fetch(...validRequest("markFeedback", owner))
    await server.fetch(...validRequest("showFeedback", owner))
    const seen = json({ badges: ["Reliability 5"] }, { cookie: owner.cookie }, "PUT")
    expect((await server.fetch("/api/account/seen", seen)).status).toBe(200)
    const told = async ({ cookie }: TestHive) =>
      (await server.fetch(...validRequest(call, owner, cookie))).text()
    // First the owner: what was told then must not be told again.
    const [, theirs] = [await told(owner), await told(other)]
    const canaries = [owner.email, owner.private, owner.session, `Kept by ${owner.link}.`, "Reliability 5"]
    expect(canaries.filter((canary) => theirs.includes(canary))).toEqual([])
  })

  test("[asvs V8.2.2] an item of somebody else is answered like one that never was", async () => {
    const { server, owner, other } = await start()
    const ask = (id: string) =>
      server.fetch(`/api/feedback/${id}/public`, json({ isPublic: true }, { cookie: other.cookie }, "PATCH"))
    const unknown = await ask("8b0a7c1c-5cf6-4e69-a0a9-8f1f2a8ed7b1")
    expect(await (await ask(owner.private)).text()).toBe(await unknown.text())
  })
})
