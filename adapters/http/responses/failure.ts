import { errorStatus, type PublicError } from "./error-status.ts"
import { failureResponse, type PlainResponse } from "./plain-response.ts"
import type { RateLimited } from "./rate-limited.ts"
import type { RequestError } from "./request-error.ts"

export type HttpFailure = PublicError | RateLimited | RequestError

export interface ErrorResponse {
  readonly status: number
  readonly message: string
  readonly headers: Readonly<Record<string, string>>
}

export const publicFailureOf = (failure: HttpFailure): ErrorResponse => {
  if (failure._tag === "RequestError") {
    const headers = failure.status === 429 ? { "retry-after": "5" } : {}
    return { status: failure.status, message: failure.text, headers }
  }
  if (failure._tag === "RateLimited") {
    return {
      status: 429,
      message: failure.message,
      headers: { "retry-after": String(failure.retryAfterSeconds) }
    }
  }
  const { status, retryAfterSeconds, message } = errorStatus(failure._tag)
  return {
    status,
    message: message ?? failure.message,
    headers: retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) }
  }
}

export const respondWithFailure = (path: string, failure: HttpFailure): PlainResponse => {
  const { status, message, headers } = publicFailureOf(failure)
  return failureResponse(path, status, message, headers)
}
