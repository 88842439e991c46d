import { Schema } from "effect"
import { languages } from "../languages/language.ts"
import { noQuestions, OwnerQuestions } from "../questions/owner-questions.ts"
import { initialRelease, OwnerRelease } from "../release/owner-release.ts"
import { SecondFactor } from "../second-factor/second-factor.ts"
import { noSyndication, Syndication } from "../syndication/syndication.ts"
import type { Day } from "../values/day.ts"
import { added, bigInteger, day, instant, keyFields, text } from "../values/stored-fields.ts"
import type { Account } from "./account.ts"
import { Digest } from "./digest.ts"
import { OperatorReset } from "./operator-reset.ts"
import { closedPage, closuresOf, type PageClosures, type PageState } from "./page.ts"
import { Webhook } from "./webhook.ts"

const ResetLink = Schema.Struct({ digest: text, until: bigInteger })

const StoredHours = Schema.Struct({
  closedFor: Schema.Finite,
  closedAt: Schema.NullOr(Schema.Finite),
  openedAt: Schema.Finite
})
type StoredHours = typeof StoredHours.Type

export const StoredAccount = Schema.Struct({
  ...keyFields("account"),
  email: text,
  passwordHash: Schema.NullOr(text),
  identity: added(Schema.NullOr(text)),
  reset: added(Schema.NullOr(ResetLink)),
  secondFactor: added(Schema.NullOr(SecondFactor)),
  operatorResets: added(Schema.NullOr(Schema.Array(OperatorReset))),
  lastUsedOn: added(Schema.NullOr(day)),
  digest: added(Schema.NullOr(Digest)),
  language: added(Schema.NullOr(Schema.Literals(languages))),
  firstName: Schema.NullOr(text),
  lastName: Schema.NullOr(text),
  name: Schema.NullOr(text),
  jobTitle: Schema.NullOr(text),
  bio: Schema.NullOr(text),
  profileImageUrl: Schema.NullOr(text),
  feedbackLink: Schema.NullOr(text),
  showBadgesOnLanding: Schema.Boolean,
  pausedOn: added(Schema.NullOr(day)),
  suspendedFor: added(Schema.NullOr(text)),
  leavesAt: added(Schema.NullOr(instant)),
  removedAt: added(Schema.NullOr(instant)),
  /** Null: the page was never closed, or an earlier version closed it. */
  hours: added(Schema.NullOr(StoredHours)),
  release: added(Schema.NullOr(OwnerRelease)),
  questions: added(Schema.NullOr(OwnerQuestions)),
  syndication: added(Schema.NullOr(Syndication)),
  webhook: added(Schema.NullOr(Webhook)),
  previewPhoto: added(Schema.NullOr(Schema.Boolean)),
  createdAt: instant,
  updatedAt: instant
})
export type StoredAccount = typeof StoredAccount.Type

const neverClosed: StoredHours = { closedFor: 0, closedAt: null, openedAt: 0 }

/** A page that an earlier version closed has been closed since its account's last change at the latest. */
const inferredClosing = (pausedOn: Day | null, updatedAt: string, openedAt: number): number =>
  Math.max(openedAt, Date.parse(pausedOn ?? updatedAt))

/** The reasons for which a page is closed decide, where the hours contradict them. */
const pageFromStored = (closures: PageClosures, hours: StoredHours | null, updatedAt: string): PageState => {
  const { closedFor, openedAt, closedAt } = hours ?? neverClosed
  const closedSince = closedAt ?? inferredClosing(closures.pausedOn, updatedAt, openedAt)
  const closed = closedPage(closures, { closedFor, openedAt, closedAt: closedSince })
  return closed ?? { state: "open", hours: { closedFor, openedAt: Math.max(openedAt, closedAt ?? 0) } }
}

export const accountFromStored = ({
  identity = null,
  reset = null,
  secondFactor = null,
  operatorResets,
  lastUsedOn = null,
  digest = null,
  language = null,
  pausedOn = null,
  suspendedFor = null,
  leavesAt = null,
  removedAt = null,
  hours = null,
  release,
  questions,
  syndication,
  webhook = null,
  previewPhoto,
  ...fields
}: StoredAccount): Account => ({
  ...fields,
  identity,
  reset,
  secondFactor,
  operatorResets: operatorResets ?? [],
  lastUsedOn,
  digest,
  language,
  webhook,
  release: release ?? initialRelease,
  questions: questions ?? noQuestions,
  syndication: syndication ?? noSyndication,
  previewPhoto: previewPhoto ?? false,
  page: pageFromStored({ pausedOn, suspendedFor, leavesAt, removedAt }, hours, fields.updatedAt)
})

const storedHoursOf = (page: PageState): StoredHours | null => {
  if (page.state !== "open") return page.hours
  const { closedFor, openedAt } = page.hours
  return openedAt === 0 ? null : { closedFor, closedAt: null, openedAt }
}

export const accountToStored = ({ page, ...fields }: Account): Required<StoredAccount> => ({
  ...fields,
  operatorResets: fields.operatorResets.length === 0 ? null : fields.operatorResets,
  ...closuresOf(page),
  hours: storedHoursOf(page)
})
