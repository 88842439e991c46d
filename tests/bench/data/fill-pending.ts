import { Effect } from "effect"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { benchStorage } from "./fill-hive.ts"

/** Feedback that comes to a data folder while nobody can judge it. */
export const fillPending = (dataDir: string, link: string, texts: ReadonlyArray<string>): Promise<void> => {
  const submit = (content: string) => submitTyped({ link, content, idempotencyKey: undefined })
  const filling = Effect.forEach(texts, submit, { discard: true, concurrency: 64 })
  return Effect.runPromise(Effect.provide(filling, benchStorage(dataDir)))
}
