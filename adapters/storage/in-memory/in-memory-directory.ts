import { Effect, Option } from "effect"
import { type Account, EmailTaken } from "#core/domain/accounts/account.ts"
import { installationOwner } from "#core/domain/accounts/installation-owner.ts"
import { deletionTimeOf } from "#core/domain/accounts/page-state.ts"
import { putChange } from "#core/domain/hives/change.ts"
import { InvitationUnusable } from "#core/domain/invitations/invitation-errors.ts"
import { type InvitationUse, spentInvitation } from "#core/domain/invitations/invitation-rules.ts"
import { linkIdOf } from "#core/domain/links/link-rules.ts"
import type { AccountConditions, Directory } from "#core/ports/directory.ts"
import type { SessionStore } from "#core/ports/session-store.ts"
import type { InMemoryStore } from "./in-memory-store.ts"
import { recordsOf } from "./record-maps.ts"

const lastChangedFirst = (a: Account, b: Account): number =>
  a.updatedAt === b.updatedAt ? (a.owner < b.owner ? -1 : 1) : a.updatedAt > b.updatedAt ? -1 : 1

export const inMemoryDirectory = (store: InMemoryStore): Directory["Service"] => {
  const { state } = store
  let round = state.hives.keys()

  const spentBy = ({ id, today }: InvitationUse) =>
    Effect.fromNullishOr(spentInvitation(recordsOf(state.records, "invitation").get(id), today)).pipe(
      Effect.mapError(() => new InvitationUnusable())
    )

  const create = Effect.fnUntraced(function* (account: Account, { mailed, invitation }: AccountConditions) {
    const spent = invitation === undefined ? [] : [yield* spentBy(invitation)]
    if (state.emails.has(account.email) || !store.isFree(mailed)) return yield* new EmailTaken()
    if (account.identity && state.identities.has(account.identity)) return yield* new EmailTaken()
    if (state.hives.has(account.owner)) return yield* Effect.die(new Error("an account's id is not random"))
    yield* store.commit(account.owner, putChange(account, ...spent))
  }, store.directory.withPermit)

  const accountOf = (owner: Account["owner"] | undefined) =>
    Option.fromUndefinedOr(owner === undefined ? undefined : state.hives.get(owner)?.head.account)

  const allAccounts = () => Array.from(state.hives.values(), ({ head }) => head.account)

  return {
    create: (account, conditions = {}) => {
      const creating = store.withOwnerLock(account.owner, create(account, conditions))
      // Invitations change under the lock of the installation.
      return conditions.invitation === undefined ? creating : store.withOwnerLock(installationOwner, creating)
    },
    invitation: (id) =>
      Effect.sync(() => Option.fromUndefinedOr(recordsOf(state.records, "invitation").get(id))),
    formerEmail: (id) =>
      Effect.sync(() => Option.fromUndefinedOr(recordsOf(state.records, "former-email").get(id))),
    findByEmail: (email) => Effect.sync(() => accountOf(state.emails.get(email))),
    anyOwner: Effect.sync(() => {
      const next = round.next()
      if (!next.done) return Option.some(next.value)
      round = state.hives.keys()
      return Option.fromUndefinedOr(round.next().value)
    }),
    findByIdentity: (identity) => Effect.sync(() => accountOf(state.identities.get(identity))),
    findById: (owner) => Effect.sync(() => accountOf(owner)),
    withDigest: Effect.sync(() => allAccounts().filter(({ digest }) => digest !== null)),
    withWebhook: Effect.sync(() => allAccounts().filter(({ webhook }) => webhook !== null)),
    releases: Effect.sync(() => allAccounts().map(({ owner, release }) => ({ owner, release }))),
    names: Effect.sync(() =>
      allAccounts().map(({ owner, email, name, feedbackLink }) => ({ owner, email, name, feedbackLink }))
    ),
    findByLink: (linkId) =>
      Effect.sync(() => {
        const link = recordsOf(state.records, "link").get(linkId)
        return accountOf(link?.releasedOn === null ? link.owner : undefined)
      }),
    linksInUse: (most) =>
      Effect.sync(() =>
        allAccounts()
          .sort(lastChangedFirst)
          .flatMap(({ feedbackLink }) => (feedbackLink === null ? [] : linkIdOf(feedbackLink)))
          .slice(0, most)
      ),
    dueForDeletion: (by) =>
      Effect.sync(() =>
        allAccounts().flatMap((account) => {
          const deletionTime = deletionTimeOf(account)
          return deletionTime !== null && deletionTime <= by ? account.owner : []
        })
      ),
    links: (linkIds) =>
      Effect.sync(() => linkIds.flatMap((id) => recordsOf(state.records, "link").get(id) ?? []))
  }
}

export const inMemorySessions = ({ state }: InMemoryStore): SessionStore["Service"] => ({
  find: (id) => Effect.sync(() => Option.fromUndefinedOr(recordsOf(state.records, "session").get(id)))
})
