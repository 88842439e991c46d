import { Effect, Option, Result } from "effect"
import { type Account, EmailTaken } from "#core/domain/accounts/account.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import type { Link } from "#core/domain/links/link.ts"
import type { Directory } from "#core/ports/directory.ts"
import type { SessionStore } from "#core/ports/session-store.ts"
import type { Parameter } from "./connection.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"

const uniqueNames: ReadonlySet<string> = new Set(["account_email_key", "account_identity_key"])

export const postgresDirectory = ({ query, transaction }: Database): Directory["Service"] => {
  const findAccount = (statement: string, parameter: Parameter) =>
    Effect.map(query<Account>(statement, [parameter]), ([account]) => Option.fromUndefinedOr(account))

  /** In a transaction: sent again blindly, an account that was made would seem to be somebody else's. */
  const create = (account: Account) =>
    transaction(
      {
        decide: async () =>
          Result.succeed({
            answer: undefined,
            writes: (run) => [run(statements.insert("account"), [JSON.stringify([account])])]
          }),
        broken: (constraint) => (uniqueNames.has(constraint) ? new EmailTaken() : undefined)
      },
      account.owner
    )

  return {
    create,
    findByEmail: (email) => findAccount(statements.findByEmail, email),
    findByIdentity: (identity) => findAccount(statements.findByIdentity, identity),
    findById: (owner) => findAccount(statements.findById, owner),
    findByLink: (linkId) => findAccount(statements.findByLink, linkId),
    links: (linkIds) => query<Link>(statements.findLinks, [JSON.stringify(linkIds)])
  }
}

export const postgresSessions = ({ query }: Database): SessionStore["Service"] => ({
  put: (session) => Effect.asVoid(query(statements.putSession, [JSON.stringify([session])])),
  find: (id) =>
    Effect.map(query<Session>(statements.findSession, [id]), ([session]) => Option.fromUndefinedOr(session)),
  remove: (id) => Effect.asVoid(query("DELETE FROM session WHERE id = $1", [id])),
  removeOf: (owner) => Effect.asVoid(query("DELETE FROM session WHERE owner = $1", [owner]))
})
