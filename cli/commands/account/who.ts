import { Schema } from "effect"

export const Credentials = Schema.Struct({ email: Schema.String, password: Schema.String })
export type Credentials = typeof Credentials.Type

export const Named = Schema.Struct({ email: Schema.String })
export type Named = typeof Named.Type
