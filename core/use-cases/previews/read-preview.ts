import { Effect, Option } from "effect"
import type { Account } from "../../domain/accounts/account.ts"
import { imageAt } from "../../domain/images/image-address.ts"
import type { ImageKey } from "../../domain/images/image-key.ts"
import { plainLineOf } from "../../domain/previews/plain-line.ts"
import { questionsInForce } from "../../domain/questions/owner-questions.ts"
import { Images } from "../../ports/images.ts"
import { findByLink } from "../links/find-by-link.ts"
import { releaseMoment } from "../time/release-moment.ts"

/** Only with the owner's consent: messengers keep pictures. */
const consentedPhotoOf = ({ previewPhoto, profileImageUrl }: Account): ImageKey | null =>
  previewPhoto ? (imageAt(profileImageUrl) ?? null) : null

/** Content of a link's picture. Independent of notes, so that the picture doesn't change when they come and go. */
export const readPreview = Effect.fnUntraced(function* (link: string) {
  const account = yield* findByLink(link)
  const { asked, announced } = questionsInForce(account, yield* releaseMoment)
  return {
    name: plainLineOf(account.name),
    question: plainLineOf(asked[0]?.question ?? null),
    photo: consentedPhotoOf(account),
    changesAt: announced?.from ?? null
  }
})

export const readPreviewPhoto = Effect.fnUntraced(function* (key: ImageKey | null) {
  return key === null ? null : Option.getOrNull(yield* (yield* Images).get(key))
})
