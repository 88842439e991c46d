import { Schema } from "effect"
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

export const publicProfileSchemas = {
  publicProfile: { body: null, answer: PublicProfile },
  publicBadges: { body: null, answer: PublicBadges }
} as const
