import { Effect } from "effect"
import type { RequestError } from "../responses/request-error.ts"
import { requireContentType } from "./content-type.ts"
import { type FormFields, uniqueFieldsOf } from "./form-fields.ts"
import { readText } from "./read-text.ts"

export const readForm = (request: Request): Effect.Effect<FormFields, RequestError> =>
  requireContentType(request, "application/x-www-form-urlencoded").pipe(
    Effect.andThen(readText(request)),
    Effect.flatMap((text) => uniqueFieldsOf([...new URLSearchParams(text)]))
  )
