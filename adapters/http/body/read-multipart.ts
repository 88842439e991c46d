import { Effect } from "effect"
import { imageBytes, imageMegabytes } from "#core/domain/images/image-size.ts"
import { badRequest, contentTooLarge, type RequestError } from "../responses/request-error.ts"
import { requireContentType } from "./content-type.ts"
import { type FormFields, uniqueFieldsOf } from "./form-fields.ts"
import { readBytes } from "./read-bytes.ts"
import { cutWhenSlow } from "./steady-arrival.ts"

/** Bytes of all texts, names and boundaries of a form. */
const maxEnvelopeBytes = 64 * 1024
const maxMultipartFields = 32
/** Well above the number of fields, because a bio may contain lines of dashes, too. */
const maxBoundaryLineBytes = 512

const imageTooLarge = contentTooLarge(`File size must be less than ${imageMegabytes}MB`)
const unreadableForm = badRequest("The form cannot be read.")

const dash = "-".charCodeAt(0)
const lineFeed = "\n".charCodeAt(0)

/** Counts lines that begin like a boundary, which is fast, while parsing many tiny parts is slow. */
const hasTooManyParts = (bytes: Uint8Array): boolean => {
  let count = 0
  for (
    let at = bytes.indexOf(dash);
    at !== -1 && count <= maxBoundaryLineBytes;
    at = bytes.indexOf(dash, at + 2)
  ) {
    if (bytes[at + 1] === dash && (at === 0 || bytes[at - 1] === lineFeed)) count++
  }
  return count > maxBoundaryLineBytes
}

const parseMultipart = (
  request: Request,
  bytes: Uint8Array<ArrayBuffer>
): Effect.Effect<FormData, RequestError> =>
  Effect.tryPromise({
    try: () =>
      new Response(bytes, {
        headers: { "content-type": request.headers.get("content-type") ?? "" }
      }).formData(),
    catch: () => unreadableForm
  })

type FormEntry = readonly [name: string, value: string | File]

/** Browsers send an empty file for a field in which none was chosen. */
const isChosen = ([, value]: FormEntry): boolean => typeof value === "string" || value.size > 0

const fileProblem = (name: string, file: File, fileField: string | undefined): RequestError | undefined => {
  if (name !== fileField) return badRequest("This field takes no file.")
  return file.size > imageBytes ? imageTooLarge : undefined
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

export type UploadLimiter = <A, E>(read: Effect.Effect<A, E>) => Effect.Effect<A, E | RequestError>

const maxBytesWithoutSlot = 64 * 1024

const isLargeForm = (request: Request): boolean =>
  !(Number(request.headers.get("content-length") ?? "x") <= maxBytesWithoutSlot)

const receiveForm = (request: Request, receive: UploadLimiter) =>
  isLargeForm(request)
    ? receive(
        cutWhenSlow((onBytes) => readBytes(request, imageBytes + maxEnvelopeBytes, imageTooLarge, onBytes))
      )
    : readBytes(request, maxBytesWithoutSlot, imageTooLarge)

/** Accepts a file only in `fileField`, up to 5 MiB, and does not verify its declared type. */
export const readMultipart = (
  request: Request,
  fileField: string | undefined,
  receive: UploadLimiter
): Effect.Effect<FormFields<string | File>, RequestError> =>
  requireContentType(request, "multipart/form-data").pipe(
    Effect.andThen(receiveForm(request, receive)),
    Effect.filterOrFail(
      (bytes) => !hasTooManyParts(bytes),
      () => unreadableForm
    ),
    Effect.flatMap((bytes) => parseMultipart(request, bytes)),
    Effect.flatMap((form) => fieldsIn(form, fileField))
  )
