import { createServer } from "node:http"

/**
 * The least that a server can do: nothing starts faster or is smaller while idle. Plain JavaScript, because Node would
 * spend as long on stripping types as on all the rest, and 16 MB.
 */
const server = createServer((_, response) => response.end("hello"))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  console.log(`hello is ready: http://127.0.0.1:${port}`)
})
