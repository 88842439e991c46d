import { Schema } from "effect"
import { CurrentUser, Mailed } from "./account-schemas.ts"

export const mailedLinkSchemas = {
  forgotPassword: {
    body: Schema.Struct({ email: Schema.String }),
    response: Mailed
  },
  /**
   * The password is optional so that the link is checked first: pages of an older version, which send none, learn
   * that their link is void.
   */
  confirmSignUp: {
    body: Schema.Struct({ token: Schema.String, password: Schema.optionalKey(Schema.String) }),
    response: CurrentUser
  },
  resetPassword: { body: Schema.Struct({ token: Schema.String, password: Schema.String }), response: null }
} as const
