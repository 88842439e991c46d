import type { Language } from "#core/domain/languages/language.ts"

type HeaderFields = Readonly<Record<string, string>>

/** A response as plain data; creating a `Response` costs as much as the rest of a small request. */
export interface PlainResponse {
  readonly status: number
  readonly headers: HeaderFields
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
  /** The English text of an error whose page is still to be rendered. */
  readonly failure?: string
  readonly cookies?: ReadonlyArray<string>
  /** Origins whose pages may show it in an iframe, without scripts; missing: none. */
  readonly framedBy?: ReadonlyArray<string>
}

export const jsonType = { "content-type": "application/json; charset=utf-8" } as const
const htmlType = { "content-type": "text/html; charset=utf-8" } as const

export const jsonResponse = (status: number, value: unknown, headers: HeaderFields = {}): PlainResponse => ({
  status,
  headers: { ...jsonType, ...headers },
  body: JSON.stringify(value)
})

export const languageVary = "accept-language"

export const htmlResponse = (
  status: number,
  html: string,
  language: Language,
  headers: HeaderFields = {}
): PlainResponse => ({
  status,
  headers: { ...htmlType, "content-language": language, vary: languageVary, ...headers },
  body: html
})

export const textResponse = (text: string): PlainResponse => ({
  status: 200,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: text
})

export const noContent: PlainResponse = { status: 204, headers: {}, body: null }

export const redirect = (
  status: 302 | 303 | 308,
  location: string,
  headers: HeaderFields = {}
): PlainResponse => ({
  status,
  headers: { location, ...headers },
  body: null
})

export const isApiPath = (path: string): boolean => path === "/api" || path.startsWith("/api/")

/** An error of a path that has pages is written in the reader's language when it is sent. */
export const failureResponse = (
  path: string,
  status: number,
  message: string,
  headers: HeaderFields = {}
): PlainResponse =>
  isApiPath(path)
    ? jsonResponse(status, { message }, headers)
    : { status, headers, body: null, failure: message }
