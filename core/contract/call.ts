export type Method = "GET" | "POST" | "PATCH" | "DELETE"

/** How a call carries what it sends. */
export type BodyKind = "none" | "json" | "multipart" | "form"

/** Who may make a call: anyone (cookies are ignored on visitor routes), a signed-in owner, or a signed-in admin. */
export type Access = "visitor" | "anyone" | "owner" | "admin"

/** One HTTP call as plain data, with its types. Schemas live beside it, in `call-schemas.ts`. */
export interface Call<
  Path extends string = string,
  Body = unknown,
  Answer = unknown,
  Who extends Access = Access
> {
  readonly method: Method
  /** Parameters in braces: `/api/feedback/{id}`. */
  readonly path: Path
  readonly body: BodyKind
  readonly access: Who
  /** The one field of a multipart form that takes a file; null: none does. */
  readonly fileField: string | null
  /** Carries the types only; never present at run time. */
  readonly types?: { readonly body: Body; readonly answer: Answer }
}

export type BodyOf<C extends Call> = C extends Call<string, infer Body, unknown> ? Body : never
export type AnswerOf<C extends Call> = C extends Call<string, unknown, infer Answer> ? Answer : never

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** The parameters of a call's path, by name. */
export type ParamsOf<C extends Call> = Readonly<Record<ParamNames<C["path"]>, string>>

export const call =
  <Body, Answer>() =>
  <const Path extends string, const Who extends Access>(
    method: Method,
    path: Path,
    body: BodyKind,
    access: Who,
    fileField: string | null = null
  ): Call<Path, Body, Answer, Who> => ({
    method,
    path,
    body,
    access,
    fileField
  })
