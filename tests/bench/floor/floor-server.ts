import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { Schema } from "effect"
import { PreparedResponse } from "./prepared-response.ts"
import { syncedLines } from "./synced-lines.ts"

/** Bare node:http with answers kept ready, and one synced line for each POST: `floor-server.ts JOURNAL ANSWERS`. */
const [, , journal = "", answers = "[]"] = process.argv
const readResponses = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(PreparedResponse)))
const prepared = new Map(
  readResponses(answers).map((answer) => [
    `${answer.method} ${answer.path}`,
    { status: answer.status, body: answer.body, headers: [...answer.headers] }
  ])
)
const lines = await syncedLines(journal)

const bodyOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve) => {
    let text = ""
    request.setEncoding("utf8").on("data", (piece: string) => {
      text += piece
    })
    request.once("end", () => resolve(text))
  })

const sendResponse = async (request: IncomingMessage, response: ServerResponse) => {
  const found = prepared.get(`${request.method} ${request.url}`)
  if (found === undefined) return response.writeHead(404).end()
  if (request.method === "POST") await lines.append(`${await bodyOf(request)}\n`)
  return response.writeHead(found.status, found.headers).end(found.body)
}

const server = createServer((request, response) => void sendResponse(request, response))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  console.log(`floor is ready: http://127.0.0.1:${port}`)
})
