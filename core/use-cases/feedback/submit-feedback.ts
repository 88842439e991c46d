import { Brand, Effect, Result } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { PagePaused } from "../../domain/accounts/page-state.ts"
import { FeedbackId } from "../../domain/feedback/feedback.ts"
import { feedbackProblem } from "../../domain/feedback/feedback-text.ts"
import type { SubmissionKeyReused } from "../../domain/feedback/submission-key.ts"
import type { ChangeResult } from "../../domain/hives/change-result.ts"
import * as rules from "../../domain/hives/feedback-rules.ts"
import type { Hive } from "../../domain/hives/hive.ts"
import { ProfileNotFound } from "../../domain/profiles/profile-not-found.ts"
import { invalidInput } from "../../domain/values/invalid-input.ts"
import { trimText } from "../../domain/values/text.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { Sealer } from "../../ports/sealer.ts"
import { Secrets } from "../../ports/secrets.ts"
import { findByLink, isPageOf } from "../links/find-by-link.ts"
import { releaseMoment } from "../time/release-moment.ts"
import { fingerprintKey } from "./fingerprint-key.ts"

const sealNewItem = Effect.fnUntraced(function* (owner: OwnerId, text: string, question: string | null) {
  const id = FeedbackId(yield* (yield* Secrets).uuid)
  const content = yield* (yield* Sealer).seal(text, { owner, item: id, field: "content" })
  return { id, owner, content, question } satisfies rules.NewItem
})

export type ValidText = string & Brand.Brand<"ValidText">
const ValidText = Brand.nominal<ValidText>()

/** Fails with `InvalidInput` for a text that no link accepts. */
export const requireValidText = Effect.fnUntraced(function* (typed: string) {
  const problem = feedbackProblem(typed)
  return problem === null ? ValidText(typed) : yield* invalidInput(problem)
})

interface SubmissionInput<Text> {
  readonly link: string
  readonly content: Text
  /** The wording of the question that it answers. One that is not asked counts as none. */
  readonly question?: string | null
  readonly idempotencyKey: string | undefined
}

/**
 * Stores anonymous feedback as pending; durable once this returns. A repeated idempotency key with the same content
 * stores nothing. Keys are kept until the end of the next UTC day.
 */
export const submitFeedback = Effect.fnUntraced(function* (submission: SubmissionInput<ValidText>) {
  const text = trimText(submission.content)
  const { owner } = yield* findByLink(submission.link)
  const { idempotencyKey, question = null } = submission
  const item = yield* sealNewItem(owner, text, question)
  const moment = yield* releaseMoment
  const sent = question === null ? [text] : [text, question]
  const key = yield* fingerprintKey({ purpose: "submission", owner, key: idempotencyKey }, sent)
  const decide = (
    hive: Pick<Hive, "account" | "submissionKey">
  ): ChangeResult<void, PagePaused | ProfileNotFound | SubmissionKeyReused> =>
    isPageOf(hive.account, submission.link)
      ? rules.submitItem(hive, item, key, moment)
      : Result.fail(new ProfileNotFound())
  yield* (yield* HiveStore).change(owner, { only: ["submissionKey"], submissionKey: key?.id }, decide)
})

export const submitTyped = Effect.fnUntraced(function* ({ content, ...place }: SubmissionInput<string>) {
  yield* submitFeedback({ ...place, content: yield* requireValidText(content) })
})
