import { connect, createServer, type Socket } from "node:net"
import { listen } from "../../support/listen.ts"

/** A small proxy: each connection goes to the next server, `round-robin.ts PORT …`. */
const ports = process.argv.slice(2).map(Number)
let nextServer = 0

const join = (from: Socket, to: Socket) => {
  from.setNoDelay(true).pipe(to)
  from.on("error", () => to.destroy())
}

const proxy = createServer((client) => {
  const server = connect(ports[nextServer++ % ports.length] ?? 0, "127.0.0.1")
  join(client, server)
  join(server, client)
})

console.log(`proxy is ready: http://127.0.0.1:${await listen(proxy)}`)
