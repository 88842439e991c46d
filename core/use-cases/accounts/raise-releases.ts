import { Effect } from "effect"
import type { OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import { changed, unchanged } from "../../domain/hives/change-result.ts"
import { questionsInForce } from "../../domain/questions/owner-questions.ts"
import { raisedRelease } from "../../domain/release/owner-release.ts"
import { asTheyCome, isAsStrict } from "../../domain/release/release-rule.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { releaseMoment } from "../time/release-moment.ts"

const maxConcurrentOwners = 32

const raiseRelease = Effect.fnUntraced(function* (owner: OwnerId) {
  const moment = yield* releaseMoment
  yield* (yield* HiveStore)
    .change(owner, {}, ({ account }) => {
      const release = raisedRelease(account.release, moment)
      if (release === undefined) return unchanged(undefined)
      const questions = questionsInForce(account, { ...moment, floor: asTheyCome })
      const change = putChange({ ...account, release, questions })
      return changed(change)
    })
    .pipe(Effect.catchTag("OwnerNotFound", () => Effect.void))
})

/**
 * Gives the installation's release rule to every owner whose own is looser, before anything is served. If the operator
 * lowers it later, owners keep what they were given.
 */
export const raiseReleases = Effect.gen(function* () {
  const moment = yield* releaseMoment
  if (isAsStrict(asTheyCome, moment.floor)) return
  const owners = yield* (yield* Directory).releases
  const below = owners.filter(({ release }) => raisedRelease(release, moment) !== undefined)
  yield* Effect.forEach(below, ({ owner }) => raiseRelease(owner), {
    concurrency: maxConcurrentOwners,
    discard: true
  })
})
