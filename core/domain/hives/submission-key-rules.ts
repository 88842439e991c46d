import { Result } from "effect"
import { type SubmissionKey, SubmissionKeyReused } from "../feedback/submission-key.ts"
import { daysBetween } from "../values/day.ts"
import { type ChangeResult, unchanged } from "./change-result.ts"

const isOutlivedKey = (known: SubmissionKey, key: SubmissionKey): boolean =>
  daysBetween(known.usedOn, key.usedOn) > 1

interface SubmissionKeys {
  readonly known: SubmissionKey | undefined
  readonly key: SubmissionKey | undefined
}

export const oncePerKey = <E>(
  { known, key }: SubmissionKeys,
  store: (...keys: ReadonlyArray<SubmissionKey>) => ChangeResult<void, E>
): ChangeResult<void, E | SubmissionKeyReused> => {
  if (key === undefined) return store()
  if (known === undefined || isOutlivedKey(known, key)) return store(key)
  return known.content === key.content ? unchanged(undefined) : Result.fail(new SubmissionKeyReused())
}
