import { Schema } from "effect"
import { CurrentUser } from "./account-schemas.ts"

const CustomLink = Schema.Struct({ customLink: Schema.String })

export const LinkAvailability = Schema.Struct({
  available: Schema.Boolean,
  message: Schema.String,
  suggestions: Schema.Array(Schema.String)
})
export type LinkAvailability = typeof LinkAvailability.Type

export const linkSchemas = {
  checkLink: { body: CustomLink, response: LinkAvailability },
  updateLink: { body: CustomLink, response: CurrentUser }
} as const
