import { Effect } from "effect"
import { badRequest, type RequestError } from "../responses/request-error.ts"

/** A parameter that is given twice is refused, because a proxy may have checked the other value. */
export const queryValue = (
  { searchParams }: URL,
  name: string
): Effect.Effect<string | null, RequestError> => {
  const [value = null, ...more] = searchParams.getAll(name)
  return more.length === 0 ? Effect.succeed(value) : Effect.fail(badRequest(`${name} is given twice.`))
}
