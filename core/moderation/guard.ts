import { Context, type Effect, Schema } from "effect"
import type { Verdict } from "./verdict.ts"

/** Nobody could judge the text. The item stays pending: the guard fails closed (design section 3). */
export class GuardUnavailable extends Schema.TaggedError<GuardUnavailable>()("GuardUnavailable", {
  cause: Schema.Defect()
}) {}

/** The moderation guard: judges a text. */
export class Guard extends Context.Service<
  Guard,
  { readonly judge: (text: string) => Effect.Effect<Verdict, GuardUnavailable> }
>()("honesthive/core/moderation/Guard") {}
