import { Schema } from "effect"
import { CurrentUser, Mailed } from "./account-schemas.ts"

export const mailedLinkSchemas = {
  forgotPassword: {
    body: Schema.Struct({ email: Schema.String }),
    answer: Mailed
  },
  /** The link is looked at first: a page of a version that asked for no password hears that its link is void. */
  confirmSignUp: {
    body: Schema.Struct({ token: Schema.String, password: Schema.optionalKey(Schema.String) }),
    answer: CurrentUser
  },
  resetPassword: { body: Schema.Struct({ token: Schema.String, password: Schema.String }), answer: null }
} as const
