import { Effect } from "effect"
import { OwnerId, OwnerNotFound } from "#core/domain/accounts/account.ts"
import { OwnerGone } from "#core/domain/admins/admin-errors.ts"
import { findOwners as findOwnersUseCase, readOwner } from "#core/use-cases/accounts/find-owners.ts"
import { cancelAccountRemoval, startAccountRemoval } from "#core/use-cases/accounts/remove-account.ts"
import { sendOperatorResetLink } from "#core/use-cases/accounts/reset-by-operator.ts"
import { resumeAccount, suspendAccount } from "#core/use-cases/accounts/suspend-account.ts"
import { operatorCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"

/**
 * For an owner, a missing account means that the session has ended; for an operator, that somebody else deleted it
 * first.
 */
const orGone = <A, E, R>(work: Effect.Effect<A, E | OwnerNotFound, R>) =>
  Effect.mapError(work, (failure) => (failure instanceof OwnerNotFound ? new OwnerGone() : failure))

const respondWithOwners = makeResponder("findOwners")

export const findOwners = operatorCall("findOwners", ({ admin, body, site }) =>
  Effect.gen(function* () {
    const { text = "", after = null } = yield* body
    yield* site.limits.searchOwners(admin.id)
    return yield* respondWithOwners(yield* findOwnersUseCase({ text, after }))
  })
)

const respondWithSuspended = makeResponder("suspendOwner")

export const suspendOwner = operatorCall("suspendOwner", ({ admin, body, param, site }) =>
  Effect.gen(function* () {
    const { reason } = yield* body
    yield* site.limits.changeOwners(admin.id)
    const { owner } = yield* suspendAccount(admin, OwnerId(param("id")), reason)
    return yield* respondWithSuspended(yield* readOwner(owner))
  }).pipe(orGone)
)

const respondWithResumed = makeResponder("resumeOwner")

export const resumeOwner = operatorCall("resumeOwner", ({ admin, param, site }) =>
  Effect.gen(function* () {
    yield* site.limits.changeOwners(admin.id)
    const { owner } = yield* resumeAccount(admin, OwnerId(param("id")))
    return yield* respondWithResumed(yield* readOwner(owner))
  }).pipe(orGone)
)

const respondWithReset = makeResponder("resetOwner")

export const resetOwner = operatorCall("resetOwner", ({ admin, param, site }) =>
  Effect.gen(function* () {
    yield* site.limits.changeOwners(admin.id)
    const link = yield* sendOperatorResetLink(admin, OwnerId(param("id")))
    return yield* respondWithReset({ link })
  }).pipe(orGone)
)

const respondWithRemoved = makeResponder("removeOwner")

export const removeOwner = operatorCall("removeOwner", ({ admin, param, site }) =>
  Effect.gen(function* () {
    yield* site.limits.changeOwners(admin.id)
    const { owner } = yield* startAccountRemoval(admin, OwnerId(param("id")))
    return yield* respondWithRemoved(yield* readOwner(owner))
  }).pipe(orGone)
)

const respondWithRestored = makeResponder("restoreOwner")

export const restoreOwner = operatorCall("restoreOwner", ({ admin, param, site }) =>
  Effect.gen(function* () {
    yield* site.limits.changeOwners(admin.id)
    const { owner } = yield* cancelAccountRemoval(admin, OwnerId(param("id")))
    return yield* respondWithRestored(yield* readOwner(owner))
  }).pipe(orGone)
)
