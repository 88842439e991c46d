import { type CallName, calls } from "#core/contract/calls.ts"
import { FeedbackId } from "#core/domain/feedback/feedback.ts"
import { adminName } from "./admins.ts"
import { smallPng } from "./images.ts"
import { form, fromOwnPage, json, password, urlencoded } from "./requests.ts"
import type { TestHive } from "./sample-hives.ts"

type RequestFields = Readonly<Record<string, unknown>>
type FieldsHive = Pick<TestHive, "email" | "link" | "public">

const steadyHand = { category: "Reliability", tier: "5" } as const

/** A body that each call with one takes, of the hive's owner. */
const fieldsByCall: Partial<Record<CallName, (hive: FieldsHive) => RequestFields>> = {
  signUp: () => ({ email: "new@example.com", password }),
  beginLogin: () => ({ invitation: "of nobody" }),
  signIn: ({ email }) => ({ email, password }),
  forgotPassword: ({ email }) => ({ email }),
  confirmSignUp: () => ({ token: "of nobody", password }),
  resetPassword: () => ({ token: "of nobody", password }),
  changePassword: () => ({ current: password, next: "a lantern by the slow river" }),
  changeEmail: () => ({ password, email: "anew@example.com" }),
  confirmNewEmail: () => ({ token: "of nobody" }),
  chooseAudience: () => ({ audience: "team" }),
  chooseQuestions: () => ({ questions: [{ question: "What should I do more of?", thanks: "" }] }),
  setSyndication: () => ({ feed: true, embedOrigins: ["https://asha.example"] }),
  chooseLanguage: () => ({ language: "ta" }),
  setPreview: () => ({ photo: true }),
  setDigest: () => ({ every: "never", hour: 9 }),
  setWebhook: () => ({
    every: "day",
    hour: 9,
    target: { address: "https://hooks.example/asha", form: "json" }
  }),
  signInWithCode: () => ({ code: "123456" }),
  beginSecondFactor: () => ({ password }),
  confirmSecondFactor: () => ({ setUp: "of nobody", code: "123456" }),
  renewRecoveryCodes: () => ({ password, code: "123456" }),
  turnOffSecondFactor: () => ({ password, code: "123456" }),
  beginAdminSecondFactor: () => ({ password }),
  confirmAdminSecondFactor: () => ({ setUp: "of nobody", code: "123456" }),
  renewAdminRecoveryCodes: () => ({ password, code: "123456" }),
  turnOffAdminSecondFactor: () => ({ password, code: "123456" }),
  adminLoginWithCode: () => ({ code: "123456" }),
  pauseAccount: () => ({ paused: true }),
  leave: () => ({ password }),
  noteSeen: () => ({ badges: [] }),
  setVisibility: () => ({ isPublic: true }),
  swapFeedback: (hive) => ({ with: hive.public }),
  setStatus: () => ({ status: "acted" }),
  answerFeedback: () => ({ answer: null }),
  markFeedback: () => ({ starred: true, done: false }),
  updateProfile: () => ({ name: "Asha", bio: "Hello" }),
  checkLink: () => ({ customLink: "free-link" }),
  updateLink: ({ link }) => ({ customLink: link }),
  setBadgeDisplay: () => ({ showBadgesOnLanding: true }),
  submitFeedback: () => ({ content: "Good work" }),
  submitFeedbackForm: () => ({ content: "Good work" }),
  reportPage: () => ({ reason: "other", words: "This is not her page" }),
  reportPageForm: () => ({ reason: "other", words: "This is not her page" }),
  readReceipt: () => ({ token: "A".repeat(43) }),
  takeBackFeedback: () => ({ token: "A".repeat(43) }),
  adminLogin: () => ({ username: adminName, password }),
  uploadBadge: () => ({ ...steadyHand, badgeName: "Steady Hand", badgeImage: smallPng() }),
  updateBadge: () => ({
    ...steadyHand,
    originalName: "Steady Hand",
    name: "Firm Hand",
    description: "",
    bonus: "50"
  }),
  setAdminRole: () => ({ role: null }),
  findOwners: () => ({ text: "example", after: "a" }),
  suspendOwner: () => ({ reason: "Spam" }),
  makeInvitation: () => ({ uses: 1 })
}

/** The address of a call about what the hive's owner has. */
export const pathOf = (name: CallName, { owner, session, private: item, link }: TestHive): string =>
  calls[name].path
    .replace("/sessions/{id}", `/sessions/${session}`)
    .replace("/owners/{id}", `/owners/${owner}`)
    .replace("{id}", item)
    .replace("{link}", link)
    .replace("{username}", adminName)

export const fieldsOf = (name: CallName, hive: FieldsHive): RequestFields => fieldsByCall[name]?.(hive) ?? {}

export const fieldNamesOf = (name: CallName): ReadonlyArray<string> =>
  Object.keys(fieldsOf(name, { email: "", link: "", public: FeedbackId("") }))

const textsOf = (fields: RequestFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Blob ? value : `${value}`])
  )

const plainTextsOf = (fields: RequestFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`]))

const initOf = (name: CallName, hive: TestHive, cookie: string): RequestInit => {
  const { method, body } = calls[name]
  const fields = fieldsOf(name, hive)
  if (method === "GET") return { headers: { cookie } }
  if (body === "json") return json(fields, { cookie }, method)
  if (body === "multipart") return form(textsOf(fields), cookie)
  return body === "none"
    ? { method, headers: { cookie, ...fromOwnPage } }
    : urlencoded(plainTextsOf(fields), { cookie })
}

/** A request that the call takes from whoever has the cookie, if it is theirs to make. */
export const validRequest = (
  name: CallName,
  hive: TestHive,
  cookie = hive.cookie
): readonly [path: string, init: RequestInit] => [pathOf(name, hive), initOf(name, hive, cookie)]

const isCallName = (name: string): name is CallName => name in calls

export const callNames = Object.keys(calls).filter(isCallName)

export const jsonCalls = callNames.filter((name) => calls[name].body === "json")
