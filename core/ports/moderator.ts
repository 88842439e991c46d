import { Context, type Effect, Schema } from "effect"
import type { AnalysedItem, Analysis, Insight } from "../domain/insight/insight.ts"
import type { Verdict } from "../domain/moderation/verdict.ts"

/** The text could not be judged. Its item stays pending: moderation fails closed. */
export class ModeratorUnavailable extends Schema.TaggedError<ModeratorUnavailable>()("ModeratorUnavailable", {
  cause: Schema.Defect()
}) {}

export interface Urgency {
  /** The text can't wait: a moderator that gets no answer from its service decides without it. */
  readonly mayDecideAlone: boolean
  /** The text was judged before: a moderator that needs a service fails without it, whatever the reason. */
  readonly isAgain?: boolean
}

export interface Assessment {
  readonly verdict: Verdict
  readonly analysis: Analysis | undefined
}

export class Moderator extends Context.Service<
  Moderator,
  {
    /** Calls made at the same time may share a batch. The text is all that the moderator learns of an item. */
    readonly assess: (text: string, urgency: Urgency) => Effect.Effect<Assessment, ModeratorUnavailable>
    /** Texts leave this server to be judged. */
    readonly asksElsewhere: boolean
    /** Whether a verdict is this moderator's own, in the version of today, as far as it knows without asking a service. */
    readonly isCurrent: (verdict: Verdict) => boolean
    /**
     * Sums up several items, deterministically; every phrase names the items behind it. Always on this server: one
     * owner's texts are sent nowhere together.
     */
    readonly insight: (items: ReadonlyArray<AnalysedItem>) => Insight
    /** Version of the insight algorithm. A new one invalidates stored insights. */
    readonly insightBy: string
  }
>()("honesthive/core/ports/Moderator") {}
