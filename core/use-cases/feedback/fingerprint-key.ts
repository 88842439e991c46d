import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import type { SubmissionKey } from "../../domain/feedback/submission-key.ts"
import { Sealer } from "../../ports/sealer.ts"
import { today } from "../time/today.ts"

interface SentKey {
  readonly purpose: "submission" | "report"
  readonly owner: OwnerId
  readonly key: string | undefined
}

export const fingerprintKey = Effect.fnUntraced(function* (
  { purpose, owner, key }: SentKey,
  sent: ReadonlyArray<string>
): Effect.fn.Return<SubmissionKey | undefined, never, Sealer> {
  if (key === undefined) return undefined
  const sealer = yield* Sealer
  return {
    kind: "submission-key",
    owner,
    id: yield* sealer.fingerprint(`${purpose}-key`, `${owner}:${key}`),
    // Includes the sender's idempotency key: with the server's key alone, nobody can test guesses of the text.
    content: yield* sealer.fingerprint(`${purpose}-content`, JSON.stringify([owner, key, ...sent])),
    usedOn: yield* today
  }
})
