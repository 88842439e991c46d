import { DateTime, Effect, Result } from "effect"
import type { Account, OwnerId } from "../accounts/account.ts"
import { putting } from "../hives/change.ts"
import type { Hive } from "../hives/hive.ts"
import { type Decided, HiveStore } from "../hives/hive-store.ts"
import { freeLinksLike } from "../links/free-links.ts"
import { takeLink } from "../links/link-change.ts"
import { suggestLink } from "../links/link-rules.ts"
import type { Day } from "../support/day.ts"
import { type InvalidInput, invalidInput } from "../support/invalid-input.ts"
import { today } from "../support/today.ts"
import { type ProfileFields, profileProblem, trimProfile } from "./profile-rules.ts"

const emptyAsNull = (text: string | undefined, before: string | null): string | null =>
  text === undefined ? before : text === "" ? null : text

const withFields = (account: Account, fields: ProfileFields, updatedAt: string): Account => ({
  ...account,
  name: fields.name ?? account.name,
  jobTitle: emptyAsNull(fields.jobTitle, account.jobTitle),
  bio: emptyAsNull(fields.bio, account.bio),
  updatedAt
})

const decide =
  (fields: ProfileFields, link: string | undefined, updatedAt: string, day: Day) =>
  (hive: Hive): Result.Result<Decided<Account>, InvalidInput> => {
    const problem = profileProblem(fields, hive.account.name !== null)
    if (problem !== null) return Result.fail(invalidInput(problem))
    const account = withFields(hive.account, fields, updatedAt)
    if (account.feedbackLink !== null || link === undefined) {
      return Result.succeed({ change: putting(account), answer: account })
    }
    const taken = takeLink(hive, account, link, day)
    return Result.succeed({ change: { put: taken.records, remove: [] }, answer: taken.account })
  }

/**
 * Changes the texts of an owner's profile; a field that is left out stays. The first save gives an owner
 * without a link the one that the name suggests (design section 2).
 */
export const updateProfile = Effect.fn("updateProfile")(function* (owner: OwnerId, form: ProfileFields) {
  const fields = trimProfile(form)
  const day = yield* today
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  const save = Effect.gen(function* () {
    const [link] = yield* freeLinksLike(owner, suggestLink(fields.name ?? ""))
    return yield* (yield* HiveStore).change(owner, {}, decide(fields, link, updatedAt, day))
  })
  // Two owners of one name may be given the same link at once: the second takes the next.
  return yield* Effect.retry(save, { times: 3, while: (error) => error._tag === "LinkTaken" })
})
