import { Effect } from "effect"
import { Refused } from "./refused.ts"

/** Bytes up to which a form is small: texts alone always are. */
const smallForm = 64 * 1024

/** Large forms that are read at a time: each may hold 5 MiB for the minute that it has to arrive. */
const mostAtOnce = 16

const isLarge = (request: Request): boolean =>
  !(Number(request.headers.get("content-length") ?? "x") <= smallForm)

const busy = new Refused({ status: 429, text: "Too many uploads at a time. Please try again in a moment." })

let reading = 0

const enter = Effect.suspend(() => {
  if (reading >= mostAtOnce) return Effect.fail(busy)
  reading += 1
  return Effect.void
})

const leave = Effect.sync(() => {
  reading -= 1
})

/** Reads a form while there is room for it: what uploads take of memory is bounded, whoever sends them. */
export const withRoomFor = <A, E, R>(
  request: Request,
  read: Effect.Effect<A, E, R>
): Effect.Effect<A, E | Refused, R> =>
  isLarge(request)
    ? Effect.acquireUseRelease(
        enter,
        () => read,
        () => leave
      )
    : read
