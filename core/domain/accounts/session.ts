import { Schema } from "effect"
import { added, bigInteger, keyFields } from "../values/stored-fields.ts"
import { devices } from "./device.ts"

/** An owner's session, stored under the digest of its token. Times are epoch milliseconds. */
export const Session = Schema.Struct({
  ...keyFields("session"),
  /** Undefined, like null, in sessions from before devices were stored. */
  device: added(Schema.NullOr(Schema.Literals(devices))),
  createdAt: bigInteger,
  /** Start of the UTC day of the last use. The exact time is not stored. */
  lastSeenAt: bigInteger
})
export type Session = typeof Session.Type
