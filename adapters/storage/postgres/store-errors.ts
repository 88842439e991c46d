import { Schema } from "effect"
import { TooBusy } from "./turns.ts"

/** The database cannot be used as it is; one line says why, without its address or password. */
export class StartRefused extends Schema.TaggedError<StartRefused>()("StartRefused", {
  reason: Schema.String
}) {
  override get message() {
    return `DATABASE_URL: ${this.reason} See docs/durability.md.`
  }
}

/** The connection is gone, or does not answer. What was under way may have happened. */
export class ConnectionLost extends Schema.TaggedError<ConnectionLost>()("ConnectionLost", {
  /** It said nothing for too long: asking again would take as long. */
  isSilent: Schema.Boolean,
  cause: Schema.Defect()
}) {}

/** The connection was lost while it committed: the change was made, or was not. */
export class Uncertain extends Schema.TaggedError<Uncertain>()("Uncertain", { cause: Schema.Defect() }) {}

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? `${cause.code}` : ""

const constraintOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "constraint_name" in cause ? `${cause.constraint_name}` : ""

/** The unique constraint that a statement broke, by its name in the first migration. */
export const brokenConstraint = (cause: unknown): string | undefined =>
  codeOf(cause) === "23505" ? constraintOf(cause) : undefined

/** Two changes got in each other's way, and this one was rolled back: serialisation failure, deadlock. */
export const isConflict = (cause: unknown): boolean => ["40001", "40P01"].includes(codeOf(cause))

/**
 * The database is there but cannot serve now: it stops or starts (57P…), refuses connections or the sign-in (08,
 * 28), has too many or no room (53), is read-only after a switch-over (25006), took too long (57014, 55P03),
 * cannot read or write its files (58).
 */
const unavailable = /^(?:08...|28...|53...|57P..|57014|55P03|25006|25P0[34]|58...|3D000|XX001)$/

/** PostgreSQL's own modules that write files. */
const writers = new Set(["md.c", "fd.c", "bufmgr.c", "xlog.c"])

/**
 * A file of the database cannot grow. A full disk has a code of its own (53100); a quota or a limit of the file
 * system comes as an internal error that only says where it arose.
 */
const hasNoRoom = (cause: unknown): boolean =>
  codeOf(cause) === "XX000" &&
  typeof cause === "object" &&
  cause !== null &&
  "file" in cause &&
  writers.has(`${cause.file}`)

const lostCodes = new Set([
  ...["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH"],
  ...["ENETUNREACH", "ENOENT", "ECONNABORTED"]
])

/** `cause` as `withoutData` leaves it. */
export const isLockTaken = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith("55P03")

/** The backend ends after these, whatever they say. */
const ends = /^(?:08...|57P..)$/

export const isLost = (cause: unknown): boolean =>
  cause instanceof ConnectionLost || lostCodes.has(codeOf(cause)) || ends.test(codeOf(cause))

export const isSilent = (cause: unknown): boolean => cause instanceof ConnectionLost && cause.isSilent

export const isUnavailable = (cause: unknown): boolean =>
  cause instanceof Uncertain ||
  cause instanceof TooBusy ||
  isLost(cause) ||
  hasNoRoom(cause) ||
  unavailable.test(codeOf(cause))

/** For logs: what the database says, without the rows and parameters that it quotes. */
export const withoutData = (cause: unknown): unknown => {
  if (codeOf(cause) === "" || !(cause instanceof Error)) return cause
  const constraint = constraintOf(cause)
  return new Error(`${codeOf(cause)} ${constraint === "" ? cause.message : constraint}`)
}

const explained: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there.",
  ENOTFOUND: "there is no such host.",
  EAI_AGAIN: "there is no such host.",
  "28P01": "the user name or the password is wrong.",
  "28000": "this user may not sign in.",
  "3D000": "there is no such database.",
  "42501": "this user may not make tables there."
}

/** Why the start failed; what the database itself says holds no secret. */
export const refusedBy = (cause: unknown): StartRefused => {
  if (cause instanceof StartRefused) return cause
  const known = explained[codeOf(cause)]
  if (known !== undefined) return new StartRefused({ reason: known })
  if (isLost(cause)) return new StartRefused({ reason: "the database does not answer." })
  const said = cause instanceof Error ? cause.message : "it failed for an unknown reason"
  return new StartRefused({ reason: `${said}.` })
}
