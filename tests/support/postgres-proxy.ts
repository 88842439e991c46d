import { connect, createServer, type Socket } from "node:net"
import { listen } from "./listen.ts"

/** A proxy that can go silent without closing any connection. */
export const startProxy = async (to: number) => {
  const sockets = new Set<Socket>()
  let isSwallowing = false

  const keep = (socket: Socket, other: () => void) => {
    sockets.add(socket)
    socket.on("error", () => undefined)
    socket.on("close", () => {
      sockets.delete(socket)
      other()
    })
  }

  const pass = (from: Socket, other: Socket) =>
    from.on("data", (bytes) => {
      if (!isSwallowing) other.write(bytes)
    })

  const server = createServer((client) => {
    const database = connect(to, "127.0.0.1")
    keep(client, () => database.destroy())
    keep(database, () => client.destroy())
    pass(client, database)
    pass(database, client)
  })

  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    port: await listen(server),
    /** From now on nothing passes: connections are accepted and never answered. */
    swallow: () => {
      isSwallowing = true
    },
    /** Lets everything pass; what was swallowed is gone. */
    restore: () => {
      isSwallowing = false
      destroyAll()
    },
    close: () => {
      server.close()
      destroyAll()
    }
  }
}

export type DatabaseProxy = Awaited<ReturnType<typeof startProxy>>
