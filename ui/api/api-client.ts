import type { BodyOf, Call, ParamsOf, ResponseOf } from "#core/contract/call.ts"
import { type ErrorTexts, errorTextOf } from "../text/error-text.ts"

/** An unsuccessful response. Its message has the form `status: body` (spec section 8). */
export class ApiError extends Error {
  readonly status: number
  readonly userMessage: string | null

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.status = status
    this.userMessage = messageIn(body)
  }
}

const messageIn = (body: string): string | null => {
  try {
    const { message }: { readonly message?: unknown } = JSON.parse(body)
    return typeof message === "string" ? message : null
  } catch {
    return null
  }
}

type ParamsPart<C extends Call> = keyof ParamsOf<C> extends never
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<C> }

type BodyPart<C extends Call> =
  BodyOf<C> extends undefined
    ? { readonly body?: undefined }
    : { readonly body: C["body"] extends "multipart" ? FormData : BodyOf<C> }

type RequestOptions<C extends Call> = ParamsPart<C> &
  BodyPart<C> & {
    readonly headers?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, string>>
  }

const withQuery = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query)
  return search.size === 0 ? path : `${path}?${search}`
}

export const pathOf = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))

type RequestHeaders = Readonly<Record<string, string>>

const payloadOf = (body: unknown, headers: RequestHeaders): Pick<RequestInit, "body" | "headers"> => {
  if (body === undefined) return { headers }
  if (body instanceof FormData) return { body, headers }
  return { body: JSON.stringify(body), headers: { ...headers, "content-type": "application/json" } }
}

let headersOf = (_call: Call): RequestHeaders => ({})

export const setCallHeaders = (headers: typeof headersOf): void => {
  headersOf = headers
}

/** Where a connection goes silent, a note would be on its way for ever. Sending it again is safe. */
const visitorTimeoutMillis = 60_000

/** Makes a call of the contract. Rejects with `ApiError`, or with fetch's own error if there is no response. */
export const request = async <C extends Call>(
  call: C,
  options: RequestOptions<C>
): Promise<ResponseOf<C>> => {
  const isVisitorCall = call.access === "visitor"
  const response = await fetch(withQuery(pathOf(call.path, options.params), options.query), {
    method: call.method,
    // Keeps visitors anonymous: their calls never carry the cookie of an owner who is signed in here.
    credentials: isVisitorCall ? "omit" : "include",
    signal: isVisitorCall ? AbortSignal.timeout(visitorTimeoutMillis) : null,
    ...payloadOf(options.body, { ...headersOf(call), ...options.headers })
  })
  const text = await response.text()
  if (!response.ok) throw new ApiError(response.status, text, response.statusText)
  const isEmpty = response.status === 204 && call.success === 204
  const answer = isEmpty ? undefined : JSON.parse(text)
  return answer
}

export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401

export const isMailedLinkUnusable = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 410

export const userMessageOf = (error: unknown, otherwise: string, apiErrors: ErrorTexts): string =>
  error instanceof ApiError && error.userMessage !== null
    ? errorTextOf(error.userMessage, apiErrors)
    : otherwise

export const problemMessageOf = (error: unknown, otherwise: string, apiErrors: ErrorTexts): string | null =>
  error === null ? null : userMessageOf(error, otherwise, apiErrors)
