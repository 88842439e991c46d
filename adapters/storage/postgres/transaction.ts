import { Result } from "effect"
import { beginTransaction, type Connection } from "./connection.ts"
import { brokenConstraint, CommitUncertain, ConnectionLost } from "./store-errors.ts"

export type RunQuery = Connection["run"]

interface TransactionPlan<A> {
  readonly answer: A
  readonly writes: (run: RunQuery) => ReadonlyArray<Promise<unknown>>
}

export interface TransactionWork<A, E> {
  readonly decide: (run: RunQuery) => Promise<Result.Result<TransactionPlan<A>, E>>
  readonly broken?: (constraint: string) => E | undefined
}

const rollBack = (connection: Connection): Promise<unknown> =>
  connection.run("ROLLBACK").catch((cause) => connection.cut(cause))

const decideChange = async <A, E>({ run }: Connection, { decide }: TransactionWork<A, E>) => {
  // Sends the first statements without waiting for BEGIN; if it fails, they fail too.
  const begun = run(beginTransaction)
  const [, decided] = await Promise.all([begun, decide(run)])
  return decided
}

const failureOfWork = <A, E>({ broken }: TransactionWork<A, E>, cause: unknown): E | undefined =>
  broken?.(brokenConstraint(cause) ?? "")

/** If a write failed, PostgreSQL treats COMMIT as a rollback. */
const commit = async <A, E>(
  connection: Connection,
  { answer, writes }: TransactionPlan<A>,
  work: TransactionWork<A, E>
): Promise<Result.Result<A, E>> => {
  if (connection.isLost()) throw new ConnectionLost({ isSilent: false, cause: "closed before the commit" })
  const sent = [...writes(connection.run), connection.run("COMMIT")]
  const failed = (await Promise.allSettled(sent)).find((outcome) => outcome.status === "rejected")
  if (failed === undefined) return Result.succeed(answer)
  if (connection.isLost()) throw new CommitUncertain({ cause: failed.reason })
  const failure = failureOfWork(work, failed.reason)
  if (failure === undefined) throw failed.reason
  return Result.fail(failure)
}

/** Rejects with `CommitUncertain` if it is unknown whether it was committed. */
export const runTransaction = async <A, E>(
  connection: Connection,
  work: TransactionWork<A, E>
): Promise<Result.Result<A, E>> => {
  const decided = await decideChange(connection, work).catch(
    async (cause): Promise<Result.Result<never, E>> => {
      await rollBack(connection)
      const failure = failureOfWork(work, cause)
      if (failure === undefined) throw cause
      return Result.fail(failure)
    }
  )
  if (Result.isSuccess(decided)) return commit(connection, decided.success, work)
  await rollBack(connection)
  return Result.fail(decided.failure)
}
