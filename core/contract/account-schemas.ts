import { Schema } from "effect"

const nullableText = Schema.NullOr(Schema.String)

export const CurrentUser = Schema.Struct({
  id: Schema.String,
  email: Schema.String,
  name: nullableText,
  jobTitle: nullableText,
  bio: nullableText,
  profileImageUrl: nullableText,
  feedbackLink: nullableText,
  showBadgesOnLanding: Schema.Boolean
})
export type CurrentUser = typeof CurrentUser.Type

export const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
export type Credentials = typeof Credentials.Type

/** Fields of the multipart form; one that is left out stays as it is (design section 2). */
export const ProfileForm = Schema.Struct({
  name: Schema.optionalKey(Schema.String),
  jobTitle: Schema.optionalKey(Schema.String),
  bio: Schema.optionalKey(Schema.String),
  profileImage: Schema.optionalKey(Schema.File),
  /** `true` deletes the photo; anything else says nothing. */
  removeImage: Schema.optionalKey(Schema.String)
})
export type ProfileForm = typeof ProfileForm.Type

export const CustomLink = Schema.Struct({ customLink: Schema.String })
export type CustomLink = typeof CustomLink.Type

export const LinkAvailability = Schema.Struct({
  available: Schema.Boolean,
  message: Schema.String,
  /** Up to 3 links that are free; empty when the one asked for is. */
  suggestions: Schema.Array(Schema.String)
})
export type LinkAvailability = typeof LinkAvailability.Type

export const BadgeDisplay = Schema.Struct({ showBadgesOnLanding: Schema.Boolean })
export type BadgeDisplay = typeof BadgeDisplay.Type
