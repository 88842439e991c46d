import { type Schema, Struct } from "effect"
import { FormerEmail } from "../accounts/former-email.ts"
import { Session } from "../accounts/session.ts"
import { accountFromStored, accountToStored, StoredAccount } from "../accounts/stored-account.ts"
import { Admin, AdminEntry, AdminSession, adminFromStored } from "../admins/admin.ts"
import { CatalogueBadge, UnlockedBadge } from "../badges/badge-records.ts"
import { feedbackFromStored, feedbackToStored, StoredFeedback } from "../feedback/stored-feedback.ts"
import { SubmissionKey } from "../feedback/submission-key.ts"
import { StoredInsight } from "../insight/stored-insight.ts"
import { Invitation } from "../invitations/invitation.ts"
import { Link } from "../links/link.ts"
import { VerdictRecord } from "../moderation/verdict-record.ts"
import { PointsEntry, StoredStats, statsFromStored } from "../points/points.ts"
import { Report } from "../reports/report.ts"
import { StoredShownNote, shownNoteFromStored } from "../reports/shown-note.ts"
import { SeenMarks } from "../seen/seen-marks.ts"

interface KindFacts {
  /** Null for kinds that can be recomputed and are left out of backups. */
  readonly title: string | null
  /** `directory`: looked up by name. `sessions`: not in backups. `hive`: part of an owner's hive. */
  readonly home: "directory" | "sessions" | "hive"
  readonly of: "owner" | "installation"
  /**
   * Member of the owner's download that holds it. Null for records of the installation or the operator, and for those
   * that tell owners nothing more.
   */
  readonly download: string | null
}

type RecordSchema<Stored> = Schema.Schema<Stored> & {
  readonly fields: Schema.Struct.Fields & { readonly id: Schema.Top }
}

const kindOf = <Stored, const F extends KindFacts>(schema: RecordSchema<Stored>, facts: F) => ({
  ...facts,
  schema,
  decode: (stored: Stored): Stored => stored,
  encode: (record: Stored): Stored => record
})

/**
 * All kinds in the order of reading and writing a whole store: accounts first, because the others belong to them, and
 * records that refer to images before the rest.
 */
const definitions = {
  account: {
    ...kindOf(StoredAccount, { title: "accounts", home: "directory", of: "owner", download: "account" }),
    decode: accountFromStored,
    encode: accountToStored
  },
  "catalogue-badge": kindOf(CatalogueBadge, {
    title: "badges of the catalogue",
    home: "directory",
    of: "installation",
    download: null
  }),
  admin: {
    ...kindOf(Admin, { title: "admins", home: "directory", of: "installation", download: null }),
    decode: adminFromStored
  },
  "admin-entry": kindOf(AdminEntry, {
    title: "admins' history",
    home: "directory",
    of: "installation",
    download: null
  }),
  "former-email": kindOf(FormerEmail, {
    title: "digests of former emails",
    home: "directory",
    of: "installation",
    download: null
  }),
  invitation: kindOf(Invitation, {
    title: "invitations",
    home: "directory",
    of: "installation",
    download: null
  }),
  "admin-session": kindOf(AdminSession, {
    title: "admins' sessions",
    home: "sessions",
    of: "installation",
    download: null
  }),
  link: kindOf(Link, { title: "links", home: "directory", of: "owner", download: "links" }),
  session: kindOf(Session, { title: "sessions", home: "sessions", of: "owner", download: "sessions" }),
  stats: {
    ...kindOf(StoredStats, { title: "counters", home: "hive", of: "owner", download: "counters" }),
    decode: statsFromStored
  },
  insight: kindOf(StoredInsight, { title: null, home: "hive", of: "owner", download: null }),
  seen: kindOf(SeenMarks, { title: "marks of what was seen", home: "hive", of: "owner", download: "seen" }),
  badge: kindOf(UnlockedBadge, { title: "unlocked badges", home: "hive", of: "owner", download: "badges" }),
  feedback: {
    ...kindOf(StoredFeedback, { title: "feedback", home: "hive", of: "owner", download: "feedback" }),
    decode: feedbackFromStored,
    encode: feedbackToStored
  },
  points: kindOf(PointsEntry, { title: "points", home: "hive", of: "owner", download: "points" }),
  verdict: kindOf(VerdictRecord, { title: "verdicts", home: "hive", of: "owner", download: "verdicts" }),
  "submission-key": kindOf(SubmissionKey, {
    title: "submission keys",
    home: "hive",
    of: "owner",
    download: null
  }),
  report: kindOf(Report, { title: "reports", home: "hive", of: "owner", download: null }),
  "shown-note": {
    ...kindOf(StoredShownNote, {
      title: "notes shown to the operator",
      home: "hive",
      of: "owner",
      download: "shownNotes"
    }),
    decode: shownNoteFromStored
  }
}

type Definitions = typeof definitions

export type StoredRecordKind = keyof Definitions

type RawRecords = { readonly [K in StoredRecordKind]: Parameters<Definitions[K]["decode"]>[0] }

type RecordsByKind = { readonly [K in StoredRecordKind]: ReturnType<Definitions[K]["decode"]> }

export type RawRecord<K extends StoredRecordKind = StoredRecordKind> = RawRecords[K]

export type RecordOf<K extends StoredRecordKind> = RecordsByKind[K]

export type StoredRecord = RecordOf<StoredRecordKind>

export type TitledKind = {
  readonly [K in StoredRecordKind]: Definitions[K] extends { readonly title: string } ? K : never
}[StoredRecordKind]

export type DownloadMember = NonNullable<Definitions[StoredRecordKind]["download"]>

interface RecordKind<K extends StoredRecordKind> {
  readonly title: Definitions[K]["title"]
  readonly home: KindFacts["home"]
  readonly of: KindFacts["of"]
  readonly schema: RecordSchema<RawRecord<K>>
  /** The intersection makes the compiler reject a Schema under another kind's name. */
  readonly decode: (stored: RawRecord<K>) => RecordOf<K> & { readonly kind: K }
  readonly encode: (record: RecordOf<K>) => RawRecord<K> & { readonly kind: K }
}

export const recordKinds: { readonly [K in StoredRecordKind]: RecordKind<K> } = definitions

export const kinds: ReadonlyArray<StoredRecordKind> = Struct.keys(recordKinds)
