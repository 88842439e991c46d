import { type Account, OwnerId } from "#core/domain/accounts/account.ts"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import { accountFromStored, type StoredAccount } from "#core/domain/accounts/stored-account.ts"
import type { Admin, AdminEntry, AdminSession } from "#core/domain/admins/admin.ts"
import type { UnlockedBadge } from "#core/domain/badges/badge-records.ts"
import { generalCategory } from "#core/domain/categories/category.ts"
import {
  type ApprovedItem,
  FeedbackId,
  type PendingItem,
  type RejectedItem,
  type Reply
} from "#core/domain/feedback/feedback.ts"
import type { SubmissionKey } from "#core/domain/feedback/submission-key.ts"
import { pendingFeedback } from "#core/domain/hives/feedback-rules.ts"
import type { StoredInsight } from "#core/domain/insight/stored-insight.ts"
import type { Invitation } from "#core/domain/invitations/invitation.ts"
import type { Link } from "#core/domain/links/link.ts"
import type { VerdictRecord } from "#core/domain/moderation/verdict-record.ts"
import type { PointsEntry, Stats } from "#core/domain/points/points.ts"
import { zeroCounts } from "#core/domain/points/zero-counts.ts"
import type { Report } from "#core/domain/reports/report.ts"
import type { ShownNote } from "#core/domain/reports/shown-note.ts"
import { emptySeenMarks, type SeenMarks } from "#core/domain/seen/seen-marks.ts"
import { Day } from "#core/domain/values/day.ts"
import { Sealed } from "#core/domain/values/sealed.ts"

export const ada = OwnerId("ada")
export const bob = OwnerId("bob")
export const someDay = Day("2026-11-20")

/** Fields have their stored names: `pausedOn`, `suspendedFor` and `leavesAt` close the page. */
export const makeAccount = (owner: OwnerId, given: Partial<StoredAccount> = {}): Account =>
  accountFromStored({
    kind: "account",
    owner,
    id: owner,
    email: `${owner}@example.org`,
    passwordHash: null,
    firstName: null,
    lastName: null,
    name: "Grace 🐝 O'Hopper",
    jobTitle: null,
    bio: 'quotes " and \n line ends \u2028',
    profileImageUrl: null,
    feedbackLink: null,
    showBadgesOnLanding: true,
    createdAt: "2026-11-20T08:00:00.000Z",
    updatedAt: "2026-11-20T08:00:00.000Z",
    ...given
  })

const origin = (id: string) => ({
  id: FeedbackId(id),
  owner: ada,
  content: Sealed(`sealed ${id}`),
  isHeld: false,
  heldBy: null,
  question: null,
  receipt: null,
  isWithdrawn: false,
  withdrawnOn: null,
  createdOn: someDay
})

export const makeFeedback = (id: string, given: Partial<PendingItem> = {}): PendingItem => ({
  ...pendingFeedback(origin(id)),
  ...given
})

export const makeRejected = (id: string, given: Partial<RejectedItem> = {}): RejectedItem => ({
  ...origin(id),
  kind: "feedback",
  moderationStatus: "rejected",
  rejectedFor: null,
  wasShown: false,
  isStarred: false,
  isDone: false,
  ...given,
  question: null
})

interface ApprovedGiven
  extends Partial<Omit<ApprovedItem, "visibility" | "wasShown" | "rejectedFor" | "answer" | "answeredOn">> {
  /** Only for a public item. */
  readonly answer?: Reply["answer"]
  readonly answeredOn?: Reply["answeredOn"]
  readonly isPublic?: boolean
  readonly cover?: "covered" | "shown" | null
}

export const makeApproved = (
  id: string,
  {
    isPublic = false,
    cover = null,
    isHeld = false,
    heldBy = null,
    answer = null,
    answeredOn = null,
    ...given
  }: ApprovedGiven = {}
): ApprovedItem => {
  const item = {
    ...origin(id),
    kind: "feedback",
    moderationStatus: "approved",
    category: generalCategory,
    sentiment: "neutral",
    summary: null,
    isStarred: false,
    isDone: false,
    status: null,
    statusOn: null,
    ...given
  } as const
  const wasShown = cover === "shown"
  if (cover === "covered") return { ...item, isHeld, heldBy, visibility: "covered" }
  return isPublic
    ? { ...item, visibility: "public", wasShown, answer, answeredOn, isHeld: false, heldBy: null }
    : { ...item, isHeld, heldBy, visibility: "private", wasShown }
}

export const makeLink = (id: string, given: Partial<Link> = {}): Link => ({
  kind: "link",
  id,
  owner: ada,
  claimedOn: someDay,
  releasedOn: null,
  ...given
})

export const makePoints = (item: string, given: Partial<PointsEntry> = {}): PointsEntry => ({
  kind: "points",
  id: `feedback:${item}`,
  owner: ada,
  points: 30,
  source: "feedback",
  description: "Feedback",
  feedbackId: FeedbackId(item),
  badgeId: null,
  createdOn: someDay,
  ...given
})

export const makeStats = (totalPoints: number, given: Partial<Stats> = {}): Stats => ({
  kind: "stats",
  id: "stats",
  owner: ada,
  totalPoints,
  counts: { ...zeroCounts, general: 1 },
  ...given
})

export const makeBadge = (id: string, given: Partial<UnlockedBadge> = {}): UnlockedBadge => ({
  kind: "badge",
  id,
  owner: ada,
  bonusPoints: 50,
  unlockedOn: someDay,
  ...given
})

export const makeVerdict = (id: string, item: string, given: Partial<VerdictRecord> = {}): VerdictRecord => ({
  kind: "verdict",
  id,
  owner: ada,
  feedbackId: FeedbackId(item),
  judgedOn: someDay,
  decision: "approved",
  labels: [],
  guard: "local",
  version: "1",
  reason: "nothing found",
  ...given
})

export const makeSubmissionKey = (id: string, given: Partial<SubmissionKey> = {}): SubmissionKey => ({
  kind: "submission-key",
  id,
  owner: ada,
  content: "fingerprint",
  usedOn: someDay,
  ...given
})

export const makeReport = (id: string, given: Partial<Report> = {}): Report => ({
  kind: "report",
  id,
  owner: ada,
  reason: "other",
  content: Sealed(`sealed ${id}`),
  mark: null,
  reportedOn: someDay,
  ...given
})

export const makeShownNote = (id: string, given: Partial<ShownNote> = {}): ShownNote => ({
  kind: "shown-note",
  id: FeedbackId(id),
  owner: ada,
  shownOn: someDay,
  content: null,
  withdrawnOn: null,
  ...given
})

export const makeInsight = (fingerprint: string, given: Partial<StoredInsight> = {}): StoredInsight => ({
  kind: "insight",
  id: "insight",
  owner: ada,
  fingerprint,
  by: "local 1",
  content: Sealed("sealed insight \u2028"),
  ...given
})

export const makeSeen = (given: Partial<SeenMarks> = {}): SeenMarks => ({
  ...emptySeenMarks(ada),
  feedback: { day: "2026-11-20T12:00:00.000Z", ids: ["1"] },
  badges: ["Reliability 5"],
  ...given
})

export const makeSession = (id: string, given: Partial<Session> = {}): Session => ({
  kind: "session",
  id,
  owner: ada,
  device: "computer",
  createdAt: 1_000,
  lastSeenAt: 1_000,
  ...given
})

export const makeAdmin = (username: string, given: Partial<Admin> = {}): Admin => ({
  kind: "admin",
  owner: installationOwner,
  id: username.toLowerCase(),
  username,
  passwordHash: "hash",
  role: "operator",
  secondFactor: null,
  createdAt: "2026-11-20T08:00:00.000Z",
  ...given
})

export const makeAdminEntry = (id: string, on: Day = someDay): AdminEntry => ({
  kind: "admin-entry",
  owner: installationOwner,
  id,
  on,
  who: "grace",
  what: "renamed a badge"
})

export const makeAdminSession = (id: string, admin = "grace"): AdminSession => ({
  kind: "admin-session",
  owner: installationOwner,
  id,
  admin,
  createdAt: 1_000,
  lastSeenAt: 1_000
})

/** For a week, and one account. */
export const makeStoredInvitation = (id: string, given: Partial<Invitation> = {}): Invitation => ({
  kind: "invitation",
  owner: installationOwner,
  id,
  madeOn: someDay,
  lastDay: Day("2026-11-27"),
  uses: 1,
  used: 0,
  ...given
})
