import { Context, type Effect, Schema } from "effect"
import type { Verdict } from "../domain/moderation/verdict.ts"

/** Nobody could judge the text. The item stays pending: the guard fails closed. */
export class GuardUnavailable extends Schema.TaggedError<GuardUnavailable>()("GuardUnavailable", {
  cause: Schema.Defect()
}) {}

export interface Urgency {
  /** The text has waited for a minute already: a guard that needs another one decides without it. */
  readonly isLate: boolean
  /** The text was judged before: a guard that needs another one fails without it, whatever the reason. */
  readonly isAgain?: boolean
}

/** The moderation guard: judges a text. */
export class Guard extends Context.Service<
  Guard,
  {
    readonly judge: (text: string, urgency: Urgency) => Effect.Effect<Verdict, GuardUnavailable>
    /** Texts leave this server to be judged. */
    readonly asksElsewhere?: boolean
    /**
     * Whether it gave this verdict itself, in the version of today, as far as it knows without asking anybody. A guard
     * without this judges everything again.
     */
    readonly isCurrent?: (verdict: Verdict) => boolean
  }
>()("honesthive/core/ports/Guard") {}
