import { Clock, Effect, Result } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import { putChange } from "../../domain/hives/change.ts"
import type { ChangeResult } from "../../domain/hives/change-result.ts"
import type { HiveHead } from "../../domain/hives/hive.ts"
import { assignLink } from "../../domain/hives/link-change.ts"
import { suggestLink } from "../../domain/links/suggest-link.ts"
import { type ProfileFields, profileProblem, trimProfile } from "../../domain/profiles/profile-rules.ts"
import { type InvalidInput, invalidInput } from "../../domain/values/invalid-input.ts"
import { isoTimeOf } from "../../domain/values/iso-time.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import { removeImagesOnFailure, storeImages } from "../images/make-images.ts"
import { freeLinksLike } from "../links/free-links.ts"
import { discardPhoto } from "./discard-photo.ts"
import { type PhotoChange, type PhotoFields, photoChangeOf } from "./profile-image.ts"

interface ProfileChange {
  readonly fields: ProfileFields
  readonly address: PhotoChange["address"]
  readonly now: number
}

const emptyAsNull = (text: string | undefined, before: string | null): string | null =>
  text === undefined ? before : text === "" ? null : text

const changedProfile = (account: Account, { fields, address, now }: ProfileChange): Account => ({
  ...account,
  name: fields.name ?? account.name,
  jobTitle: emptyAsNull(fields.jobTitle, account.jobTitle),
  bio: emptyAsNull(fields.bio, account.bio),
  profileImageUrl: address === undefined ? account.profileImageUrl : address,
  updatedAt: isoTimeOf(now)
})

interface SavedProfile {
  readonly account: Account
  readonly replaced: string | null
}

const replacedPhoto = (account: Account, before: Account): string | null =>
  account.profileImageUrl === before.profileImageUrl ? null : before.profileImageUrl

const decideProfile =
  (change: ProfileChange, link: string | undefined) =>
  (hive: HiveHead): ChangeResult<SavedProfile, InvalidInput> => {
    const problem = profileProblem(change.fields, hive.account.name !== null)
    if (problem !== null) return Result.fail(invalidInput(problem))
    const account = changedProfile(hive.account, change)
    const replaced = replacedPhoto(account, hive.account)
    if (account.feedbackLink !== null || link === undefined) {
      return Result.succeed({ change: putChange(account), answer: { account, replaced } })
    }
    const taken = assignLink(hive, account, link, change.now)
    return Result.succeed({
      change: { put: taken.records, remove: [] },
      answer: { account: taken.account, replaced }
    })
  }

const saveProfile = Effect.fnUntraced(
  function* (owner: OwnerId, change: ProfileChange) {
    const [link] = yield* freeLinksLike(owner, suggestLink(change.fields.name ?? ""))
    return yield* (yield* HiveStore).changeLink(owner, {}, decideProfile(change, link))
  },
  // Owners with the same name may be given the same link at once. One of them gets it, the others then try the next.
  Effect.retry({ times: 30, while: (error) => error._tag === "LinkTaken" })
)

/**
 * The new photo is stored before the account refers to it and the old one removed afterwards, so that a failure never
 * leaves the page without its photo.
 */
const saveWithPhoto = Effect.fnUntraced(function* (
  owner: OwnerId,
  change: ProfileChange,
  newImages: PhotoChange["newImages"]
) {
  yield* storeImages(newImages)
  const { account, replaced } = yield* saveProfile(owner, change).pipe(
    removeImagesOnFailure(newImages.map(({ key }) => key))
  )
  yield* discardPhoto(replaced)
  return account
}, Effect.uninterruptible)

/**
 * Changes texts and photo of a profile, all or nothing; omitted fields stay. The first save gives an owner without a
 * link the one suggested by the name.
 */
export const updateProfile = Effect.fn("updateProfile")(function* (
  owner: OwnerId,
  form: ProfileFields & PhotoFields
) {
  const fields = trimProfile(form)
  const problem = profileProblem(fields, true)
  if (problem !== null) return yield* invalidInput(problem)
  const { address, newImages } = yield* photoChangeOf(form)
  const now = yield* Clock.currentTimeMillis
  return yield* saveWithPhoto(owner, { fields, address, now }, newImages)
})
