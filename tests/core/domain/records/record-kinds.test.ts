import { expect, test } from "vitest"
import { fieldsOf } from "#core/domain/records/record-fields.ts"
import { kinds, recordKinds } from "#core/domain/records/record-kinds.ts"

/** Fields in stores and backups; "?" may be null, "(added)" is missing in records of earlier versions. */
const stored = [
  [
    "account",
    "accounts",
    "directory",
    "owner",
    [
      "email text, passwordHash text?, identity text? (added), reset json? (added), secondFactor json? (added), operatorResets json? (added)",
      "lastUsedOn date? (added), digest json? (added), language text? (added), firstName text?, lastName text?",
      "name text?",
      "jobTitle text?, bio text?, profileImageUrl text?, feedbackLink text?, showBadgesOnLanding boolean",
      "pausedOn date? (added), suspendedFor text? (added), leavesAt instant? (added), removedAt instant? (added), hours json? (added)",
      "release json? (added), questions json? (added), syndication json? (added), webhook json? (added), previewPhoto boolean? (added), createdAt instant, updatedAt instant"
    ]
  ],
  [
    "catalogue-badge",
    "badges of the catalogue",
    "directory",
    "installation",
    [
      "name text, description text, category text, tier integer, requiredFeedback integer, bonus integer",
      "image text?"
    ]
  ],
  [
    "admin",
    "admins",
    "directory",
    "installation",
    ["username text, passwordHash text, role text? (added), secondFactor json? (added), createdAt instant"]
  ],
  ["admin-entry", "admins' history", "directory", "installation", ["on date, who text, what text"]],
  ["former-email", "digests of former emails", "directory", "installation", ["era text, until bigint"]],
  [
    "invitation",
    "invitations",
    "directory",
    "installation",
    ["madeOn date, lastDay date, uses integer, used integer"]
  ],
  [
    "admin-session",
    "admins' sessions",
    "sessions",
    "installation",
    ["admin text, createdAt bigint, lastSeenAt bigint"]
  ],
  ["link", "links", "directory", "owner", ["claimedOn date, releasedOn date?"]],
  ["session", "sessions", "sessions", "owner", ["device text? (added), createdAt bigint, lastSeenAt bigint"]],
  ["stats", "counters", "hive", "owner", ["totalPoints bigint, counts json"]],
  ["insight", null, "hive", "owner", ["fingerprint text, by text, content text"]],
  ["seen", "marks of what was seen", "hive", "owner", ["feedback json?, badges json?"]],
  ["badge", "unlocked badges", "hive", "owner", ["bonusPoints integer, unlockedOn date"]],
  [
    "feedback",
    "feedback",
    "hive",
    "owner",
    [
      "content text, segment text, aiSummary text?, aiCategory text, isPublic boolean, isModerated boolean",
      "moderationStatus text, cover text? (added), rejectedFor text? (added), isStarred boolean (added)",
      "isDone boolean (added), isHeld boolean (added), heldBy json? (added), " +
        "question text? (added), status text? (added), statusOn date? (added), answer text? (added), " +
        "answeredOn date? (added), receipt text? (added), isWithdrawn boolean (added), withdrawnOn date? (added), createdOn date"
    ]
  ],
  [
    "points",
    "points",
    "hive",
    "owner",
    ["points integer, source text, description text, feedbackId text?, badgeId text?, createdOn date"]
  ],
  [
    "verdict",
    "verdicts",
    "hive",
    "owner",
    ["feedbackId text, judgedOn date, decision text, labels json, guard text, version text, reason text"]
  ],
  ["submission-key", "submission keys", "hive", "owner", ["content text, usedOn date"]],
  ["report", "reports", "hive", "owner", ["reason text, content text, mark text?, reportedOn date"]],
  [
    "shown-note",
    "notes shown to the operator",
    "hive",
    "owner",
    ["shownOn date, content text? (added), withdrawnOn date? (added)"]
  ]
] as const

test("every kind that is stored is told here, in the order in which it is written whole", () => {
  expect(kinds).toEqual(stored.map(([kind]) => kind))
})

test.each(stored)(
  "%s is stored as it was, so that what is there stays readable",
  (kind, title, home, of, fields) => {
    expect(recordKinds[kind]).toMatchObject({ title, home, of })
    const found = fieldsOf(kind).map(
      ({ name, type, isNullable, isAdded }) =>
        `${name} ${type}${isNullable ? "?" : ""}${isAdded ? " (added)" : ""}`
    )
    expect(found.join(", ")).toBe(["owner text", "id text", ...fields].join(", "))
  }
)

test("a field says all of itself", () => {
  expect(fieldsOf("session").slice(1, 4)).toStrictEqual([
    { name: "id", type: "text", isNullable: false, isAdded: false },
    { name: "device", type: "text", isNullable: true, isAdded: true },
    { name: "createdAt", type: "bigint", isNullable: false, isAdded: false }
  ])
})
