import type { Schema } from "effect"
import type { FailureTag } from "./failures.ts"

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE"

/** How a call carries what it sends. */
export type BodyKind = "none" | "json" | "multipart" | "form"

/** Who may make a call: a visitor (whose cookies are ignored), anyone, a signed-in owner, or a signed-in admin. */
export type Access = "visitor" | "anyone" | "owner" | "admin"

/** The Schemas of a call. `body` null: it takes none; `answer` null: it answers no JSON. */
export interface CallSchema {
  readonly body: Schema.Codec<unknown, unknown> | null
  readonly answer: Schema.Codec<unknown, unknown> | null
}

/** One HTTP call as plain data, with the types of its Schemas, which stand in the neighbouring file. */
export interface Call<S extends CallSchema = CallSchema> {
  readonly method: Method
  /** Parameters in braces: `/api/feedback/{id}`. */
  readonly path: string
  readonly access: Access
  readonly body: BodyKind
  /** The one field of a multipart form that takes a file. */
  readonly fileField?: string
  readonly success: 200 | 201 | 202 | 204 | 302 | 303
  /** Where mail is sent: what is asked for is done once a mailed link is opened. */
  readonly later?: 202
  /**
   * Of its own, beside what any call can fail with: 400, 413 and 415 for what was sent, 403 for a foreign page, 405,
   * 429, 503, and 401 for a signed-in person's call without one.
   */
  readonly failures: ReadonlyArray<FailureTag>
  /** Carries the types only; never present at run time. */
  readonly schema?: S
}

type TypeOf<S> = S extends Schema.Codec<infer A, unknown> ? A : undefined

export type BodyOf<C extends Call> =
  C extends Call<infer S> ? (S["body"] extends null ? undefined : TypeOf<S["body"]>) : never
export type AnswerOf<C extends Call> =
  C extends Call<infer S> ? (S["answer"] extends null ? undefined : TypeOf<S["answer"]>) : never

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The parameters of a call's path, by name. */
export type ParamsOf<C extends Call> = Readonly<Record<ParamNames<C["path"]>, string>>

/** The calls of a noun: one for each of its Schemas, and no other. */
export const callsOf =
  <Schemas extends Readonly<Record<string, CallSchema>>>() =>
  <const Calls extends { readonly [N in keyof Schemas]: Omit<Call, "schema"> }>(
    calls: Calls & { readonly [N in Exclude<keyof Calls, keyof Schemas>]: never }
  ): { readonly [N in keyof Schemas]: Calls[N] & { readonly schema?: Schemas[N] } } =>
    calls
