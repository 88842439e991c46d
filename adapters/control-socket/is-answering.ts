import { request } from "node:http"
import { Effect } from "effect"
import { controlSocketIn } from "./socket-path.ts"

const answerTimeoutMillis = 1_000

/**
 * Whether a server responds to commands in this data folder. A suspended one accepts connections without responding.
 */
export const isAnswering = (dataDir: string): Effect.Effect<boolean> =>
  Effect.callback((resume) => {
    const asked = request(
      { socketPath: controlSocketIn(dataDir), timeout: answerTimeoutMillis },
      (response) => {
        response.resume()
        resume(Effect.succeed(true))
      }
    )
    asked.once("timeout", () => asked.destroy(new Error("no answer")))
    asked.once("error", () => resume(Effect.succeed(false)))
    asked.end()
    return Effect.sync(() => void asked.destroy())
  })
