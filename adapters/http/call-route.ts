import { Effect } from "effect"
import type { Account } from "#core/accounts/account.ts"
import { authenticate } from "#core/accounts/authenticate.ts"
import { authenticateAdmin } from "#core/admin/admin-sessions.ts"
import type { Admin } from "#core/admin/installation.ts"
import type { Access } from "#core/contract/call.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import type { Answer } from "./answers.ts"
import { type Asked, asking, type Exchange } from "./asked.ts"
import type { Calls } from "./call-schema.ts"
import type { Failure } from "./failure.ts"
import type { Refused } from "./refused.ts"
import type { Services } from "./services.ts"
import { adminToken, sessionToken } from "./session-cookie.ts"
import { requireTrustedWrite } from "./unsafe-request.ts"

type CallOf<Who extends Access> = {
  readonly [N in CallName]: Calls[N]["access"] extends Who ? N : never
}[CallName]

/** The calls of signed-in owners and admins; the others are open to anyone. */
type OwnerCall = CallOf<"owner">
type AdminCall = CallOf<"admin">

export interface AskedByOwner<N extends CallName> extends Asked<N> {
  readonly account: Account
}

export interface AskedByAdmin<N extends CallName> extends Asked<N> {
  readonly admin: Admin
}

export type Answering = Effect.Effect<Answer, Failure, Services>

export interface CallRoute<N extends CallName = CallName> {
  readonly name: N
  readonly answer: (exchange: Exchange) => Answering
}

const changesSomething = (name: CallName): boolean => calls[name].method !== "GET"

const guardedBy = (name: CallName, { request, site }: Exchange): Effect.Effect<void, Refused> =>
  changesSomething(name) ? requireTrustedWrite(request, site) : Effect.void

/** A call that anyone may make. */
export const openCall = <N extends Exclude<CallName, OwnerCall | AdminCall>>(
  name: N,
  handle: (asked: Asked<N>) => Answering
): CallRoute<N> => {
  const askedOf = asking(name)
  return {
    name,
    answer: (exchange) => guardedBy(name, exchange).pipe(Effect.andThen(handle(askedOf(exchange))))
  }
}

/** A call that only somebody who is signed in may make; `who` finds out, and refuses everybody else. */
const signedInCall = <N extends CallName, Who>(
  name: N,
  who: (exchange: Exchange) => Effect.Effect<Who, Failure, Services>,
  handle: (asked: Asked<N>, who: Who) => Answering
): CallRoute<N> => {
  const askedOf = asking(name)
  return {
    name,
    answer: (exchange) =>
      guardedBy(name, exchange).pipe(
        Effect.andThen(who(exchange)),
        Effect.flatMap((found) => handle(askedOf(exchange), found))
      )
  }
}

/** A call that only a signed-in owner may make. */
export const ownerCall = <N extends OwnerCall>(
  name: N,
  handle: (asked: AskedByOwner<N>) => Answering
): CallRoute<N> =>
  signedInCall(
    name,
    ({ request, site }) => authenticate(sessionToken(request, site)),
    (asked, account) => handle({ ...asked, account })
  )

/** A call that only a signed-in admin may make. An owner's session opens none. */
export const adminCall = <N extends AdminCall>(
  name: N,
  handle: (asked: AskedByAdmin<N>) => Answering
): CallRoute<N> =>
  signedInCall(
    name,
    ({ request, site }) => authenticateAdmin(adminToken(request, site)),
    (asked, admin) => handle({ ...asked, admin })
  )
