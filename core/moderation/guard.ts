import { Context, type Effect, Schema } from "effect"
import type { Verdict } from "./verdict.ts"

/** Nobody could judge the text. The item stays pending: the guard fails closed (design section 3). */
export class GuardUnavailable extends Schema.TaggedError<GuardUnavailable>()("GuardUnavailable", {
  cause: Schema.Defect()
}) {}

export interface Urgency {
  /** The text has waited for a minute already: a guard that needs another one decides without it. */
  readonly isLate: boolean
}

/** The moderation guard: judges a text. */
export class Guard extends Context.Service<
  Guard,
  { readonly judge: (text: string, urgency: Urgency) => Effect.Effect<Verdict, GuardUnavailable> }
>()("honesthive/core/moderation/Guard") {}
