import { Context, type Effect, type Option } from "effect"
import type { Account, EmailTaken, OwnerId } from "../domain/accounts/account.ts"
import type { FormerEmail, MailedEmail } from "../domain/accounts/former-email.ts"
import type { OwnerName } from "../domain/accounts/owner-search.ts"
import type { Invitation } from "../domain/invitations/invitation.ts"
import type { InvitationUnusable } from "../domain/invitations/invitation-errors.ts"
import type { InvitationUse } from "../domain/invitations/invitation-rules.ts"
import type { Link } from "../domain/links/link.ts"
import type { StoreUnavailable } from "./store-unavailable.ts"

export interface AccountConditions {
  readonly mailed?: MailedEmail
  readonly invitation?: InvitationUse
}

export class Directory extends Context.Service<
  Directory,
  {
    /** Stores an account with an empty hive and, in the same change, spends the invitation, which isn't joined to it. */
    readonly create: (
      account: Account,
      conditions?: AccountConditions
    ) => Effect.Effect<void, EmailTaken | InvitationUnusable | StoreUnavailable>
    readonly invitation: (id: string) => Effect.Effect<Option.Option<Invitation>, StoreUnavailable>
    readonly formerEmail: (id: string) => Effect.Effect<Option.Option<FormerEmail>, StoreUnavailable>
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /** The owner of any account, not always the same one: for equal work when an email has no account. */
    readonly anyOwner: Effect.Effect<Option.Option<OwnerId>, StoreUnavailable>
    readonly findById: (owner: OwnerId) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    readonly findByIdentity: (identity: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    readonly withDigest: Effect.Effect<ReadonlyArray<Account>, StoreUnavailable>
    readonly withWebhook: Effect.Effect<ReadonlyArray<Account>, StoreUnavailable>
    readonly releases: Effect.Effect<ReadonlyArray<Pick<Account, "owner" | "release">>, StoreUnavailable>
    readonly names: Effect.Effect<ReadonlyArray<OwnerName>, StoreUnavailable>
    /** The account that uses this link (lower case); none for a released link. */
    readonly findByLink: (linkId: string) => Effect.Effect<Option.Option<Account>, StoreUnavailable>
    /**
     * Ids of up to `most` links in use, most recently changed accounts first. Visitors' acts don't affect the order.
     */
    readonly linksInUse: (most: number) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>
    readonly links: (linkIds: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Link>, StoreUnavailable>
    /** Owners whose accounts are due for deletion by this ISO time. */
    readonly dueForDeletion: (by: string) => Effect.Effect<ReadonlyArray<OwnerId>, StoreUnavailable>
  }
>()("honesthive/core/ports/Directory") {}
