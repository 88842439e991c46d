import { Effect } from "effect"
import { monotonicMillis } from "#core/use-cases/support/monotonic-millis.ts"
import type { Incoming } from "../body/incoming.ts"
import { type Draw, hourMillis, makeAllowances } from "./allowances.ts"
import { countIn } from "./counting.ts"
import { makeNetworkKeys } from "./network-keys.ts"

/** Mails that a stranger can have sent to an address, each kind with an allowance of its own. */
export type MailKind = "reset" | "sign-up" | "new email"

interface MailLimits {
  /** Whether another mail of a kind may go to an address. Whoever asks does not hear of it. */
  readonly mailTo: (request: Incoming, email: string, kind: MailKind) => Effect.Effect<boolean>
  readonly forgetAddresses: Effect.Effect<void>
}

const dayMillis = 24 * hourMillis

/**
 * The first mail that a network asks for in an hour goes, whatever others asked for: to one address a hundred a day.
 * Of those, a dozen may be further mails, of which three go to a network, so that they leave room for the first ones.
 */
export const makeMailLimits = (
  nameInNetwork: (request: Incoming, text: string) => Effect.Effect<string>,
  draw: Draw
): MailLimits => {
  const toAddress = makeAllowances({ atOnce: 100, more: 100, everyMillis: dayMillis }, draw)
  const furtherToAddress = makeAllowances({ atOnce: 12, more: 12, everyMillis: dayMillis }, draw)
  const firstOfNetwork = makeAllowances({ atOnce: 1, more: 1, everyMillis: hourMillis }, draw)
  const furtherOfNetwork = makeAllowances({ atOnce: 3, more: 3, everyMillis: hourMillis }, draw)
  // Addresses have names for a day, networks for an hour.
  const addressKeys = makeNetworkKeys(dayMillis)
  const addressName = (text: string) =>
    Effect.flatMap(monotonicMillis, (time) => Effect.promise(() => addressKeys.nameOf(text, time)))

  return {
    mailTo: (request, email, kind) => {
      const text = `${kind} ${email}`
      return Effect.all([addressName(text), nameInNetwork(request, text)]).pipe(
        Effect.flatMap(([address, network]) =>
          countIn([
            [toAddress, address],
            [firstOfNetwork, network]
          ]).pipe(
            Effect.catch(() =>
              countIn([
                [toAddress, address],
                [furtherToAddress, address],
                [furtherOfNetwork, network]
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
