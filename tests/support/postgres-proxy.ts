import { connect, createServer, type Socket } from "node:net"
import { listen } from "./listen.ts"

/** A proxy that can go silent without closing any connection. */
export const startProxy = async (to: number) => {
  const sockets = new Set<Socket>()
  let isSwallowing = false
  let isDelaying = false
  const delayed = new Map<Socket, Buffer>()

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
      if (isDelaying && bytes.includes("COMMIT\0")) {
        delayed.set(other, bytes)
        from.destroy()
      } else if (!isSwallowing) other.write(bytes)
    })

  const server = createServer((client) => {
    const database = connect(to, "127.0.0.1")
    keep(client, () => {
      if (!delayed.has(database)) database.destroy()
    })
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
    /** From now on whoever sends a commit loses the connection, and the commit waits. */
    delayCommits: () => {
      isDelaying = true
    },
    sendDelayed: () => {
      isDelaying = false
      for (const [database, bytes] of delayed) database.write(bytes)
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
