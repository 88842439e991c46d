import { Effect } from "effect"
import type { RequestError } from "../responses/request-error.ts"
import { requireContentType } from "./content-type.ts"
import { type FormFields, uniqueFieldsOf } from "./form-fields.ts"
import { notUtf8, readText } from "./read-text.ts"

/** `URLSearchParams` puts U+FFFD in the place of bytes that are no UTF-8, and takes a bare % for itself. */
const requireUtf8 = (text: string): Effect.Effect<string, RequestError> =>
  Effect.try({
    try: () => {
      decodeURIComponent(text.replace(/%(?![\da-f]{2})/gi, "%25"))
      return text
    },
    catch: () => notUtf8
  })

/** Urlencoded text takes three times its bytes. A form whose text is too long for its field comes back with the text. */
const maxBytes = 3 * 16 * 1024

export const readForm = (request: Request): Effect.Effect<FormFields, RequestError> =>
  requireContentType(request, "application/x-www-form-urlencoded").pipe(
    Effect.andThen(readText(request, maxBytes)),
    Effect.flatMap(requireUtf8),
    Effect.flatMap((text) => uniqueFieldsOf([...new URLSearchParams(text)]))
  )
