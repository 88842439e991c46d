import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { StoredAccount } from "#core/domain/accounts/stored-account.ts"
import { recordKinds } from "#core/domain/records/record-kinds.ts"
import { privacyMessages } from "#ui/messages/generated/en/privacy.ts"

const root = join(import.meta.dirname, "../..")

/** All that stays on a device, by the name under which it is kept, with the Privacy page's words for it. */
const storedEntryTexts: Readonly<Record<string, string>> = {
  honesthive: "one cookie that holds the session, for at most 30 days",
  "honesthive-second": "one cookie that proves that the password was right",
  "honesthive-admin-second": "one cookie that proves that the password was right",
  "honesthive-login-": "one cookie that proves that it was this browser",
  "honesthive-admin": "for administrators: one cookie that holds the session",
  "honesthive-seen": "what they had seen when it was opened",
  "honesthive-unsaved": "what they typed or chose and haven’t saved yet",
  "honesthive-selection": "which feedback is selected",
  "honesthive-steps": "that you shared your link or hid the first steps",
  "honesthive-theme": "for whoever chose dark or light",
  "honesthive-draft": "for visitors: the unsent draft"
}

/** Reads and writes what callers name. */
const storage = join("components", "stored-item.ts")

const sources = readdirSync(join(root, "ui"), { recursive: true, encoding: "utf8" })
  // The offline product keeps a whole server's data, as its own page says.
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith("offline/") && name !== storage)
  .map((name) => readFileSync(join(root, "ui", name), "utf8"))

const storing = sources.filter((source) =>
  /(?:local|session)Storage|document\.cookie|indexedDB|caches\.open/.test(source)
)

const storageKeys = storing.flatMap((source) => source.match(/(?<=["`])honesthive-[a-z]+/g) ?? [])

const cookieSource = readFileSync(join(root, "adapters/http/cookies/session-cookie.ts"), "utf8")
const cookieSuffixes = cookieSource.match(/(?<=")-[a-z-]+(?=")/g) ?? []
const cookieNames = ["", ...cookieSuffixes].map((suffix) => `honesthive${suffix}`)

test("the Privacy page tells of everything that stays on a device, and of nothing else", () => {
  expect(storing.length).toBeGreaterThan(4)
  expect(storing.filter((source) => !/["`]honesthive-[a-z]+/.test(source))).toEqual([])
  expect(new Set([...storageKeys, ...cookieNames])).toEqual(new Set(Object.keys(storedEntryTexts)))
  const lines = [...privacyMessages.receiving.list, ...privacyMessages.device.list].join("\n")
  for (const [name, words] of Object.entries(storedEntryTexts)) expect(lines, name).toContain(words)
})

const page = "whether your page is paused, and since when; when it last closed and opened"
const digests = "when and in which time zone you get emails about new notes"

/** All that an account's record has, by field, with the Privacy page's words for it. */
const storedFieldTexts: Readonly<Record<Exclude<keyof StoredAccount, "kind" | "owner" | "id">, string>> = {
  email: "your email address",
  passwordHash: "a hash of your password",
  identity: "which one, its number for you",
  reset: "a digest of the latest link to a new password",
  secondFactor: "if you set up a second factor: its secret, encrypted, and digests of its recovery codes",
  operatorResets: "if an operator made one for you, who and on which day, for 30 days",
  lastUsedOn: "the day you last used your account",
  digest: digests,
  language: "the language of your screens and mails",
  firstName: "your first and last name",
  lastName: "your first and last name",
  name: "your profile: name",
  jobTitle: "job title",
  bio: "bio",
  profileImageUrl: "photo",
  feedbackLink: "your feedback link",
  showBadgesOnLanding: "whether your page shows your badges",
  pausedOn: page,
  suspendedFor: "why, if the operator closed it",
  leavesAt: "when it will be deleted",
  removedAt: "when it will be deleted",
  hours: page,
  release: "who you said will write to you",
  questions: "the questions your page asks",
  syndication: "which websites may show your public notes",
  webhook: "if you set up a webhook",
  previewPhoto: "whether messengers may show your photo with your link",
  createdAt: "when you signed up and last changed something",
  updatedAt: "when you signed up and last changed something"
}

test("the Privacy page tells of everything that an account's record has", () => {
  const fields = Object.keys(StoredAccount.fields).filter((field) => !["kind", "owner", "id"].includes(field))
  expect(Object.keys(storedFieldTexts).toSorted()).toEqual(fields.toSorted())
  const lines = privacyMessages.receiving.list.join("\n")
  for (const [field, words] of Object.entries(storedFieldTexts)) expect(lines, field).toContain(words)
})

/** All kinds of records of an owner, with the Privacy page's words for them. */
const storedKindTexts: Readonly<Record<string, string>> = {
  account: "your email address",
  link: "your feedback link, and earlier ones",
  session: "where you are signed in",
  stats: "your points",
  insight: "what it says together",
  seen: "which feedback and badges you have seen",
  badge: "your points and badges",
  feedback: "the feedback you received",
  points: "your points and badges, with the date of each",
  verdict: "the guard’s verdict",
  report: "reports of your page by visitors",
  "shown-note": "which notes you showed to us"
}

test("the Privacy page tells of every kind of record that an owner has", () => {
  const kinds = Object.entries(recordKinds).flatMap(([kind, facts]) => (facts.of === "owner" ? [kind] : []))
  // A digest of what a sender's browser made up, kept for a day.
  const told = kinds.filter((kind) => kind !== "submission-key")
  expect(Object.keys(storedKindTexts).toSorted()).toEqual(told.toSorted())
  const lines = privacyMessages.receiving.list.join("\n")
  for (const [kind, words] of Object.entries(storedKindTexts)) expect(lines, kind).toContain(words)
})
