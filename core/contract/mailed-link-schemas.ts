import { Schema } from "effect"
import { CurrentUser, Mailed } from "./account-schemas.ts"

export const mailedLinkSchemas = {
  forgotPassword: {
    body: Schema.Struct({ email: Schema.String }),
    answer: Mailed
  },
  confirmSignUp: { body: Schema.Struct({ token: Schema.String }), answer: CurrentUser },
  resetPassword: { body: Schema.Struct({ token: Schema.String, password: Schema.String }), answer: null }
} as const
