import { Brand, Effect, Result } from "effect"
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
import { receiptToStore } from "./find-receipt.ts"
import { fingerprintKey } from "./fingerprint-key.ts"

type NewText = Pick<rules.NewItem, "owner" | "question" | "receipt"> & { readonly text: string }

const sealNewItem = Effect.fnUntraced(function* ({ text, ...fields }: NewText) {
  const id = FeedbackId(yield* (yield* Secrets).uuid)
  const content = yield* (yield* Sealer).seal(text, { owner: fields.owner, item: id, field: "content" })
  return { ...fields, id, content } satisfies rules.NewItem
})

export type ValidText = string & Brand.Brand<"ValidText">
const ValidText = Brand.nominal<ValidText>()

export const requireValidText = Effect.fnUntraced(function* (typed: string) {
  const problem = feedbackProblem(typed)
  return problem === null ? ValidText(typed) : yield* invalidInput(problem)
})

interface SubmissionInput<Text> {
  readonly link: string
  readonly content: Text
  readonly question?: string | null
  /** A retry carries the same one. */
  readonly receipt?: string | null
  readonly idempotencyKey: string | undefined
}

/** Fields that were not sent leave no trace, so that keys of earlier versions still count. */
const sentParts = (
  text: string,
  { question, receipt }: Pick<rules.NewItem, "question" | "receipt">
): ReadonlyArray<string> => {
  if (receipt !== null) return [text, question ?? "", receipt]
  return question === null ? [text] : [text, question]
}

/**
 * Stores anonymous feedback as pending; durable once this returns. A repeated idempotency key with the same content
 * stores nothing. Keys are kept until the end of the next UTC day.
 */
export const submitFeedback = Effect.fnUntraced(function* (submission: SubmissionInput<ValidText>) {
  const text = trimText(submission.content)
  const { owner } = yield* findByLink(submission.link)
  const { idempotencyKey, question = null, receipt = null } = submission
  const item = yield* sealNewItem({ owner, text, question, receipt: yield* receiptToStore(receipt) })
  const moment = yield* releaseMoment
  const key = yield* fingerprintKey(
    { purpose: "submission", owner, key: idempotencyKey },
    sentParts(text, { question, receipt })
  )
  const decide = (
    hive: Pick<Hive, "account" | "submissionKey">
  ): ChangeResult<void, PagePaused | ProfileNotFound | SubmissionKeyReused> =>
    isPageOf(hive.account, submission.link)
      ? rules.submitItem(hive, item, key, moment)
      : Result.fail(new ProfileNotFound())
  yield* (yield* HiveStore).change(owner, { only: ["submissionKey"], submissionKey: key?.id }, decide)
})

export const submitTyped = Effect.fnUntraced(function* ({ content, ...submission }: SubmissionInput<string>) {
  yield* submitFeedback({ ...submission, content: yield* requireValidText(content) })
})
