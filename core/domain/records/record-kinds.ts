import { Struct } from "effect"
import type { StoredRow } from "./stored-row.ts"

export type StoredRecordKind = StoredRow["kind"]

type RecordOf<K extends StoredRecordKind> = Extract<StoredRow, { readonly kind: K }>

/** Field types: `date` is a day, `instant` a time as text, `json` an object or a list. */
export type FieldType = "text" | "boolean" | "integer" | "bigint" | "date" | "instant" | "json"

type FieldTypeOf<Value> = null extends Value ? { readonly orNull: FieldType } : FieldType

/** Kinds that can be recomputed and are left out of backups. */
export type DerivedKind = "insight"

/** Makes the compiler reject a missing or unknown field. */
type RecordFields<R> = { readonly [F in keyof Omit<R, "kind">]-?: FieldTypeOf<R[F]> }

interface RecordKind<K extends StoredRecordKind> {
  readonly title: K extends DerivedKind ? null : string
  /** `directory`: looked up by name. `sessions`: not in backups. `hive`: part of an owner's hive. */
  readonly home: "directory" | "sessions" | "hive"
  readonly of: "owner" | "installation"
  readonly fields: RecordFields<RecordOf<K>>
  /** Fields that earlier versions lack. */
  readonly added?: ReadonlyArray<keyof RecordOf<K>>
}

type RecordKinds = { readonly [K in StoredRecordKind]: RecordKind<K> }

const textOrNull = { orNull: "text" } as const
const dateOrNull = { orNull: "date" } as const
const jsonOrNull = { orNull: "json" } as const
const ofOwner = { owner: "text", id: "text" } as const

/**
 * All kinds in the order of reading and writing a whole store: accounts first, because the others belong to them, and
 * records that refer to images before the rest.
 */
export const recordKinds: RecordKinds = {
  account: {
    title: "accounts",
    home: "directory",
    of: "owner",
    fields: {
      ...ofOwner,
      email: "text",
      passwordHash: textOrNull,
      identity: textOrNull,
      reset: jsonOrNull,
      digest: jsonOrNull,
      firstName: textOrNull,
      lastName: textOrNull,
      name: textOrNull,
      jobTitle: textOrNull,
      bio: textOrNull,
      profileImageUrl: textOrNull,
      feedbackLink: textOrNull,
      showBadgesOnLanding: "boolean",
      pausedOn: dateOrNull,
      suspendedFor: textOrNull,
      leavesAt: { orNull: "instant" },
      hours: jsonOrNull,
      createdAt: "instant",
      updatedAt: "instant"
    },
    added: ["identity", "reset", "digest", "pausedOn", "suspendedFor", "leavesAt", "hours"]
  },
  "catalogue-badge": {
    title: "badges of the catalogue",
    home: "directory",
    of: "installation",
    fields: {
      ...ofOwner,
      name: "text",
      description: "text",
      category: "text",
      tier: "integer",
      requiredFeedback: "integer",
      bonus: "integer",
      image: textOrNull
    }
  },
  admin: {
    title: "admins",
    home: "directory",
    of: "installation",
    fields: { ...ofOwner, username: "text", passwordHash: "text", createdAt: "instant" }
  },
  "admin-entry": {
    title: "admins' history",
    home: "directory",
    of: "installation",
    fields: { ...ofOwner, on: "date", who: "text", what: "text" }
  },
  "former-email": {
    title: "digests of former emails",
    home: "directory",
    of: "installation",
    fields: { ...ofOwner, era: "text", until: "bigint" }
  },
  "admin-session": {
    title: "admins' sessions",
    home: "sessions",
    of: "installation",
    fields: { ...ofOwner, admin: "text", createdAt: "bigint", lastSeenAt: "bigint" }
  },
  link: {
    title: "links",
    home: "directory",
    of: "owner",
    fields: { ...ofOwner, claimedOn: "date", releasedOn: dateOrNull }
  },
  session: {
    title: "sessions",
    home: "sessions",
    of: "owner",
    fields: { ...ofOwner, device: textOrNull, createdAt: "bigint", lastSeenAt: "bigint" },
    added: ["device"]
  },
  stats: {
    title: "counters",
    home: "hive",
    of: "owner",
    fields: { ...ofOwner, totalPoints: "bigint", counts: "json" }
  },
  insight: {
    title: null,
    home: "hive",
    of: "owner",
    fields: { ...ofOwner, fingerprint: "text", by: "text", content: "text" }
  },
  seen: {
    title: "marks of what was seen",
    home: "hive",
    of: "owner",
    fields: { ...ofOwner, feedback: jsonOrNull, badges: jsonOrNull }
  },
  badge: {
    title: "unlocked badges",
    home: "hive",
    of: "owner",
    fields: { ...ofOwner, bonusPoints: "integer", unlockedOn: "date" }
  },
  feedback: {
    title: "feedback",
    home: "hive",
    of: "owner",
    fields: {
      ...ofOwner,
      content: "text",
      segment: "text",
      aiSummary: textOrNull,
      aiCategory: "text",
      isPublic: "boolean",
      isModerated: "boolean",
      moderationStatus: "text",
      cover: textOrNull,
      rejectedFor: textOrNull,
      isStarred: "boolean",
      isDone: "boolean",
      isHeld: "boolean",
      createdOn: "date"
    },
    added: ["isHeld", "cover", "rejectedFor", "isStarred", "isDone"]
  },
  points: {
    title: "points",
    home: "hive",
    of: "owner",
    fields: {
      ...ofOwner,
      points: "integer",
      source: "text",
      description: "text",
      feedbackId: textOrNull,
      badgeId: textOrNull,
      createdOn: "date"
    }
  },
  verdict: {
    title: "verdicts",
    home: "hive",
    of: "owner",
    fields: {
      ...ofOwner,
      feedbackId: "text",
      judgedOn: "date",
      decision: "text",
      labels: "json",
      guard: "text",
      version: "text",
      reason: "text"
    }
  },
  "submission-key": {
    title: "submission keys",
    home: "hive",
    of: "owner",
    fields: { ...ofOwner, content: "text", usedOn: "date" }
  }
}

export const kinds: ReadonlyArray<StoredRecordKind> = Struct.keys(recordKinds)

export const isKind = (kind: string): kind is StoredRecordKind => Object.hasOwn(recordKinds, kind)

type AnyType = FieldType | { readonly orNull: FieldType }

interface AnyKind {
  readonly fields: Readonly<Record<string, AnyType>>
  readonly added?: ReadonlyArray<string>
}

export interface Field {
  readonly name: string
  readonly type: FieldType
  readonly isNullable: boolean
  readonly isAdded: boolean
}

const fieldOf = (name: string, type: AnyType, isAdded: boolean): Field =>
  typeof type === "string"
    ? { name, type, isNullable: false, isAdded }
    : { name, type: type.orNull, isNullable: true, isAdded }

export const fieldsOf = (kind: StoredRecordKind): ReadonlyArray<Field> => {
  const { fields, added = [] }: AnyKind = recordKinds[kind]
  return Object.entries(fields).map(([name, type]) => fieldOf(name, type, added.includes(name)))
}
