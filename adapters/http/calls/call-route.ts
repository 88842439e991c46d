import { Effect } from "effect"
import type { Access } from "#core/contract/call.ts"
import { type CallName, calls } from "#core/contract/calls.ts"
import { otherAccountText, pageAccountHeader } from "#core/contract/page-account.ts"
import type { OwnerNotFound } from "#core/domain/accounts/account.ts"
import type { Admin } from "#core/domain/admins/admin.ts"
import type { NotOperator } from "#core/domain/admins/admin-errors.ts"
import type { SecondFactorRequired } from "#core/domain/second-factor/second-factor-errors.ts"
import { authenticate } from "#core/use-cases/accounts/authenticate.ts"
import type { SignedInOwner } from "#core/use-cases/accounts/confirm-owner.ts"
import { authenticateAdmin, authenticateOperator } from "#core/use-cases/admins/admin-sessions.ts"
import { adminToken, sessionToken } from "../cookies/session-cookie.ts"
import { requireTrustedWrite } from "../requests/unsafe-request.ts"
import type { PublicError } from "../responses/error-status.ts"
import type { HttpFailure } from "../responses/failure.ts"
import type { PlainResponse } from "../responses/plain-response.ts"
import type { RateLimited } from "../responses/rate-limited.ts"
import { RequestError } from "../responses/request-error.ts"
import { type CallRequest, makeCallRequest, type RoutedRequest } from "./call-request.ts"
import type { Calls } from "./call-schema.ts"
import type { HttpServices } from "./services.ts"

type CallOf<Who extends Access> = {
  readonly [N in CallName]: Calls[N]["access"] extends Who ? N : never
}[CallName]

type OwnerCall = CallOf<"owner">
type AdminCall = CallOf<"admin">
type OperatorCall = CallOf<"operator">

export interface OwnerRequest<N extends CallName> extends CallRequest<N>, SignedInOwner {}

interface AdminRequest<N extends CallName> extends CallRequest<N> {
  readonly admin: Admin
}

export type ResponseEffect<F = HttpFailure> = Effect.Effect<PlainResponse, F, HttpServices>

type FailureOf<N extends CallName> =
  | Extract<
      PublicError,
      { readonly _tag: Calls[N]["failures"][number] | "InvalidInput" | "StoreUnavailable" }
    >
  | (N extends OwnerCall ? OwnerNotFound : never)
  | (N extends OperatorCall ? NotOperator | SecondFactorRequired : never)
  | RateLimited
  | RequestError

export interface CallRoute<N extends CallName = CallName> {
  readonly name: N
  readonly handle: (routed: RoutedRequest) => ResponseEffect
}

const requireTrustedCall = (
  name: CallName,
  { request, site }: RoutedRequest
): Effect.Effect<void, RequestError> =>
  calls[name].method === "GET"
    ? Effect.void
    : requireTrustedWrite(request, site, calls[name].access === "visitor")

const requirePageAccount = (request: Request, account: string): Effect.Effect<void, RequestError> => {
  const expected = request.headers.get(pageAccountHeader)
  return expected === null || expected === encodeURIComponent(account)
    ? Effect.void
    : Effect.fail(new RequestError({ status: 401, text: otherAccountText }))
}

export const publicCall = <N extends Exclude<CallName, OwnerCall | AdminCall | OperatorCall>>(
  name: N,
  handle: (call: CallRequest<N>) => ResponseEffect<FailureOf<N>>
): CallRoute<N> => {
  const callRequestOf = makeCallRequest<N>(name)
  return {
    name,
    handle: (routed) => requireTrustedCall(name, routed).pipe(Effect.andThen(handle(callRequestOf(routed))))
  }
}

interface SignedInCaller<Who> {
  readonly find: (routed: RoutedRequest) => Effect.Effect<Who, HttpFailure, HttpServices>
  readonly limitKeyOf: (who: Who) => string
  readonly pageAccountOf: (who: Who) => string
}

const signedInCall = <N extends CallName, Who>(
  name: N,
  { find, limitKeyOf, pageAccountOf }: SignedInCaller<Who>,
  handle: (call: CallRequest<N>, who: Who) => ResponseEffect<FailureOf<N>>
): CallRoute<N> => {
  const callRequestOf = makeCallRequest(name)
  return {
    name,
    handle: (routed) =>
      requireTrustedCall(name, routed).pipe(
        Effect.andThen(find(routed)),
        Effect.tap((found) => requirePageAccount(routed.request, pageAccountOf(found))),
        Effect.flatMap((found) => handle(callRequestOf(routed, limitKeyOf(found)), found))
      )
  }
}

export const ownerCall = <N extends OwnerCall>(
  name: N,
  handle: (call: OwnerRequest<N>) => ResponseEffect<FailureOf<N>>
): CallRoute<N> =>
  signedInCall(
    name,
    {
      find: ({ request, site }) => authenticate(sessionToken(request, site)),
      limitKeyOf: ({ account }) => `owner ${account.owner}`,
      pageAccountOf: ({ account }) => account.id
    },
    (call, owner) => handle({ ...call, ...owner })
  )

const callOfAdmins =
  <Name extends CallName>(authenticateCaller: typeof authenticateOperator) =>
  <N extends Name>(name: N, handle: (call: AdminRequest<N>) => ResponseEffect<FailureOf<N>>): CallRoute<N> =>
    signedInCall(
      name,
      {
        find: ({ request, site }) => authenticateCaller(adminToken(request, site)),
        limitKeyOf: ({ id }) => `admin ${id}`,
        pageAccountOf: ({ username }) => username
      },
      (call, admin) => handle({ ...call, admin })
    )

export const adminCall = callOfAdmins<AdminCall>(authenticateAdmin)

export const operatorCall = callOfAdmins<OperatorCall>(authenticateOperator)
