import { Effect, Schema } from "effect"
import { SignInExpired } from "../../domain/second-factor/second-factor-errors.ts"
import {
  credentialState,
  type SecondFactorHolder,
  ticketLifeMillis
} from "../../domain/second-factor/second-factor-rules.ts"
import type { AssociatedData } from "../../domain/values/sealed.ts"
import { Secrets } from "../../ports/secrets.ts"
import { openSeal, sealFor } from "../sealing/expiring-seal.ts"

export type TicketKind = "owner" | "admin"

const Ticket = Schema.Struct({ id: Schema.String, state: Schema.String })
type Ticket = typeof Ticket.Type

const ticketPlace = (kind: TicketKind): AssociatedData => ({ owner: "", item: kind, field: "sign-in-ticket" })

const stateOf = (holder: SecondFactorHolder) => Secrets.use(({ digest }) => digest(credentialState(holder)))

/**
 * Proof for five minutes that the password was right. Bound to password and second factor as they are now: using any
 * code changes them, so each ticket works once.
 */
export const makeTicket = Effect.fnUntraced(function* (kind: TicketKind, holder: SecondFactorHolder) {
  const held: Ticket = { id: holder.id, state: yield* stateOf(holder) }
  return yield* sealFor(ticketLifeMillis, held, ticketPlace(kind))
})

/** `find` returns the account or admin of a ticket; one with this id existed when the ticket was made. */
export const holderOfTicket = Effect.fnUntraced(function* <H extends SecondFactorHolder, E, R>(
  kind: TicketKind,
  token: string | undefined,
  find: (id: string) => Effect.Effect<H | undefined, E, R>
) {
  if (token === undefined) return yield* new SignInExpired()
  const ticket = yield* openSeal(token, Ticket, ticketPlace(kind)).pipe(
    Effect.mapError(() => new SignInExpired())
  )
  const holder = yield* find(ticket.id)
  if (holder === undefined || (yield* stateOf(holder)) !== ticket.state) return yield* new SignInExpired()
  return holder
})
