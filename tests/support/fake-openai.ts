import { createServer, type IncomingMessage } from "node:http"
import { completed, moderated } from "./openai-responses.ts"

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
  /** Maximum number of texts in one request so far. */
  readonly most: () => number
  readonly close: () => void
}

const texts = /You |Your /g

/** Finds every text harmless and gives all the same analysis. */
export const startFakeOpenai = async (): Promise<FakeOpenai> => {
  let most = 0

  const answerTo = async (request: IncomingMessage) => {
    const body = await bodyOf(request)
    // The text is the last line, after our fixed instructions.
    const asked = request.url?.endsWith("/moderations") ? body : body.slice(body.lastIndexOf('"role":"user"'))
    most = Math.max(most, [...asked.matchAll(texts)].length)
    return request.url?.endsWith("/moderations") ? moderated : completed(analysis)
  }

  const server = createServer(async (request, response) => {
    const answer = await answerTo(request)
    response.writeHead(200, { "content-type": "application/json" })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return {
    baseUrl: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`,
    most: () => most,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
