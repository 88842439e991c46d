import { Effect, Layer } from "effect"
import { Guard } from "../../../core/moderation/guard.ts"
import { guardName, guardVersion, judgeText } from "./judge-text.ts"

/** The guard that needs no network: word lists and patterns for five languages. */
export const localGuard: Layer.Layer<Guard> = Layer.succeed(Guard, {
  judge: (text) => Effect.sync(() => judgeText(text)),
  isCurrent: ({ guard, version }) => guard === guardName && version === guardVersion
})
