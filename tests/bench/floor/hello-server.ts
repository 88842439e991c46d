import { createServer } from "node:http"

/** What nobody can start faster than, or idle smaller than. */
const server = createServer((_, response) => response.end("hello"))
server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  console.log(`hello is ready: http://127.0.0.1:${port}`)
})
