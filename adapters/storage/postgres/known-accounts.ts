import type { Account, OwnerId } from "#core/domain/accounts/account.ts"

/** An account as it was found, and the version of its row. */
interface KnownAccount {
  readonly account: Account
  readonly version: string
}

const most = 1_000

/**
 * Accounts that were looked up, as they were found last. Nothing rests on their being as they were: what is decided by one is stored
 * only while its row is of that version.
 */
export const makeKnownAccounts = () => {
  const known = new Map<OwnerId, KnownAccount>()
  const forget = (owner: OwnerId): void => void known.delete(owner)
  return {
    find: (owner: OwnerId) => known.get(owner),
    forget,
    note: (found: KnownAccount): void => {
      known.set(found.account.owner, found)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) forget(oldest)
    }
  }
}

export type KnownAccounts = ReturnType<typeof makeKnownAccounts>
