import { Context, type Effect, type Option } from "effect"
import type { Account, EmailTaken, OwnerId } from "../domain/accounts/account.ts"
import type { FormerEmail, MailedEmail } from "../domain/accounts/former-email.ts"
import type { Link } from "../domain/links/link.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

/** Who is who: accounts and links, found by their unique names. */
export class Directory extends Context.Service<
  Directory,
  {
    /** Stores a new account with an empty hive; one that a mailed link opens, only while its email is still free. */
    readonly create: (
      account: Account,
      mailed?: MailedEmail
    ) => Effect.Effect<void, EmailTaken | StoreUnavailable>
    /** What is known of an email that was given up, by the id of its record. */
    readonly formerEmail: (id: string) => Effect.Effect<Option.Option<FormerEmail>, StoreUnavailable>
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /** The owner of some account, not always of the same one: for work that costs as much where an email has none. */
    readonly anyOwner: Effect.Effect<Option.Option<OwnerId>, StoreUnavailable>
    readonly findById: (owner: OwnerId) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    readonly findByIdentity: (identity: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /** The accounts to which digests are sent. */
    readonly withDigest: Effect.Effect<ReadonlyArray<Account>, StoreUnavailable>
    /** The account whose link is in use under this id (lower case). Links given up find nobody. */
    readonly findByLink: (linkId: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /**
     * Ids of links in use, at most so many: those of the accounts that were changed last come first. Nothing that a visitor does
     * alters the order.
     */
    readonly linksInUse: (most: number) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    /** The links among these ids that exist, in use or given up. */
    readonly links: (linkIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Link>, StoreUnavailable>
    /** Whose accounts were to be deleted by this ISO time. */
    readonly leaving: (by: string) => Effect.Effect<ReadonlyArray<OwnerId>, StoreUnavailable>
  }
>()("honesthive/core/ports/Directory") {}
