import type { Schema } from "effect"
import type { FailureTag } from "./failures.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

export type BodyKind = "none" | "json" | "multipart" | "form"

/**
 * The caller a call accepts. `visitor` ignores cookies; `owner` and `admin` need a session, `operator` that of an admin
 * with this role.
 */
export type Access = "visitor" | "anyone" | "owner" | "admin" | "operator"

/** `body` null: the request has none; `response` null: the response is not JSON. */
export interface CallSchema {
  readonly body: Schema.Codec<unknown, unknown> | null
  readonly response: Schema.Codec<unknown, unknown> | null
}

export interface Call<S extends CallSchema = CallSchema> {
  readonly method: Method
  readonly path: string
  readonly access: Access
  readonly body: BodyKind
  readonly fileField?: string
  readonly success: 200 | 201 | 202 | 204 | 302 | 303
  /** Status if another step is needed: opening a mailed link, or a code of the second factor. */
  readonly later?: 202
  /**
   * Errors besides those of any call: 400, 413 and 415 for the body, 403 for a foreign origin, 405, 429, 503, 401
   * without a session, and 403 for an admin who is no operator, or who has no second factor.
   */
  readonly failures: ReadonlyArray<FailureTag>
  /** Only carries types; absent at run time. */
  readonly schema?: S
}

type TypeOf<S> = S extends Schema.Codec<infer A, unknown> ? A : undefined

export type BodyOf<C extends Call> =
  C extends Call<infer S> ? (S["body"] extends null ? undefined : TypeOf<S["body"]>) : never
export type ResponseOf<C extends Call> =
  C extends Call<infer S> ? (S["response"] extends null ? undefined : TypeOf<S["response"]>) : never

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

export type ParamsOf<C extends Call> = Readonly<Record<ParamNames<C["path"]>, string>>

export const callsOf =
  <Schemas extends Readonly<Record<string, CallSchema>>>() =>
  <const Calls extends { readonly [N in keyof Schemas]: Omit<Call, "schema"> }>(
    calls: Calls & { readonly [N in Exclude<keyof Calls, keyof Schemas>]: never }
  ): { readonly [N in keyof Schemas]: Calls[N] & { readonly schema?: Schemas[N] } } =>
    calls
