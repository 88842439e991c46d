import { Effect } from "effect"
import { monotonicMillis } from "#core/concurrency/monotonic-millis.ts"
import { dayMillis, hourMillis } from "#core/domain/values/durations.ts"
import { consumeQuotas } from "./quota-limiter.ts"
import { makeQuota, type RandomInRange } from "./quotas.ts"
import { makeSubnetKeys } from "./subnet-pseudonyms.ts"

/** Mails that strangers can trigger; each kind has its own quota. */
export type MailKind = "reset" | "sign-up" | "new email"

interface MailLimits {
  readonly mailTo: (request: Request, email: string, kind: MailKind) => Effect.Effect<boolean>
  readonly forgetAddresses: Effect.Effect<void>
}

/**
 * The first mail per sender's site, address and hour is sent whatever others do, up to 100 a day per address. Up to 12
 * of these may be further mails, at most 3 per site and hour, so that first ones always find room.
 */
export const makeMailLimits = (
  nameAtSite: (request: Request, text: string) => Effect.Effect<string>,
  draw: RandomInRange
): MailLimits => {
  const toAddress = makeQuota({ atOnce: 100, more: 100, everyMillis: dayMillis }, draw)
  const furtherToAddress = makeQuota({ atOnce: 12, more: 12, everyMillis: dayMillis }, draw)
  const firstOfSite = makeQuota({ atOnce: 1, more: 1, everyMillis: hourMillis }, draw)
  const furtherOfSite = makeQuota({ atOnce: 3, more: 3, everyMillis: hourMillis }, draw)
  const addressKeys = makeSubnetKeys(dayMillis)
  const addressName = (text: string) =>
    Effect.flatMap(monotonicMillis, (time) => Effect.promise(() => addressKeys.nameOf(text, time)))

  return {
    mailTo: (request, email, kind) => {
      const text = `${kind} ${email}`
      return Effect.all([addressName(text), nameAtSite(request, text)]).pipe(
        Effect.flatMap(([address, site]) =>
          consumeQuotas([
            [toAddress, address],
            [firstOfSite, site]
          ]).pipe(
            Effect.catch(() =>
              consumeQuotas([
                [toAddress, address],
                [furtherToAddress, address],
                [furtherOfSite, site]
              ])
            )
          )
        ),
        Effect.match({ onFailure: () => false, onSuccess: () => true })
      )
    },
    forgetAddresses: Effect.sync(addressKeys.forget)
  }
}
