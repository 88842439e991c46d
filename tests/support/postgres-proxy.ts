import { connect, createServer, type Socket } from "node:net"
import { listen } from "./listen.ts"

/** A proxy that can go silent without closing any connection. */
export const startProxy = async (to: number) => {
  const sockets = new Set<Socket>()
  let isSwallowing = false
  let isHolding = false
  const held = new Map<Socket, Buffer>()

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
      const before = held.get(other)
      if (before !== undefined) held.set(other, Buffer.concat([before, bytes]))
      else if (isHolding && bytes.includes("COMMIT")) held.set(other, bytes)
      else if (!isSwallowing) other.write(bytes)
    })

  const server = createServer((client) => {
    const database = connect(to, "127.0.0.1")
    keep(client, () => {
      if (!held.has(database)) database.destroy()
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
    /** From now on commits wait, also for longer than whoever sent them. */
    holdCommits: () => {
      isHolding = true
    },
    sendCommits: () => {
      isHolding = false
      for (const [database, bytes] of held) database.write(bytes)
      held.clear()
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
