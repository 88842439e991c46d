import { Schema } from "effect"
import { StoreUnavailable } from "#core/ports/store-unavailable.ts"

/** The database can't be used as it is; the reason never contains its address or password. */
export class DatabaseUnusable extends Schema.TaggedError<DatabaseUnusable>()("DatabaseUnusable", {
  reason: Schema.String
}) {
  override get message() {
    return `DATABASE_URL: ${this.reason} See docs/durability.md.`
  }
}

/** All connections, or the owner's lock, stayed in use for as long as a caller may wait. */
export class TooBusy extends Schema.TaggedError<TooBusy>()("TooBusy", {}) {
  override get message() {
    return "all connections to the database are in use"
  }
}

/**
 * The connection is lost, or silent: it gave no response in time, and a retry would take as long. Statements under way
 * may have been executed.
 */
export class ConnectionLost extends Schema.TaggedError<ConnectionLost>()("ConnectionLost", {
  isSilent: Schema.Boolean,
  cause: Schema.Defect()
}) {}

export class CommitUncertain extends Schema.TaggedError<CommitUncertain>()("CommitUncertain", {
  cause: Schema.Defect()
}) {}

/** Whether a change that failed may be made all the same, now or later, because the connection was lost during its commit. */
export const isCommitUncertain = (failure: unknown): boolean =>
  failure instanceof StoreUnavailable && failure.cause instanceof CommitUncertain

const codeOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "code" in cause ? `${cause.code}` : ""

const constraintOf = (cause: unknown): string =>
  typeof cause === "object" && cause !== null && "constraint_name" in cause ? `${cause.constraint_name}` : ""

export const brokenConstraint = (cause: unknown): string | undefined =>
  codeOf(cause) === "23505" ? constraintOf(cause) : undefined

/** Serialisation failure or deadlock; the transaction was rolled back. */
export const isConflict = (cause: unknown): boolean => ["40001", "40P01"].includes(codeOf(cause))

/**
 * The database is temporarily unable to serve: stopping or starting (57P…), connection or sign-in refused (08, 28),
 * too many connections or no space (53), timeouts (57014, 55P03), file I/O errors (58), or it lacks a table, a column or
 * a right (3F000, 42501, 42P01, 42703), as while a dump is put back.
 */
const unavailableCodes =
  /^(?:08...|28...|53...|57P..|57014|55P03|25P0[34]|58...|3D000|3F000|42501|42P01|42703|XX001)$/

const fileWritingModules = new Set(["md.c", "fd.c", "bufmgr.c", "xlog.c"])

/**
 * A full disk has its own code (53100), but an exceeded quota or file system limit is reported as an internal error
 * that only names the source file.
 */
const hasNoRoom = (cause: unknown): boolean =>
  codeOf(cause) === "XX000" &&
  typeof cause === "object" &&
  cause !== null &&
  "file" in cause &&
  fileWritingModules.has(`${cause.file}`)

const lostCodes = new Set([
  ...["CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED", "CONNECT_TIMEOUT"],
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT", "EHOSTUNREACH"],
  ...["ENETUNREACH", "ENOENT", "ECONNABORTED"]
])

/** Expects a `cause` shortened by `withoutData`. */
export const isLockTaken = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith("55P03")

/**
 * The server closes the connection after these errors, or (25006) has become a read-only one, so that a new connection
 * may lead to the primary.
 */
const connectionEndingCodes = /^(?:08...|57P..|25006)$/

export const isLost = (cause: unknown): boolean =>
  cause instanceof ConnectionLost || lostCodes.has(codeOf(cause)) || connectionEndingCodes.test(codeOf(cause))

export const isSilent = (cause: unknown): boolean => cause instanceof ConnectionLost && cause.isSilent

export const isUnavailable = (cause: unknown): boolean =>
  cause instanceof CommitUncertain ||
  isLost(cause) ||
  isConflict(cause) ||
  hasNoRoom(cause) ||
  unavailableCodes.test(codeOf(cause))

/** Strips quoted rows and parameters from a database error before it is logged. */
export const withoutData = (cause: unknown): unknown => {
  if (codeOf(cause) === "" || !(cause instanceof Error)) return cause
  const constraint = constraintOf(cause)
  return new Error(`${codeOf(cause)} ${constraint === "" ? cause.message : constraint}`)
}

const causeTexts: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing is listening at this address.",
  ENOTFOUND: "the host is unknown.",
  EAI_AGAIN: "the host is unknown.",
  "28P01": "the user name or the password is wrong.",
  "28000": "this user is not allowed to sign in.",
  "3D000": "the database does not exist.",
  "25006": "it is read-only, as a standby server is.",
  "42501": "this user is not allowed to create tables there."
}

/** A server without TLS refuses it and closes the connection, for which Node has no code of its own. */
const isWithoutTls = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.includes("before secure TLS connection was established")

export const startRefusedBy = (cause: unknown): DatabaseUnusable => {
  if (cause instanceof DatabaseUnusable) return cause
  const known = causeTexts[codeOf(cause)]
  if (known !== undefined) return new DatabaseUnusable({ reason: known })
  if (isWithoutTls(cause))
    return new DatabaseUnusable({ reason: "it offers no TLS, which sslmode asks for." })
  if (isLost(cause)) return new DatabaseUnusable({ reason: "the database is not responding." })
  const reason = cause instanceof Error ? cause.message : "it failed for an unknown reason"
  return new DatabaseUnusable({ reason: `${reason}.` })
}
