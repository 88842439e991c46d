import { Schema } from "effect"

export const Credentials = Schema.Struct({ username: Schema.String, password: Schema.String })
export type Credentials = typeof Credentials.Type
