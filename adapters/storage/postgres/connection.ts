import { isIP, isIPv6, connect as openSocket, type Socket } from "node:net"
import type { Sql } from "postgres"
import { ConnectionLost } from "./store-errors.ts"

/**
 * Milliseconds. The server aborts a statement after `statement`; a connection without any response after `silence`
 * counts as lost.
 */
const timeoutsMillis = { connect: 3_000, statement: 3_000, silence: 4_000 } as const

export const loadDriver = async () => (await import("postgres")).default

/** Whatever the database's default is: after waiting for a lock, a statement must see what was committed meanwhile. */
export const beginTransaction = "BEGIN ISOLATION LEVEL READ COMMITTED"

export type PostgresDriver = Awaited<ReturnType<typeof loadDriver>>

export type Parameter = string | number | boolean | null

export interface Connection {
  readonly run: <Row extends object>(
    statement: string,
    parameters?: ReadonlyArray<Parameter>
  ) => Promise<ReadonlyArray<Row>>
  readonly isLost: () => boolean
  readonly lost: Promise<void>
  /** Closes the connection at once and rejects all statements, pending and later ones. */
  readonly cut: (reason: unknown) => void
  readonly close: () => Promise<void>
}

export interface ConnectionOptions {
  readonly url: string
  readonly statementTimeoutMillis?: number
  readonly onNotification?: (channel: string, payload: string) => void
}

interface DatabaseAddress {
  readonly host: ReadonlyArray<string>
  readonly port: ReadonlyArray<number>
  readonly path: string | false
}

/** Otherwise a statement without a time limit would wait forever once the network silently drops the connection. */
const keepAliveOptions = { keepAlive: true, keepAliveInitialDelay: 30_000 } as const

const connectSocket = ({ host, port, path }: DatabaseAddress): Socket =>
  path
    ? openSocket(path)
    : openSocket({
        port: port[0] ?? 5432,
        host: host[0] ?? "localhost",
        noDelay: true,
        ...keepAliveOptions
      })

/** The driver requires a socket that is already open; one that does not open in time is destroyed. */
const untilOpen = (socket: Socket, { host }: DatabaseAddress): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(), timeoutsMillis.connect)
    socket.once("connect", () => resolve(Object.assign(socket, { host: host[0] })))
    socket.on("error", reject)
    socket.once("close", () => reject(new ConnectionLost({ isSilent: true, cause: "it did not open" })))
    for (const event of ["connect", "close"]) socket.once(event, () => clearTimeout(timer))
  })

const connectionClosed = () => new ConnectionLost({ isSilent: false, cause: "the connection was closed" })

/** Keeps days as strings. 8-byte integers fit a number because all stored values are below 2^53. */
const columnTypes = {
  day: { to: 1082, from: [1082], serialize: String, parse: String },
  whole: { to: 20, from: [20], serialize: String, parse: Number }
}

/** Numbers as texts: the driver leaves out a zero, and the database's own default would hold. */
const sessionSettings = (statementTimeoutMillis: number): Readonly<Record<string, string>> => ({
  application_name: "honesthive",
  statement_timeout: `${statementTimeoutMillis}`,
  idle_in_transaction_session_timeout: `${2 * statementTimeoutMillis}`,
  DateStyle: "ISO"
})

const driverOptions = (statementTimeoutMillis: number) => ({
  max: 1,
  idle_timeout: 0,
  max_lifetime: null,
  connect_timeout: timeoutsMillis.connect / 1_000,
  fetch_types: false,
  types: columnTypes,
  onnotice: () => undefined,
  connection: sessionSettings(statementTimeoutMillis)
})

/**
 * Mends what the driver reads wrongly: it splits a host at its colons, leaves escapes in the name of a database, and
 * tells TLS no addresses of hosts, so that a certificate would have to name `localhost`. Its types know no lists of hosts.
 */
const addressOptions = (url: string): object => {
  const { hostname, port, pathname, searchParams } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, "")
  const isVerified = isIP(host) !== 0 && searchParams.get("sslmode") === "verify-full"
  return {
    ...(isIPv6(host) ? { host: [host], port: [Number(port || 5432)] } : {}),
    ...(pathname.length > 1 ? { database: decodeURIComponent(pathname.slice(1)) } : {}),
    ...(isVerified ? { ssl: { host } } : {})
  }
}

/**
 * A single connection, opened by the first statement. If one is lost in the middle of a transaction, the driver would
 * run later statements on another connection, or crash the process. Here a lost connection stays lost.
 */
export const makeConnection = (driver: PostgresDriver, options: ConnectionOptions): Connection => {
  const { url, statementTimeoutMillis = timeoutsMillis.statement, onNotification = () => undefined } = options
  const waiting = new Set<(reason: unknown) => void>()
  const { promise: lost, resolve: tellLost } = Promise.withResolvers<void>()
  let opened: Socket | undefined
  let loss: unknown

  const cut = (reason: unknown) => {
    if (loss !== undefined) return
    loss = reason
    opened?.destroy()
    for (const reject of waiting) reject(reason)
    tellLost()
    // Frees the driver's resources; the final message of the protocol can't be sent any more.
    sql.end({ timeout: 0 }).catch(() => undefined)
  }

  const socket = async (address: DatabaseAddress): Promise<Socket> => {
    if (opened !== undefined) cut(connectionClosed())
    if (loss !== undefined) throw loss
    opened = connectSocket(address)
    // The driver rejects one statement alone, and would let all others wait.
    return untilOpen(opened, address).catch((cause) => {
      cut(cause)
      throw cause
    })
  }

  const given = {
    ...driverOptions(statementTimeoutMillis),
    ...addressOptions(url),
    socket,
    onnotify: onNotification,
    onclose: () => cut(connectionClosed())
  }
  const sql: Sql = driver(url, given)

  const answered = <A>(query: PromiseLike<A>): Promise<A> =>
    new Promise((resolve, reject) => {
      const silent = () => cut(new ConnectionLost({ isSilent: true, cause: "no answer" }))
      const timer = statementTimeoutMillis === 0 ? undefined : setTimeout(silent, timeoutsMillis.silence)
      const settle =
        <B>(finish: (value: B) => void) =>
        (value: B) => {
          clearTimeout(timer)
          waiting.delete(reject)
          finish(value)
        }
      waiting.add(reject)
      query.then(settle(resolve), settle(reject))
    })

  return {
    run: async <Row extends object>(statement: string, parameters: ReadonlyArray<Parameter> = []) => {
      if (loss !== undefined) throw loss
      const prepare = parameters.length > 0
      return answered(sql.unsafe<Array<Row>>(statement, [...parameters], { prepare }))
    },
    isLost: () => loss !== undefined,
    lost,
    cut,
    close: async () => {
      if (loss === undefined) await sql.end({ timeout: 1 }).catch(() => undefined)
      cut(connectionClosed())
    }
  }
}
