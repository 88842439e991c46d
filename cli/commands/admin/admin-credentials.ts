import { Schema } from "effect"

export const AdminTaskCredentials = Schema.Struct({ username: Schema.String, password: Schema.String })
export type AdminTaskCredentials = typeof AdminTaskCredentials.Type
