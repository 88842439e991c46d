import { Option, Schema } from "effect"
import { PublicBadges } from "#core/contract/progress-schemas.ts"
import { PublicAnswers, PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { QuestionText } from "#core/contract/question-schemas.ts"
import type { VisitorPageModel } from "#core/contract/visitor-page.ts"
import { imageAt } from "#core/domain/images/image-address.ts"
import { acceptsExactly, dataIn } from "#core/domain/pages/page-data.ts"
import { ReleaseRule } from "#core/domain/release/release-rule.ts"

const VisitorModel: Schema.Codec<VisitorPageModel> = Schema.Struct({
  link: Schema.String,
  profile: PublicProfile,
  badges: PublicBadges,
  answers: PublicAnswers,
  questions: Schema.Array(QuestionText),
  isPaused: Schema.Boolean,
  release: Schema.Struct({
    ...ReleaseRule.fields,
    announced: Schema.NullOr(Schema.Struct({ ...ReleaseRule.fields, from: Schema.Finite }))
  }),
  hasFeed: Schema.Boolean,
  sent: Schema.Boolean,
  error: Schema.Null,
  text: Schema.Literal(""),
  question: Schema.Null
})

/** A visitor must load images from this server only. */
const isOwnImage = (address: string | null): boolean => address === null || imageAt(address) !== undefined

const hasOwnImages = ({ profile, badges }: VisitorPageModel): boolean =>
  isOwnImage(profile.user.profileImageUrl) && badges.badges.every(({ imageUrl }) => isOwnImage(imageUrl))

export const visitorDataIn = (html: string): Option.Option<VisitorPageModel> =>
  dataIn(html, "model").pipe(Option.filter(acceptsExactly(VisitorModel)), Option.filter(hasOwnImages))
