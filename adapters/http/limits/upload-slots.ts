import { Effect } from "effect"
import { makePreemptibleSlots } from "#core/concurrency/preemptible-slots.ts"
import type { UploadLimiter } from "../body/read-multipart.ts"
import { RequestError } from "../responses/request-error.ts"
import type { QuotaCheck } from "./quota-limiter.ts"

/** Maximum concurrent uploads; each may hold 5 MiB for up to a minute. */
const maxConcurrentUploads = 16
const maxUploadsPerAccount = 2

const busy = new RequestError({
  status: 429,
  text: "Too many uploads at a time. Please try again in a moment."
})

/**
 * Accounts count beside subnets, because few accounts may come from ever new subnets. `count` is asked before a form is
 * read: parsing five megabytes takes the main thread a tenth of a second, whatever is in them.
 */
export const makeUploadLimiter = (
  senderOf: (request: Request) => Effect.Effect<string>,
  count: (account: string, sender: string) => QuotaCheck = () => Effect.void
) => {
  const slots = makePreemptibleSlots(maxConcurrentUploads)
  return (request: Request, account: string): UploadLimiter =>
    (read) =>
      Effect.flatMap(senderOf(request), (sender) => {
        const holder = `account ${account}`
        if (slots.heldBy(holder) >= maxUploadsPerAccount) return Effect.fail(busy)
        const received = slots
          .run([holder, `sender ${sender}`], read)
          .pipe(Effect.catchTag("Overloaded", () => Effect.fail(busy)))
        return Effect.andThen(count(account, sender), received)
      })
}
