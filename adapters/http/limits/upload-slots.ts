import { Effect } from "effect"
import { makePreemptibleSlots } from "#core/concurrency/preemptible-slots.ts"
import { RequestError } from "../responses/request-error.ts"

/** Maximum concurrent uploads; each may hold 5 MiB for up to a minute. */
const maxConcurrentUploads = 16
const maxUploadsPerAccount = 2

interface Uploader {
  readonly account: string
  readonly network: string
}

interface UploadSlots {
  readonly receive: <A, E, R>(
    uploader: Uploader,
    read: Effect.Effect<A, E, R>
  ) => Effect.Effect<A, E | RequestError, R>
}

const busy = new RequestError({
  status: 429,
  text: "Too many uploads at a time. Please try again in a moment."
})

/** Accounts count beside subnets, because few accounts may come from ever new subnets. */
export const makeUploadSlots = (): UploadSlots => {
  const slots = makePreemptibleSlots(maxConcurrentUploads)
  return {
    receive: (uploader, read) => {
      const [account, network] = [`account ${uploader.account}`, `network ${uploader.network}`]
      const reading = slots
        .run([account, network], read)
        .pipe(Effect.catchTag("Overloaded", () => Effect.fail(busy)))
      return Effect.suspend(() =>
        slots.heldBy(account) < maxUploadsPerAccount ? reading : Effect.fail(busy)
      )
    }
  }
}
