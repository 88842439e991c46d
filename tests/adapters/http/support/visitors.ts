import { Effect, Exit, type Layer } from "effect"
import { PendingFeedback } from "#core/ports/pending-feedback.ts"
import { json } from "./requests.ts"
import { makeHive } from "./sample-hives.ts"
import { startServer, type TestServer, type TestServices } from "./test-server.ts"

export const startHive = async (services?: Layer.Layer<TestServices>) => {
  const server = startServer(services === undefined ? {} : { services })
  return { server, hive: await makeHive(server, "asha@example.com", "asha-rao") }
}

export const pendingCount = (server: TestServer) =>
  server.run(Effect.flatMap(PendingFeedback, (pending) => pending.claim(100)))

/** Pending items of the sample hive. */
export const alreadyWaiting = 1

export const countWaiting = async (server: TestServer) => {
  const items = await pendingCount(server)
  return Exit.isSuccess(items) ? items.value.length : -1
}

export const completeResponse = async (answer: Response) => ({
  status: answer.status,
  headers: [...answer.headers],
  body: await answer.text()
})

export const submission = (content: string, headers = {}) => json({ content }, headers)
