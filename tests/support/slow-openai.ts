import { createServer } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { completed, moderated } from "./openai-responses.ts"

const analysis = { category: "Reliability", sentiment: "positive", summary: "Praise for reliable work." }

interface SlowOpenai {
  readonly baseUrl: string
  /** The most calls that it had under way at once. */
  readonly mostAtOnce: () => number
  readonly moderations: () => number
  readonly close: () => void
}

/** On this machine: takes so many milliseconds for each call, and finds every text harmless. */
export const startSlowOpenai = async (millis: number): Promise<SlowOpenai> => {
  let [underWay, most, moderations] = [0, 0, 0]
  const server = createServer(async (request, response) => {
    most = Math.max(most, ++underWay)
    request.resume()
    await pause(millis)
    underWay--
    const isModeration = request.url?.endsWith("/moderations") === true
    if (isModeration) moderations++
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(isModeration ? moderated : completed(analysis)))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" ? address?.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    mostAtOnce: () => most,
    moderations: () => moderations,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
