import { connect, type Socket } from "node:net"
import { spreadOf } from "../statistics.ts"
import type { LoadJob, LoadResult } from "./load.ts"

const headEndMark = "\r\n\r\n"

/** Where a chunked body ends, or undefined while it is not all there. */
const endOfChunks = (text: string, start: number): number | undefined => {
  for (let at = start; ; ) {
    const lineEnd = text.indexOf("\r\n", at)
    if (lineEnd === -1) return undefined
    const size = Number.parseInt(text.slice(at, lineEnd), 16)
    at = lineEnd + 2 + size + 2
    if (at > text.length) return undefined
    if (size === 0) return at
  }
}

const endOfResponse = (text: string): number | undefined => {
  const headEnd = text.indexOf(headEndMark)
  if (headEnd === -1) return undefined
  const bodyStart = headEnd + headEndMark.length
  const length = /\r\ncontent-length: *(\d+)/i.exec(text.slice(0, headEnd))?.[1]
  if (length === undefined) return endOfChunks(text, bodyStart)
  const end = bodyStart + Number(length)
  return end <= text.length ? end : undefined
}

/** Tells each whole answer's status. Enough of HTTP/1.1 for our own two servers, and cheap. */
const makeResponseReader = (onAnswer: (status: number) => void) => {
  let text = ""
  return (chunk: Buffer): void => {
    text += chunk.toString("latin1")
    const end = endOfResponse(text)
    if (end === undefined) return
    const status = Number(text.slice(9, 12))
    text = text.slice(end)
    onAnswer(status)
  }
}

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

const generateLoad = async (job: LoadJob): Promise<LoadResult> => {
  let turn = 0
  const next = () => job.requests[turn++ % job.requests.length] ?? ""
  const sockets = await Promise.all(Array.from({ length: job.connections }, () => openSocket(job.port)))
  const from = performance.now() + job.warmUpMillis
  const tally: LoadTally = { latencies: [], failures: 0, end: from + job.millis }
  await Promise.all(sockets.map((socket) => converse(socket, next, job, from, tally)))
  const { median, p99, most } = spreadOf(tally.latencies)
  const answers = tally.latencies.length
  const perSecond = answers / ((tally.end - from) / 1_000)
  return { answers, sent: turn, perSecond, p50: median, p99, longest: most, failures: tally.failures }
}

process.on("message", async (job: LoadJob) => {
  process.send?.(await generateLoad(job))
})
