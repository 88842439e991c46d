import { Result } from "effect"
import type { Connection } from "./connection.ts"
import { Uncertain } from "./store-errors.ts"

export type Run = Connection["run"]

/** What a transaction does, and whether it is to be: a failure takes everything back. */
export type Work<A, E> = (run: Run) => Promise<Result.Result<A, E>>

/** A connection that cannot even roll back is of no use any more. */
const rollBack = (connection: Connection): Promise<unknown> =>
  connection.run("ROLLBACK").catch((cause) => connection.cut(cause))

const workOn = async <A, E>(connection: Connection, work: Work<A, E>): Promise<Result.Result<A, E>> => {
  try {
    return await work(connection.run)
  } catch (cause) {
    await rollBack(connection)
    throw cause
  }
}

/** Rejects with `Uncertain` when nobody can tell whether it was committed. */
export const runTransaction = async <A, E>(
  connection: Connection,
  work: Work<A, E>
): Promise<Result.Result<A, E>> => {
  await connection.run("BEGIN")
  const answer = await workOn(connection, work)
  if (Result.isFailure(answer)) {
    await rollBack(connection)
    return answer
  }
  await connection.run("COMMIT").catch((cause) => {
    throw connection.isLost() ? new Uncertain({ cause }) : cause
  })
  return answer
}
