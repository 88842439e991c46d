import { Effect } from "effect"
import { type RequestError, unsupportedMediaType } from "../responses/request-error.ts"

interface ContentType {
  readonly type: string
  readonly parameters: ReadonlyArray<string>
}

const contentTypeOf = (request: Request): ContentType => {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").split(";")
  return { type: type.trim().toLowerCase(), parameters: parameters.map((parameter) => parameter.trim()) }
}

const isUtf8 = (parameter: string): boolean => /^charset=("utf-8"|utf-8)$/i.test(parameter)
const isBoundary = (parameter: string): boolean => /^boundary=("[^"]+"|[^\s"]+)$/i.test(parameter)

/** The boundary of a form, if it has only characters that RFC 2046 allows and no spaces. */
export const boundaryNamedIn = (request: Request): string | undefined => {
  const named = contentTypeOf(request).parameters.find(isBoundary)?.slice("boundary=".length)
  return named === undefined ? undefined : /^"?([\w'()+,./:=?-]{1,70})"?$/.exec(named)?.[1]
}

const contentTypeRules = {
  "application/json": (parameters: ReadonlyArray<string>) => parameters.every(isUtf8),
  "application/x-www-form-urlencoded": (parameters: ReadonlyArray<string>) => parameters.every(isUtf8),
  "multipart/form-data": (parameters: ReadonlyArray<string>) =>
    parameters.filter(isBoundary).length === 1 &&
    parameters.every((parameter) => isBoundary(parameter) || isUtf8(parameter))
} as const

export const requireContentType = (
  request: Request,
  wanted: keyof typeof contentTypeRules
): Effect.Effect<void, RequestError> => {
  const { type, parameters } = contentTypeOf(request)
  const isPlain = (request.headers.get("content-encoding") ?? "identity") === "identity"
  return type === wanted && isPlain && contentTypeRules[wanted](parameters)
    ? Effect.void
    : Effect.fail(unsupportedMediaType(`Please send this as ${wanted}.`))
}
