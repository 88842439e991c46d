import { Effect, Result } from "effect"
import type { Account, OwnerId } from "../accounts/account.ts"
import type { Hive } from "../hives/hive.ts"
import { type Decided, HiveStore } from "../hives/hive-store.ts"
import { linkIdOf } from "../links/link-rules.ts"
import { findByLink } from "../profiles/find-by-link.ts"
import { ProfileNotFound } from "../profiles/profile-not-found.ts"
import { invalidInput } from "../support/invalid-input.ts"
import { Sealer } from "../support/sealer.ts"
import { Secrets } from "../support/secrets.ts"
import { trimText } from "../support/text.ts"
import { today } from "../support/today.ts"
import { FeedbackId } from "./feedback.ts"
import * as rules from "./feedback-rules.ts"
import { feedbackProblem } from "./feedback-text.ts"
import { ReleaseWindow } from "./release-window.ts"
import type { SubmissionKeyReused } from "./submission-key.ts"

const fingerprintKey = Effect.fnUntraced(function* (owner: OwnerId, key: string, content: string) {
  const sealer = yield* Sealer
  return {
    kind: "submission-key",
    owner,
    id: yield* sealer.fingerprint("submission-key", `${owner}:${key}`),
    content: yield* sealer.fingerprint("submission-content", content),
    usedOn: yield* today
  } as const
})

const sealNewItem = Effect.fnUntraced(function* (owner: OwnerId, text: string) {
  const id = FeedbackId(yield* (yield* Secrets).uuid)
  const content = yield* (yield* Sealer).seal(text, { owner, item: id, field: "content" })
  const isHeld = (yield* ReleaseWindow) > 0
  return rules.pendingFeedback({ id, owner, content, isHeld, createdOn: yield* today })
})

const stillUses = (account: Account, link: string): boolean =>
  account.feedbackLink !== null && linkIdOf(account.feedbackLink) === linkIdOf(link)

/**
 * Stores anonymous feedback as pending; durable once this returns (design section 3). With a key that was
 * used for the same content, nothing is stored again. A key is remembered until the end of the next UTC day.
 */
export const submitFeedback = Effect.fnUntraced(function* (submission: {
  readonly link: string
  readonly content: string
  readonly idempotencyKey: string | undefined
}) {
  const problem = feedbackProblem(submission.content)
  if (problem !== null) return yield* invalidInput(problem)
  const text = trimText(submission.content)
  const { owner } = yield* findByLink(submission.link)
  const item = yield* sealNewItem(owner, text)
  const { idempotencyKey } = submission
  const key = idempotencyKey === undefined ? undefined : yield* fingerprintKey(owner, idempotencyKey, text)
  const wanted = key === undefined ? {} : { submissionKey: key.id }
  const decide = (hive: Hive): Result.Result<Decided<void>, ProfileNotFound | SubmissionKeyReused> =>
    stillUses(hive.account, submission.link)
      ? rules.submit(hive, item, key)
      : Result.fail(new ProfileNotFound())
  yield* (yield* HiveStore).change(owner, wanted, decide)
})
