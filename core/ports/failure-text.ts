import { FillFailed } from "./empty-store.ts"
import { ImagesUnavailable } from "./images.ts"
import { StoreUnavailable } from "./store-unavailable.ts"

/** Some errors of networks and drivers have a code or another cause, but no message. */
export const causeText = (cause: unknown): string => {
  if (!(cause instanceof Error)) return `${cause}`
  if (cause.message !== "") return cause.message
  return "code" in cause ? `${cause.code}` : causeText(cause.cause)
}

/** For operators, who need the system's own word: the messages of these are for people at a page. */
export const failureText = (failure: Error): string => {
  const isOfStore = failure instanceof StoreUnavailable || failure instanceof FillFailed
  if (!isOfStore && !(failure instanceof ImagesUnavailable)) return failure.message
  return `${isOfStore ? "The store" : "The store of pictures"} failed: ${causeText(failure.cause).replace(/\.?$/, ".")}`
}
