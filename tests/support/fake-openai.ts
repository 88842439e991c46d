import { createServer, type IncomingMessage } from "node:http"
import { completed, moderated } from "./openai-answers.ts"

/** No two of its answers name a theme in the same words. */
const words = ["Patient", "Gentle", "Kind", "Calm", "Careful", "Thorough", "Lively", "Steady"]

const analysis = {
  category: "Leadership & Mentorship",
  sentiment: "positive",
  summary: "Praise for patient mentoring."
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<string> = []
  for await (const chunk of request.setEncoding("utf8")) chunks.push(`${chunk}`)
  return chunks.join("")
}

export interface FakeOpenai {
  readonly baseUrl: string
  /** How it sums up from now on; what is slow waits for `release`. */
  readonly sumUp: (how: "at once" | "slowly" | "not at all") => void
  /** How often it was asked to sum up. */
  readonly asked: () => number
  readonly release: () => void
  readonly close: () => void
}

/** On this machine: finds every text harmless, says the same of each, and sums up in other words each time. */
export const startFakeOpenai = async (): Promise<FakeOpenai> => {
  let [how, asked] = ["at once", 0]
  const held = new Set<() => void>()
  const release = () => {
    for (const go of held) go()
    held.clear()
  }

  const summed = async () => {
    const phrase = `${words[asked % words.length]} mentoring`
    asked += 1
    if (how === "slowly") await new Promise<void>((resolve) => held.add(resolve))
    return how === "not at all" ? undefined : { strengths: [{ phrase, items: [1, 2, 3, 4, 5] }], areas: [] }
  }

  const answerTo = async (request: IncomingMessage) => {
    const body = await bodyOf(request)
    if (request.url?.endsWith("/moderations")) return moderated
    const answer = body.includes("feedback_overview") ? await summed() : analysis
    return answer === undefined ? undefined : completed(answer)
  }

  const server = createServer(async (request, response) => {
    const answer = await answerTo(request)
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`,
    sumUp: (next) => {
      how = next
    },
    asked: () => asked,
    release,
    close: () => {
      release()
      server.closeAllConnections()
      server.close()
    }
  }
}
