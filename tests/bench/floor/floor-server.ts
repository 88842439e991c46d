import { open } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { listen } from "../../support/listen.ts"
import type { PreparedResponse } from "./prepared-response.ts"

/** Bare node:http with answers kept ready, and one synced line for each POST: `floor-server.ts JOURNAL ANSWERS`. */
const [, , journal = "", answers = "[]"] = process.argv
const given: ReadonlyArray<PreparedResponse> = JSON.parse(answers)
const prepared = new Map(given.map((answer) => [`${answer.method} ${answer.path}`, answer]))

/** The least that a durable POST costs: one line for each, synced with all that arrived meanwhile. */
const syncedLines = async (path: string) => {
  const file = await open(path, "a")
  let waiting: Array<{ readonly line: string; readonly resolve: () => void }> = []
  let isWriting = false
  const drain = async () => {
    isWriting = true
    while (waiting.length > 0) {
      const group = waiting
      waiting = []
      await file.write(group.map(({ line }) => line).join(""))
      await file.datasync()
      for (const { resolve } of group) resolve()
    }
    isWriting = false
  }
  return (line: string) =>
    new Promise<void>((resolve) => {
      waiting.push({ line, resolve })
      if (!isWriting) void drain()
    })
}

const append = await syncedLines(journal)

const sendResponse = async (request: IncomingMessage, response: ServerResponse) => {
  const found = prepared.get(`${request.method} ${request.url}`)
  if (found === undefined) return response.writeHead(404).end()
  if (request.method === "POST") await append(`${await text(request)}\n`)
  return response.writeHead(found.status, [...found.headers]).end(found.body)
}

const server = createServer((request, response) => void sendResponse(request, response))
console.log(`floor is ready: http://127.0.0.1:${await listen(server)}`)
