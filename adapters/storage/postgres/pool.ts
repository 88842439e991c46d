import { type Connection, type ConnectionOptions, makeConnection, type PostgresDriver } from "./connection.ts"
import { ConnectionLost } from "./store-errors.ts"

/** Idle connections, the most recently used on top. Every acquired connection must be released. */
export interface ConnectionPool {
  readonly acquire: (isFresh: boolean) => Connection
  readonly release: (connection: Connection) => void
  readonly close: () => Promise<void>
}

export const makePool = (driver: PostgresDriver, options: ConnectionOptions): ConnectionPool => {
  const idle: Array<Connection> = []

  const popIdle = (): Connection | undefined => {
    const connection = idle.pop()
    return connection?.isLost() ? popIdle() : connection
  }

  /** If one connection was lost, the idle ones probably were, too. */
  const dropIdle = () => {
    const reason = new ConnectionLost({ isSilent: false, cause: "another connection was lost" })
    for (const connection of idle.splice(0)) connection.cut(reason)
  }

  return {
    acquire: (isFresh) => {
      if (isFresh) dropIdle()
      return popIdle() ?? makeConnection(driver, options)
    },
    release: (connection) => {
      if (!connection.isLost()) idle.push(connection)
    },
    close: async () => {
      await Promise.all(idle.splice(0).map((connection) => connection.close()))
    }
  }
}
