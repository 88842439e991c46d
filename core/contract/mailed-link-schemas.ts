import { Schema } from "effect"

export const mailedLinkSchemas = {
  forgotPassword: {
    body: Schema.Struct({ email: Schema.String }),
    answer: Schema.Struct({ message: Schema.String })
  },
  resetPassword: { body: Schema.Struct({ token: Schema.String, password: Schema.String }), answer: null }
} as const
