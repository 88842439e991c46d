import { DateTime, Effect, Option, Result, Schema } from "effect"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import {
  identityOf,
  issuerNameOf,
  isUnclaimed,
  verifiedEmailOf
} from "../../domain/accounts/identity-rules.ts"
import type { Person } from "../../domain/accounts/person.ts"
import { stored, unchanged } from "../../domain/hives/change-result.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { Issuer } from "../../ports/identity-provider.ts"
import { admitById } from "./admit-sign-up.ts"
import { adoptImage } from "./adopt-image.ts"
import { startSession } from "./start-session.ts"
import { storeAccount } from "./store-account.ts"

class EmailUnverified extends Schema.TaggedError<EmailUnverified>()("EmailUnverified", {}) {}

class AccountOfAnother extends Schema.TaggedError<AccountOfAnother>()("AccountOfAnother", {}) {}

const namesOf = ({ firstName, lastName }: Person) => ({
  firstName: issuerNameOf(firstName),
  lastName: issuerNameOf(lastName)
})

const claimAccount = Effect.fnUntraced(function* (owner: OwnerId, person: Person) {
  const identity = identityOf(person)
  const updatedAt = DateTime.formatIso(yield* DateTime.now)
  return yield* (yield* HiveStore).change(owner, {}, ({ account }) => {
    if (account.identity === identity) return unchanged(account)
    if (!isUnclaimed(account)) return Result.fail(new AccountOfAnother())
    const claimed: Account = { ...account, ...namesOf(person), identity, reset: null, updatedAt }
    return stored(claimed)
  })
})

const findKnownAccount = Effect.fnUntraced(function* (person: Person) {
  return yield* (yield* Directory).findByIdentity(identityOf(person))
})

/** Two simultaneous first sign-ins of one person create one account. */
const signInOrCreate = Effect.fnUntraced(function* (
  email: string,
  person: Person,
  invitation: string | null
) {
  const given = { email, passwordHash: null, identity: identityOf(person), ...namesOf(person) }
  const orKnown = <E>(failure: E) =>
    Effect.flatMap(findKnownAccount(person), (known) =>
      Effect.fromOption(known).pipe(Effect.mapError(() => failure))
    )
  return yield* admitById(invitation).pipe(
    Effect.flatMap((conditions) => storeAccount(given, conditions)),
    Effect.catchTags({
      EmailTaken: () => orKnown(new AccountOfAnother()),
      InvitationUnusable: (failure) => orKnown(failure)
    })
  )
})

const admitPerson = Effect.fnUntraced(function* (person: Person, issuer: Issuer, invitation: string | null) {
  const email = verifiedEmailOf(person)
  if (email === undefined) return yield* new EmailUnverified()
  const found = yield* (yield* Directory).findByEmail(email)
  const account = Option.isSome(found)
    ? yield* claimAccount(found.value.owner, person)
    : yield* signInOrCreate(email, person, invitation)
  if (person.imageUrl !== null) yield* adoptImage(account.owner, person.imageUrl, issuer)
  return account
})

/**
 * Signs in a person whom an issuer has identified. Issuer and subject alone are the identity; a verified email is
 * used only at the first sign-in, to find an account without a sign-in method (ASVS V6.8.1). `invitation` is the id of
 * the one that this sign-in began with; only a new account spends it.
 */
export const signInAs = Effect.fn("signInAs")(function* (
  person: Person,
  issuer: Issuer,
  device: Device,
  invitation: string | null = null
) {
  const known = yield* findKnownAccount(person)
  const account = Option.isSome(known) ? known.value : yield* admitPerson(person, issuer, invitation)
  return { account, token: yield* startSession(account, device) }
})
