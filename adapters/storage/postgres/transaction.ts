import { Result } from "effect"
import type { Connection } from "./connection.ts"
import { brokenConstraint, ConnectionLost, Uncertain } from "./store-errors.ts"

export type Run = Connection["run"]

/** What was decided, and the statements that make it so; they go out together with the commit. */
interface Decision<A> {
  readonly answer: A
  readonly writes: (run: Run) => ReadonlyArray<Promise<unknown>>
}

export interface Work<A, E> {
  /** Reads and decides. A failure takes everything back. */
  readonly decide: (run: Run) => Promise<Result.Result<Decision<A>, E>>
  /** The failure that it means when a statement breaks the unique constraint of this name. */
  readonly broken?: (constraint: string) => E | undefined
}

/** A connection that cannot even roll back is of no use any more. */
const rollBack = (connection: Connection): Promise<unknown> =>
  connection.run("ROLLBACK").catch((cause) => connection.cut(cause))

const decideOn = async <A, E>({ run }: Connection, { decide }: Work<A, E>) => {
  // The first statements do not wait for the answer; when it fails, so do they.
  const begun = run("BEGIN")
  const [, decided] = await Promise.all([begun, decide(run)])
  return decided
}

/** What a statement that failed means to whoever asked for it, if anything. */
const failureOf = <A, E>({ broken }: Work<A, E>, cause: unknown): E | undefined =>
  broken?.(brokenConstraint(cause) ?? "")

/** A commit after a write that failed takes everything back. */
const commit = async <A, E>(
  connection: Connection,
  { answer, writes }: Decision<A>,
  work: Work<A, E>
): Promise<Result.Result<A, E>> => {
  if (connection.isLost()) throw new ConnectionLost({ isSilent: false, cause: "closed before the commit" })
  const sent = [...writes(connection.run), connection.run("COMMIT")]
  const failed = (await Promise.allSettled(sent)).find((outcome) => outcome.status === "rejected")
  if (failed === undefined) return Result.succeed(answer)
  if (connection.isLost()) throw new Uncertain({ cause: failed.reason })
  const failure = failureOf(work, failed.reason)
  if (failure === undefined) throw failed.reason
  return Result.fail(failure)
}

/** Rejects with `Uncertain` when nobody can tell whether it was committed. */
export const runTransaction = async <A, E>(
  connection: Connection,
  work: Work<A, E>
): Promise<Result.Result<A, E>> => {
  const decided = await decideOn(connection, work).catch(async (cause): Promise<Result.Result<never, E>> => {
    await rollBack(connection)
    const failure = failureOf(work, cause)
    if (failure === undefined) throw cause
    return Result.fail(failure)
  })
  if (Result.isSuccess(decided)) return commit(connection, decided.success, work)
  await rollBack(connection)
  return Result.fail(decided.failure)
}
