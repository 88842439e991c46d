import { DateTime, Effect, Option, Result, Schema } from "effect"
import { SignUpClosed } from "../../domain/accounts/access-errors.ts"
import type { Account, OwnerId } from "../../domain/accounts/account.ts"
import type { Device } from "../../domain/accounts/device.ts"
import {
  identityOf,
  issuerNameOf,
  isUnclaimed,
  verifiedEmailOf
} from "../../domain/accounts/identity-rules.ts"
import type { Person } from "../../domain/accounts/person.ts"
import { putChange } from "../../domain/hives/change.ts"
import { Directory } from "../../ports/directory.ts"
import { HiveStore } from "../../ports/hive-store.ts"
import type { Issuer } from "../../ports/identity-provider.ts"
import { SignUpPolicy } from "../../ports/sign-up-policy.ts"
import { adoptImage } from "./adopt-image.ts"
import { storeAccount } from "./new-account.ts"
import { startSession } from "./start-session.ts"

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
    if (account.identity === identity) return Result.succeed({ change: putChange(), answer: account })
    if (!isUnclaimed(account)) return Result.fail(new AccountOfAnother())
    const claimed: Account = { ...account, ...namesOf(person), identity, updatedAt }
    return Result.succeed({ change: putChange(claimed), answer: claimed })
  })
})

const findKnownAccount = Effect.fnUntraced(function* (person: Person) {
  return yield* (yield* Directory).findByIdentity(identityOf(person))
})

/** Two simultaneous first sign-ins of one person create one account. */
const signInOrCreate = Effect.fnUntraced(function* (email: string, person: Person) {
  if (!(yield* SignUpPolicy).isOpen) return yield* new SignUpClosed()
  const given = { email, passwordHash: null, identity: identityOf(person), ...namesOf(person) }
  return yield* storeAccount(given).pipe(
    Effect.catchTag("EmailTaken", () =>
      Effect.flatMap(findKnownAccount(person), (known) =>
        Effect.fromOption(known).pipe(Effect.mapError(() => new AccountOfAnother()))
      )
    )
  )
})

const admitPerson = Effect.fnUntraced(function* (person: Person, issuer: Issuer) {
  const email = verifiedEmailOf(person)
  if (email === undefined) return yield* new EmailUnverified()
  const found = yield* (yield* Directory).findByEmail(email)
  const account = Option.isSome(found)
    ? yield* claimAccount(found.value.owner, person)
    : yield* signInOrCreate(email, person)
  if (person.imageUrl !== null) yield* adoptImage(account.owner, person.imageUrl, issuer)
  return account
})

/**
 * Signs in a person whom an issuer has identified. Issuer and subject alone are the identity; a verified email is
 * used only at the first sign-in, to find an account without a sign-in method (ASVS V6.8.1).
 */
export const signInAs = Effect.fn("signInAs")(function* (person: Person, issuer: Issuer, device: Device) {
  const known = yield* findKnownAccount(person)
  const account = Option.isSome(known) ? known.value : yield* admitPerson(person, issuer)
  return { account, token: yield* startSession(account, device) }
})
