import { request } from "node:http"
import { Effect } from "effect"
import { controlSocketIn } from "./socket-path.ts"

const answerTimeoutMillis = 1_000

/**
 * Whether a server responds to commands in this data folder. A suspended one accepts connections without responding.
 */
export const isAnswering = (dataDir: string): Effect.Effect<boolean> =>
  Effect.callback((resume) => {
    const sent = request(
      { socketPath: controlSocketIn(dataDir), timeout: answerTimeoutMillis },
      (response) => {
        response.resume()
        resume(Effect.succeed(true))
      }
    )
    sent.once("timeout", () => sent.destroy(new Error("no answer")))
    sent.once("error", () => resume(Effect.succeed(false)))
    sent.end()
    return Effect.sync(() => void sent.destroy())
  })
