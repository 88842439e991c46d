import { randomBytes } from "node:crypto"
import { renameSync, rmSync, statSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { dirname, join } from "node:path"
import { text } from "node:stream/consumers"
import { Cause, Effect, Exit } from "effect"
import { codeOf } from "#adapters/system/index.ts"
import type { ReportProgress, SendBytes, ServerTask, TaskCallbacks } from "#core/ports/server-task.ts"
import { isAnswering } from "./is-answering.ts"
import { type TaskMessage, tasksPath } from "./messages.ts"
import { controlSocketIn, isSocketPathTooLong } from "./socket-path.ts"

const requestedTask = <Services>(
  tasks: ReadonlyArray<ServerTask<Services>>,
  { method, url }: IncomingMessage
): ServerTask<Services> | undefined =>
  method === "POST" ? tasks.find(({ name }) => url === `${tasksPath}${name}`) : undefined

const writeMessage = (response: ServerResponse, message: TaskMessage) =>
  response.write(`${JSON.stringify(message)}\n`)

const lastMessage = (exit: Exit.Exit<TaskMessage, Error>): TaskMessage =>
  Exit.isSuccess(exit)
    ? exit.value
    : { _tag: "failed", text: Cause.hasInterruptsOnly(exit.cause) ? "Interrupted." : messageOf(exit.cause) }

const messageOf = (cause: Cause.Cause<Error>): string =>
  cause.reasons.find(Cause.isFailReason)?.error.message ?? "Something went wrong; the server's log says more."

/** Waits while too much is unsent. What was sent, the command may not have read yet. */
const sendTo =
  (response: ServerResponse): SendBytes =>
  (bytes) =>
    Effect.callback<void>((resume) => {
      if (writeMessage(response, { _tag: "piece", base64: Buffer.from(bytes).toString("base64") })) {
        return resume(Effect.void)
      }
      response.once("drain", () => resume(Effect.void))
    })

const performRequested = <Services>(
  task: ServerTask<Services>,
  request: IncomingMessage,
  { report, send }: TaskCallbacks
) =>
  Effect.gen(function* () {
    const input: unknown = JSON.parse(yield* Effect.promise(() => text(request)))
    return { _tag: "done", result: yield* task.run(input, report, send) } as const
  })

/** Interrupts the task if the command disconnects. */
const controlHandler =
  <Services>(
    tasks: ReadonlyArray<ServerTask<Services>>,
    run: (
      effect: Effect.Effect<TaskMessage, Error, Services>,
      signal: AbortSignal
    ) => Promise<Exit.Exit<TaskMessage, Error>>
  ) =>
  async (request: IncomingMessage, response: ServerResponse) => {
    const task = requestedTask(tasks, request)
    if (task === undefined) return void response.writeHead(404).end()
    const gone = new AbortController()
    response.once("close", () => gone.abort())
    response.writeHead(200, { "content-type": "application/x-ndjson" }).flushHeaders()
    const report: ReportProgress = (share, items) =>
      Effect.sync(() => void writeMessage(response, { _tag: "progress", share, items }))
    const exit = await run(performRequested(task, request, { report, send: sendTo(response) }), gone.signal)
    writeMessage(response, lastMessage(exit))
    response.end()
  }

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino

/** A server that lost the folder must not remove the socket of the one that took it. */
const removeOwn = (path: string, inode: number | undefined) => {
  if (inode !== undefined && inodeOf(path) === inode) rmSync(path, { force: true })
}

const socketProblemOf = (path: string, cause: unknown): string =>
  codeOf(cause) === "EISDIR"
    ? `${path} is a folder. Remove it and start again`
    : `DATA_DIR cannot hold a socket (${codeOf(cause)})`

const renameSocket = (first: string, path: string) =>
  Effect.try({ try: () => renameSync(first, path), catch: (cause) => socketProblemOf(path, cause) }).pipe(
    Effect.tapError(() => Effect.sync(() => rmSync(first, { force: true })))
  )

interface ListeningSocket {
  readonly inode: number | undefined
  readonly close: () => void
}

/**
 * Listens under a temporary name and renames the socket afterwards, because closing a server removes the name it
 * listened on.
 */
const listen = (path: string, handle: ReturnType<typeof controlHandler>) =>
  Effect.callback<ListeningSocket, string>((resume) => {
    const first = join(dirname(path), `${randomBytes(4).toString("hex")}.tmp`)
    const server = createServer(handle)
    server.once("error", (error) => resume(Effect.fail(socketProblemOf(path, error))))
    // Without the mask, other users could connect before a chmod.
    const mask = process.umask(0o177)
    server.listen(first, () => {
      const inode = inodeOf(first)
      const close = () => {
        server.close().closeAllConnections()
        removeOwn(path, inode)
      }
      resume(
        renameSocket(first, path).pipe(
          Effect.as({ inode, close }),
          Effect.tapError(() => Effect.sync(close))
        )
      )
    })
    process.umask(mask)
  })

const withoutControl = (reason: string) =>
  Effect.logWarning(
    `Commands can't reach this server: ${reason}. They work only while the server is stopped.`
  )

/**
 * Listens again if somebody removed the socket or its folder, or put another folder there, such as a copy whose socket
 * nobody serves: what only memory holds, only a command can save.
 */
const keepListening = <E, R>(
  dataDir: string,
  listening: Effect.Effect<ListeningSocket, E, R>,
  first: ListeningSocket | undefined
) => {
  let own = first
  const isReachable = Effect.suspend(() =>
    own !== undefined && inodeOf(controlSocketIn(dataDir)) === own.inode
      ? Effect.succeed(true)
      : isAnswering(dataDir)
  )
  const listenAgain = Effect.gen(function* () {
    if (yield* isReachable) return
    yield* Effect.promise(() => mkdir(dataDir, { mode: 0o700 }).catch(() => undefined))
    own = yield* listening
  })
  return Effect.sleep("3 seconds").pipe(Effect.andThen(listenAgain), Effect.ignore, Effect.forever)
}

/** Listens for commands in the data folder until the scope ends. This process must hold the folder's lock. */
export const serveControl = Effect.fn("serveControl")(function* <Services>(
  dataDir: string,
  tasks: ReadonlyArray<ServerTask<Services>>
) {
  const path = controlSocketIn(dataDir)
  if (isSocketPathTooLong(path)) return yield* withoutControl("DATA_DIR's path is too long")
  const run = Effect.runPromiseExitWith(yield* Effect.context<Services>())
  const handle = controlHandler(tasks, (effect, signal) => run(effect, { signal }))
  const listening = Effect.acquireRelease(listen(path, handle), ({ close }) => Effect.sync(close))
  const first = yield* Effect.catch(listening, (reason) => Effect.as(withoutControl(reason), undefined))
  yield* Effect.forkScoped(keepListening(dataDir, listening, first))
})
