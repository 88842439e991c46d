import { Effect, Layer } from "effect"
import { aesSealer } from "#adapters/sealing/node/aes-sealer.ts"
import { configuredKeys } from "#adapters/sealing/node/configured-keys.ts"
import { nodeSecrets } from "#adapters/sealing/node/node-secrets.ts"
import { lowdbStorage } from "#adapters/storage/lowdb/index.ts"
import { submitTyped } from "#core/use-cases/feedback/submit-feedback.ts"
import { benchKey } from "../servers/servers.ts"
import { fillHive, linkOf } from "./fill-hive.ts"
import { feedbackTexts } from "./texts.ts"

/** A data folder with a hive whose items nobody has judged yet. */
export const fillPending = (dataDir: string, items: number): Promise<void> => {
  const layer = Layer.mergeAll(
    lowdbStorage({ dataDir }),
    Layer.provide(aesSealer, configuredKeys(Buffer.from(benchKey, "hex"))),
    nodeSecrets
  )
  const texts = Array.from({ length: items }, (_, turn) => feedbackTexts[turn % feedbackTexts.length] ?? "")
  const submit = (content: string) => submitTyped({ link: linkOf(0), content, idempotencyKey: undefined })
  const filling = Effect.andThen(fillHive(0, 0), Effect.forEach(texts, submit, { discard: true }))
  return Effect.runPromise(filling.pipe(Effect.provide(layer)))
}
