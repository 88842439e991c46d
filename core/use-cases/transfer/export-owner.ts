import { Effect, Option, Schema } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { normaliseEmail } from "../../domain/accounts/email-rules.ts"
import { type Feedback, isListed, stateOf } from "../../domain/feedback/feedback.ts"
import type { StoredRecord } from "../../domain/hives/change.ts"
import { imageAt } from "../../domain/images/image-address.ts"
import { imageTypeOf } from "../../domain/images/image-key.ts"
import { Directory } from "../../ports/directory.ts"
import { Images } from "../../ports/images.ts"
import { StoreSnapshots } from "../../ports/store-snapshots.ts"
import { AccountNotFound } from "../accounts/reset-password.ts"
import { readCatalogue } from "../badges/read-catalogue.ts"
import { readContentForOwner, readSummary, sentimentForOwner } from "../feedback/feedback-view.ts"
import { today } from "../support/today.ts"
import {
  badgesPart,
  byDay,
  countersPart,
  isKind,
  linksPart,
  pointsPart,
  sessionsPart,
  verdictsPart
} from "./exported-parts.ts"

const base64Of = Schema.encodeSync(Schema.Uint8ArrayFromBase64)

const accountPart = (account: Account) => ({
  email: account.email,
  hasPassword: account.passwordHash !== null,
  identity: account.identity ?? null,
  name: account.name,
  firstName: account.firstName,
  lastName: account.lastName,
  jobTitle: account.jobTitle,
  bio: account.bio,
  feedbackLink: account.feedbackLink,
  showBadgesOnLanding: account.showBadgesOnLanding,
  createdAt: account.createdAt,
  updatedAt: account.updatedAt
})

/** As the owner sees it. */
const itemPart = Effect.fnUntraced(function* (item: Feedback) {
  const state = stateOf(item)
  return {
    id: item.id,
    content: yield* readContentForOwner(item),
    category: item.aiCategory,
    summary: state === "approved" ? yield* readSummary(item) : "",
    sentiment: sentimentForOwner(item),
    isPublic: item.isPublic,
    moderationStatus: item.moderationStatus,
    isCovered: state === "covered",
    rejectedFor: item.rejectedFor,
    isStarred: item.isStarred,
    isDone: item.isDone,
    createdOn: item.createdOn
  }
})

const photoPart = Effect.fnUntraced(function* ({ profileImageUrl }: Account) {
  const key = profileImageUrl === null ? undefined : imageAt(profileImageUrl)
  if (key === undefined) return null
  const found = yield* (yield* Images).get(key)
  return Option.match(found, {
    onNone: () => null,
    onSome: (bytes) => ({ type: imageTypeOf(key), base64: base64Of(bytes) })
  })
})

const itemsPart = (records: ReadonlyArray<StoredRecord>) => {
  const listed = records.filter(isKind("feedback")).filter(isListed)
  return Effect.forEach(listed.toSorted(byDay(({ createdOn }) => createdOn)), itemPart)
}

/**
 * Everything that is stored of the owner with this e-mail, as one value: texts opened, days where days are kept.
 * Left out are the password's hash, fingerprints of Idempotency-Keys, and what the owner cannot see yet.
 */
export const exportOwner = Effect.fn("exportOwner")(function* (email: string) {
  const found = yield* (yield* Directory).findByEmail(normaliseEmail(email))
  if (Option.isNone(found)) return yield* new AccountNotFound()
  const records = yield* (yield* StoreSnapshots).ofOwner(found.value.owner)
  const [account] = records.filter(isKind("account"))
  if (account === undefined) return yield* new AccountNotFound()
  return {
    honesthive: "export",
    version: 1,
    madeOn: yield* today,
    account: accountPart(account),
    photo: yield* photoPart(account),
    links: linksPart(records),
    feedback: yield* itemsPart(records),
    verdicts: verdictsPart(records),
    points: pointsPart(records),
    counters: countersPart(records),
    badges: badgesPart(records, yield* readCatalogue),
    sessions: sessionsPart(records)
  }
})
