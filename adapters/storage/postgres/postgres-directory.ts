import { Array as Arrays, Effect, Option, Result } from "effect"
import { type Account, EmailTaken, type OwnerId } from "#core/domain/accounts/account.ts"
import type { FormerEmail } from "#core/domain/accounts/former-email.ts"
import type { OwnerName } from "#core/domain/accounts/owner-search.ts"
import type { Session } from "#core/domain/accounts/session.ts"
import {
  accountFromStored,
  accountToStored,
  type StoredAccount
} from "#core/domain/accounts/stored-account.ts"
import { emptyChange, putChange } from "#core/domain/hives/change.ts"
import type { Invitation } from "#core/domain/invitations/invitation.ts"
import { InvitationUnusable } from "#core/domain/invitations/invitation-errors.ts"
import { type InvitationUse, spentInvitation } from "#core/domain/invitations/invitation-rules.ts"
import type { Link } from "#core/domain/links/link.ts"
import { initialRelease, type OwnerRelease } from "#core/domain/release/owner-release.ts"
import type { AccountConditions, Directory } from "#core/ports/directory.ts"
import type { SessionStore } from "#core/ports/session-store.ts"
import { coalesceReads } from "./coalesced-reads.ts"
import type { Parameter } from "./connection.ts"
import type { Database } from "./database.ts"
import * as statements from "./statements.ts"
import type { RunQuery } from "./transaction.ts"
import { brokenName, claimMailedEmail, writeChange } from "./write-change.ts"

type AccountRow = StoredAccount & { readonly linkId: string }

interface ReleaseRow {
  readonly owner: OwnerId
  readonly release: OwnerRelease | null
}

const findingByLink = ({ query }: Database): Directory["Service"]["findByLink"] =>
  coalesceReads((linkIds: ReadonlyArray<string>) =>
    Effect.map(
      query<AccountRow>(statements.findByLinks, [JSON.stringify(linkIds)]),
      (rows) =>
        new Map(rows.map(({ linkId, ...account }): [string, Account] => [linkId, accountFromStored(account)]))
    )
  )

/** Locks the invitation until the account is stored: of two that spend its last use, one waits and finds it spent. */
const spendInvitation = async (run: RunQuery, { id, today }: InvitationUse) => {
  const [found] = await run<Invitation>(statements.lockInvitation, [id])
  return spentInvitation(found, today)
}

export const postgresDirectory = (database: Database): Directory["Service"] => {
  const { query, transaction } = database
  const findAccount = (statement: string, parameter: Parameter) =>
    Effect.map(query<StoredAccount>(statement, [parameter]), (rows) =>
      Option.map(Arrays.head(rows), accountFromStored)
    )

  /**
   * Runs in a transaction because blind repetition after a lost connection would report our own new account as
   * `EmailTaken`.
   */
  const create = (account: Account, { mailed, invitation }: AccountConditions = {}) =>
    transaction<undefined, EmailTaken | InvitationUnusable>({
      decide: async (run) => {
        const spent = invitation === undefined ? undefined : await spendInvitation(run, invitation)
        if (invitation !== undefined && spent === undefined) return Result.fail(new InvitationUnusable())
        const writes = (last: RunQuery) => [
          last(statements.insertRecords("account"), [JSON.stringify([accountToStored(account)])]),
          ...writeChange(last, spent === undefined ? emptyChange : putChange(spent))
        ]
        if (mailed === undefined) return Result.succeed({ answer: undefined, writes })
        return (await claimMailedEmail(run, mailed, writes))
          ? Result.succeed({ answer: undefined, writes: () => [] })
          : Result.fail(new EmailTaken())
      },
      broken: brokenName
    })

  return {
    create,
    formerEmail: (id) => Effect.map(query<FormerEmail>(statements.findFormerEmail, [id]), Arrays.head),
    invitation: (id) => Effect.map(query<Invitation>(statements.findInvitation, [id]), Arrays.head),
    findByEmail: (email) => findAccount(statements.findByEmail, email),
    anyOwner: Effect.map(query<{ readonly owner: OwnerId }>(statements.anyOwner), (rows) =>
      Option.map(Arrays.head(rows), ({ owner }) => owner)
    ),
    findByIdentity: (identity) => findAccount(statements.findByIdentity, identity),
    findById: (owner) => findAccount(statements.findById, owner),
    withDigest: Effect.map(query<StoredAccount>(statements.withDigest), (rows) =>
      rows.map(accountFromStored)
    ),
    withWebhook: Effect.map(query<StoredAccount>(statements.withWebhook), (rows) =>
      rows.map(accountFromStored)
    ),
    releases: Effect.map(query<ReleaseRow>(statements.listReleases), (rows) =>
      rows.map(({ owner, release }) => ({ owner, release: release ?? initialRelease }))
    ),
    names: query<OwnerName>(statements.listOwnerNames),
    findByLink: findingByLink(database),
    linksInUse: (most) =>
      Effect.map(query<{ readonly id: string }>(statements.linksInUse, [most]), (rows) =>
        rows.map(({ id }) => id)
      ),
    dueForDeletion: (by) =>
      Effect.map(query<{ readonly owner: OwnerId }>(statements.listPendingDeletions, [by]), (rows) =>
        rows.map(({ owner }) => owner)
      ),
    links: (linkIds) => query<Link>(statements.findLinks, [JSON.stringify(linkIds)])
  }
}

export const postgresSessions = ({ query }: Database): SessionStore["Service"] => ({
  find: (id) => Effect.map(query<Session>(statements.findSession, [id]), Arrays.head)
})
