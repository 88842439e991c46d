import { Effect } from "effect"
import { maxImageBytes, maxImageMegabytes } from "#core/domain/images/image-size.ts"
import type { RateLimited } from "../responses/rate-limited.ts"
import { badRequest, contentTooLarge, type RequestError } from "../responses/request-error.ts"
import { boundaryNamedIn, requireContentType } from "./content-type.ts"
import { type FormFields, uniqueFieldsOf } from "./form-fields.ts"
import { readBytes } from "./read-bytes.ts"
import { cutWhenSlow } from "./steady-arrival.ts"

/** Bytes of all texts, names and boundaries of a form. */
const maxEnvelopeBytes = 64 * 1024
const maxMultipartFields = 32
const maxBoundaries = maxMultipartFields + 1
/** Bytes of a part's header lines: browsers send two, with a file's name in one. */
const maxPartHeadBytes = 4 * 1024

const imageTooLarge = contentTooLarge(`File size must be less than ${maxImageMegabytes}MB`)
const unreadableForm = badRequest("The form cannot be read.")

const dash = "-".charCodeAt(0)
const lineFeed = "\n".charCodeAt(0)
const emptyLine = new TextEncoder().encode("\r\n\r\n")
const dashes = new TextEncoder().encode("--")

const hasAt = (bytes: Uint8Array, at: number, sought: Uint8Array): boolean => {
  for (let index = 0; index < sought.length; index++) {
    if (bytes[at + index] !== sought[index]) return false
  }
  return true
}

/** Where the lines begin that begin with the boundary: as many as a form may have, and one more. */
const boundaryStarts = (bytes: Uint8Array, boundary: Uint8Array): ReadonlyArray<number> => {
  const starts: Array<number> = []
  for (let at = 0; at < bytes.length && starts.length <= maxBoundaries; at++) {
    if (bytes[at] === dash && (at === 0 || bytes[at - 1] === lineFeed) && hasAt(bytes, at, boundary))
      starts.push(at)
  }
  return starts
}

const hasShortHead = (bytes: Uint8Array, at: number): boolean => {
  const head = bytes.subarray(at, at + maxPartHeadBytes)
  return head.some((_, index) => hasAt(head, index, emptyLine))
}

/**
 * The form's boundary, if it separates few parts with short heads. Heads are parsed line by line and at one go: a form
 * of five megabytes of header lines would keep the main thread for a second.
 */
const boundaryOf = (request: Request, bytes: Uint8Array): string | undefined => {
  const boundary = boundaryNamedIn(request)
  if (boundary === undefined) return undefined
  const line = new TextEncoder().encode(`--${boundary}`)
  const starts = boundaryStarts(bytes, line)
  // The parser also finds a first boundary that begins no line.
  if (starts[0] !== 0 || starts.length > maxBoundaries) return undefined
  const ends = starts.map((start) => start + line.length)
  return ends.every((end) => hasAt(bytes, end, dashes) || hasShortHead(bytes, end)) ? boundary : undefined
}

/** Parses with the boundary that was checked, however else the request's header could be read. */
const parseMultipart = (
  bytes: Uint8Array<ArrayBuffer>,
  boundary: string
): Effect.Effect<FormData, RequestError> =>
  Effect.tryPromise({
    try: () =>
      new Response(bytes, {
        headers: { "content-type": `multipart/form-data; boundary="${boundary}"` }
      }).formData(),
    catch: () => unreadableForm
  })

type FormEntry = readonly [name: string, value: string | File]

const isChosen = ([, value]: FormEntry): boolean => typeof value === "string" || value.size > 0

const fileProblem = (name: string, file: File, fileField: string | undefined): RequestError | undefined => {
  if (name !== fileField) return badRequest("This field takes no file.")
  return file.size > maxImageBytes ? imageTooLarge : undefined
}

const formProblemOf = (
  entries: ReadonlyArray<FormEntry>,
  fileField: string | undefined
): RequestError | undefined => {
  for (const [name, value] of entries) {
    const problem = typeof value === "string" ? undefined : fileProblem(name, value, fileField)
    if (problem !== undefined) return problem
  }
  const texts = entries.flatMap(([, value]) => (typeof value === "string" ? [value.length] : []))
  return texts.reduce((sum, length) => sum + length, 0) > maxEnvelopeBytes
    ? contentTooLarge("The form is too large.")
    : undefined
}

const fieldsIn = (
  form: FormData,
  fileField: string | undefined
): Effect.Effect<FormFields<string | File>, RequestError> => {
  const sent = [...form.entries()]
  if (sent.length === 0 || sent.length > maxMultipartFields) return Effect.fail(unreadableForm)
  const entries = sent.filter(isChosen)
  const problem = formProblemOf(entries, fileField)
  return problem === undefined ? uniqueFieldsOf(entries) : Effect.fail(problem)
}

export type UploadLimiter = <A, E>(
  read: Effect.Effect<A, E>
) => Effect.Effect<A, E | RequestError | RateLimited>

const maxBytesWithoutSlot = 64 * 1024

const isSmallForm = (request: Request): boolean =>
  Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY) <= maxBytesWithoutSlot

const receiveForm = (request: Request, receive: UploadLimiter) =>
  isSmallForm(request)
    ? readBytes(request, maxBytesWithoutSlot, imageTooLarge)
    : receive(
        cutWhenSlow((onBytes) => readBytes(request, maxImageBytes + maxEnvelopeBytes, imageTooLarge, onBytes))
      )

/** Accepts a file only in `fileField`, up to 5 MiB, and does not verify its declared type. */
export const readMultipart = (
  request: Request,
  fileField: string | undefined,
  receive: UploadLimiter
): Effect.Effect<FormFields<string | File>, RequestError | RateLimited> =>
  requireContentType(request, "multipart/form-data").pipe(
    Effect.andThen(receiveForm(request, receive)),
    Effect.flatMap((bytes) => {
      const boundary = boundaryOf(request, bytes)
      return boundary === undefined ? Effect.fail(unreadableForm) : parseMultipart(bytes, boundary)
    }),
    Effect.flatMap((form) => fieldsIn(form, fileField))
  )
