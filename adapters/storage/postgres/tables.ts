import type { StoredRecord } from "#core/domain/hives/change.ts"

type ColumnType = "text" | "boolean" | "integer" | "bigint" | "date" | "instant" | "jsonb"

/** How the records of a kind are kept: a column for each field, except those that are the same in every row. */
export interface Table {
  readonly name: string
  /** Field and type; the column has the field's name in snake case. */
  readonly columns: Readonly<Record<string, ColumnType>>
  /** Fields. */
  readonly key: ReadonlyArray<string>
  /** Fields without a column of their own, as SQL. */
  readonly fixed: Readonly<Record<string, string>>
  /** A column that is no field: its value when a row is new, and when it is replaced. */
  readonly own?: { readonly column: string; readonly inserted: string; readonly replaced: string }
}

type Kind = StoredRecord["kind"]

const ofOwner = { owner: "text", id: "text" } as const
const byId = ["id"]
const byOwnerAndId = ["owner", "id"]
const installation = { owner: "'installation'" }

/** A pending item keeps its lease when it is altered; a settled one has none. */
const lease = {
  column: "lease_until",
  inserted: `CASE WHEN r."moderationStatus" = 'pending' THEN 0 END`,
  replaced: `CASE WHEN excluded.moderation_status = 'pending' THEN coalesce(feedback.lease_until, 0) END`
}

/** In the order in which a change is written: links first, so that one that is taken is found at once. */
export const tables: Readonly<Record<Kind, Table>> = {
  link: {
    name: "link",
    columns: { ...ofOwner, claimedOn: "date", releasedOn: "date" },
    key: byId,
    fixed: {}
  },
  account: {
    name: "account",
    columns: {
      owner: "text",
      email: "text",
      passwordHash: "text",
      identity: "text",
      firstName: "text",
      lastName: "text",
      name: "text",
      jobTitle: "text",
      bio: "text",
      profileImageUrl: "text",
      feedbackLink: "text",
      showBadgesOnLanding: "boolean",
      createdAt: "instant",
      updatedAt: "instant"
    },
    key: ["owner"],
    fixed: { id: "owner" }
  },
  session: {
    name: "session",
    columns: { ...ofOwner, createdAt: "bigint", lastSeenAt: "bigint" },
    key: byId,
    fixed: {}
  },
  feedback: {
    name: "feedback",
    columns: {
      ...ofOwner,
      content: "text",
      segment: "text",
      aiSummary: "text",
      aiCategory: "text",
      isPublic: "boolean",
      isModerated: "boolean",
      moderationStatus: "text",
      cover: "text",
      rejectedFor: "text",
      isHeld: "boolean",
      createdOn: "date"
    },
    key: byOwnerAndId,
    fixed: {},
    own: lease
  },
  points: {
    name: "points",
    columns: {
      ...ofOwner,
      points: "integer",
      source: "text",
      description: "text",
      feedbackId: "text",
      badgeId: "text",
      createdOn: "date"
    },
    key: byOwnerAndId,
    fixed: {}
  },
  stats: {
    name: "stats",
    columns: { owner: "text", totalPoints: "bigint", counts: "jsonb" },
    key: ["owner"],
    fixed: { id: "'stats'" }
  },
  overview: {
    name: "overview",
    columns: { owner: "text", fingerprint: "text", by: "text", content: "text" },
    key: ["owner"],
    fixed: { id: "'overview'" }
  },
  badge: {
    name: "badge",
    columns: { ...ofOwner, bonusPoints: "integer", unlockedOn: "date" },
    key: byOwnerAndId,
    fixed: {}
  },
  verdict: {
    name: "verdict",
    columns: {
      ...ofOwner,
      feedbackId: "text",
      judgedOn: "date",
      decision: "text",
      labels: "jsonb",
      guard: "text",
      version: "text",
      reason: "text"
    },
    key: byOwnerAndId,
    fixed: {}
  },
  "submission-key": {
    name: "submission_key",
    columns: { ...ofOwner, content: "text", usedOn: "date" },
    key: byOwnerAndId,
    fixed: {}
  },
  admin: {
    name: "admin",
    columns: { id: "text", username: "text", passwordHash: "text", createdAt: "instant" },
    key: byId,
    fixed: installation
  },
  "admin-session": {
    name: "admin_session",
    columns: { id: "text", admin: "text", createdAt: "bigint", lastSeenAt: "bigint" },
    key: byId,
    fixed: installation
  },
  "admin-entry": {
    name: "admin_entry",
    columns: { id: "text", on: "date", who: "text", what: "text" },
    key: byId,
    fixed: installation
  },
  "catalogue-badge": {
    name: "catalogue_badge",
    columns: {
      id: "text",
      name: "text",
      description: "text",
      category: "text",
      tier: "integer",
      requiredFeedback: "integer",
      bonus: "integer",
      image: "text"
    },
    key: byId,
    fixed: installation
  }
}

export const kinds: ReadonlyArray<Kind> = [
  "link",
  "account",
  "session",
  "feedback",
  "points",
  "stats",
  "overview",
  "badge",
  "verdict",
  "submission-key",
  "admin",
  "admin-session",
  "admin-entry",
  "catalogue-badge"
]
