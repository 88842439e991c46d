import { connect, type Socket } from "node:net"
import { percentile, sortedUp } from "../statistics.ts"
import type { LoadJob, LoadResult } from "./job.ts"
import { makeResponseReader } from "./response-reader.ts"

interface LoadTally {
  readonly latencies: Array<number>
  failures: number
  /** When the last counted answer came, but not before the time was over. */
  end: number
}

const openSocket = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true })
    socket.once("error", reject).once("connect", () => resolve(socket))
  })

/** Counts an answer; false once the time is over, which on a busy machine may be before anything came. */
const isLoadRunning = (tally: LoadTally, sentAt: number, from: number, until: number): boolean => {
  const now = performance.now()
  const isLate = now >= until && tally.latencies.length > 0
  if (now < from || isLate) return !isLate
  tally.latencies.push(now - sentAt)
  tally.end = Math.max(until, now)
  return now < until
}

/** One keep-alive connection: the next request leaves when the answer is there, until the time is over. */
const converse = (socket: Socket, next: () => string, job: LoadJob, from: number, tally: LoadTally) =>
  new Promise<void>((resolve) => {
    let sentAt = 0
    let isOver = false
    const send = () => {
      sentAt = performance.now()
      socket.write(next())
    }
    const onAnswer = (status: number) => {
      if (status !== job.status) tally.failures += 1
      isOver = status !== job.status || !isLoadRunning(tally, sentAt, from, from + job.millis)
      if (isOver) socket.destroy()
      else send()
    }
    socket.on("data", makeResponseReader(onAnswer)).once("close", () => {
      if (!isOver) tally.failures += 1
      resolve()
    })
    send()
  })

export const generateLoad = async (job: LoadJob): Promise<LoadResult> => {
  let turn = 0
  const next = () => job.requests[turn++ % job.requests.length] ?? ""
  const sockets = await Promise.all(Array.from({ length: job.connections }, () => openSocket(job.port)))
  const from = performance.now() + job.warmUpMillis
  const tally: LoadTally = { latencies: [], failures: 0, end: from + job.millis }
  await Promise.all(sockets.map((socket) => converse(socket, next, job, from, tally)))
  const sorted = sortedUp(tally.latencies)
  return {
    answers: sorted.length,
    sent: turn,
    perSecond: sorted.length / ((tally.end - from) / 1_000),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    longest: sorted.at(-1) ?? 0,
    failures: tally.failures
  }
}
