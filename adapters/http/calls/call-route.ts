import { Effect } from "effect"
import type { Access } from "#core/contract/call.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import type { OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { Admin } from "#core/domain/admins/admin.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import type { SignedInOwner } from "#core/use-cases/accounts/confirm-owner.ts"
import { authenticateAdmin } from "#core/use-cases/admins/admin-sessions.ts"
import type { Answer } from "../answers/answers.ts"
import type { PublicError } from "../answers/error-status.ts"
import type { Failure } from "../answers/failure.ts"
import type { RateLimited } from "../answers/rate-limited.ts"
import type { Refused } from "../answers/refused.ts"
import { adminToken, sessionToken } from "../cookies/session-cookie.ts"
import { requireTrustedWrite } from "../requests/unsafe-request.ts"
import { type Asked, type Exchange, makeCallRequest } from "./asked.ts"
import type { Calls } from "./call-schema.ts"
import type { Services } from "./services.ts"

type CallOf<Who extends Access> = {
  readonly [N in CallName]: Calls[N]["access"] extends Who ? N : never
}[CallName]

type OwnerCall = CallOf<"owner">
type AdminCall = CallOf<"admin">

interface AskedByOwner<N extends CallName> extends Asked<N>, SignedInOwner {}

interface AskedByAdmin<N extends CallName> extends Asked<N> {
  readonly admin: Admin
}

export type Answering<F = Failure> = Effect.Effect<Answer, F, Services>

type FailureOf<N extends CallName> =
  | Extract<
      PublicError,
      { readonly _tag: Calls[N]["failures"][number] | "InvalidInput" | "StoreUnavailable" }
    >
  | (N extends OwnerCall ? OwnerNotFound : never)
  | RateLimited
  | Refused

export interface CallRoute<N extends CallName = CallName> {
  readonly name: N
  readonly answer: (exchange: Exchange) => Answering
}

const isChangingCall = (name: CallName): boolean => calls[name].method !== "GET"

const guardedBy = (name: CallName, { request, site }: Exchange): Effect.Effect<void, Refused> =>
  isChangingCall(name) ? requireTrustedWrite(request, site, calls[name].access === "visitor") : Effect.void

export const publicCall = <N extends Exclude<CallName, OwnerCall | AdminCall>>(
  name: N,
  handle: (asked: Asked<N>) => Answering<FailureOf<N>>
): CallRoute<N> => {
  const askedOf = makeCallRequest<N>(name)
  return {
    name,
    answer: (exchange) => guardedBy(name, exchange).pipe(Effect.andThen(handle(askedOf(exchange))))
  }
}

const signedInCall = <N extends CallName, Who>(
  name: N,
  who: (exchange: Exchange) => Effect.Effect<Who, Failure, Services>,
  accountOf: (who: Who) => string,
  handle: (asked: Asked<N>, who: Who) => Answering<FailureOf<N>>
): CallRoute<N> => {
  const askedOf = makeCallRequest(name)
  return {
    name,
    answer: (exchange) =>
      guardedBy(name, exchange).pipe(
        Effect.andThen(who(exchange)),
        Effect.flatMap((found) => handle(askedOf(exchange, accountOf(found)), found))
      )
  }
}

export const ownerCall = <N extends OwnerCall>(
  name: N,
  handle: (asked: AskedByOwner<N>) => Answering<FailureOf<N>>
): CallRoute<N> =>
  signedInCall(
    name,
    ({ request, site }) => authenticate(sessionToken(request, site)),
    ({ account }) => `owner ${account.owner}`,
    (asked, owner) => handle({ ...asked, ...owner })
  )

/** Requires an admin's session; an owner's does not count. */
export const adminCall = <N extends AdminCall>(
  name: N,
  handle: (asked: AskedByAdmin<N>) => Answering<FailureOf<N>>
): CallRoute<N> =>
  signedInCall(
    name,
    ({ request, site }) => authenticateAdmin(adminToken(request, site)),
    ({ id }) => `admin ${id}`,
    (asked, admin) => handle({ ...asked, admin })
  )
