import { Schema } from "effect"
import { replyStatuses } from "../domain/feedback/reply-statuses.ts"
import { PublicBadges } from "./progress-schemas.ts"

export const PublicProfile = Schema.Struct({
  user: Schema.Struct({
    name: Schema.NullOr(Schema.String),
    jobTitle: Schema.NullOr(Schema.String),
    bio: Schema.NullOr(Schema.String),
    profileImageUrl: Schema.NullOr(Schema.String),
    showBadgesOnLanding: Schema.Boolean
  }),
  feedback: Schema.Array(
    Schema.Struct({ id: Schema.String, content: Schema.String, createdAt: Schema.String })
  )
})
export type PublicProfile = typeof PublicProfile.Type

export const PublicAnswers = Schema.Struct({
  answers: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      status: Schema.NullOr(Schema.Literals(replyStatuses)),
      answer: Schema.NullOr(Schema.String)
    })
  )
})
export type PublicAnswers = typeof PublicAnswers.Type

export const publicProfileSchemas = {
  publicProfile: { body: null, response: PublicProfile },
  publicAnswers: { body: null, response: PublicAnswers },
  publicBadges: { body: null, response: PublicBadges }
} as const
