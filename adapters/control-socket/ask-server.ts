import { type IncomingMessage, request } from "node:http"
import { Effect, Option, Schema } from "effect"
import { codeOf } from "#adapters/system/index.ts"
import { causeText } from "#core/ports/failure-text.ts"
import { type TaskCallbacks, TaskFailed, type TaskResult } from "#core/ports/server-task.ts"
import { TaskMessage, tasksPath } from "./messages.ts"
import { controlSocketIn } from "./socket-path.ts"

const nobodyListens: ReadonlySet<unknown> = new Set([
  "ENOENT",
  "ECONNREFUSED",
  "ENOTDIR",
  "ENOTSOCK",
  "EINVAL",
  "ENAMETOOLONG"
])

/** A server that stands still for so long loses its data folder to the next one. */
const responseTimeoutMillis = 15_000

const sendTask = (dataDir: string, name: string, input: unknown): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        socketPath: controlSocketIn(dataDir),
        path: `${tasksPath}${name}`,
        method: "POST",
        timeout: responseTimeoutMillis
      },
      (response) => {
        // The work itself may be silent for longer.
        sent.setTimeout(0)
        resolve(response)
      }
    )
    sent.once("timeout", () =>
      sent.destroy(new Error("it does not respond. Resume or stop it, and run the command again."))
    )
    sent.once("error", reject)
    sent.end(JSON.stringify(input))
  })

const sendIfThere = (
  dataDir: string,
  name: string,
  input: unknown
): Promise<Option.Option<IncomingMessage>> =>
  sendTask(dataDir, name, input).then(Option.some, (cause) => {
    if (nobodyListens.has(codeOf(cause))) return Option.none()
    throw cause
  })

const decodeMessage = Schema.decodeUnknownSync(TaskMessage)

const taskCutOff = new TaskFailed({
  text: "The server stopped before the command was finished. Run it again."
})

interface TaskListener {
  readonly tell: (share: number, items: number) => void
  readonly take: (bytes: Uint8Array) => Promise<void>
}

/** Splits at newlines only: `readline` would also split at Unicode line separators inside a text. */
const responseLines = async function* (response: IncomingMessage) {
  let line: Array<string> = []
  for await (const piece of response.setEncoding("utf8")) {
    const [end, ...begun] = String(piece).split("\n")
    line.push(end ?? "")
    for (const next of begun) {
      yield line.join("")
      line = [next]
    }
  }
}

const followMessages = async (response: IncomingMessage, { tell, take }: TaskListener) => {
  if (response.statusCode !== 200) {
    throw new TaskFailed({
      text: "The running server has a different version and does not know this command. Restart it, or use its version."
    })
  }
  for await (const line of responseLines(response)) {
    const message = decodeMessage(JSON.parse(line))
    if (message._tag === "done") return message.result
    if (message._tag === "failed") throw new TaskFailed({ text: message.text })
    if (message._tag === "piece") await take(Buffer.from(message.base64, "base64"))
    else tell(message.share, message.items)
  }
  throw taskCutOff
}

const asFailure = (cause: unknown): TaskFailed => (cause instanceof TaskFailed ? cause : taskCutOff)

const serverUnreachable = (dataDir: string) => (cause: unknown) =>
  new TaskFailed({
    text:
      codeOf(cause) === "EACCES"
        ? `${dataDir}: no permission to use this folder. Run the command as its owner or as root.`
        : `${controlSocketIn(dataDir)}: the server can't be reached: ${causeText(cause)}`
  })

/** Has the running server perform a task; none if no server listens in this data folder. */
export const askServer = Effect.fn("askServer")(function* (
  dataDir: string,
  task: { readonly name: string; readonly input: unknown },
  { report, send }: TaskCallbacks
): Effect.fn.Return<Option.Option<TaskResult>, TaskFailed> {
  const context = yield* Effect.context()
  const run = Effect.runSyncWith(context)
  const listener: TaskListener = {
    tell: (share, items) => run(report(share, items)),
    take: (bytes) => Effect.runPromiseWith(context)(send(bytes))
  }
  const response = yield* Effect.tryPromise({
    try: () => sendIfThere(dataDir, task.name, task.input),
    catch: serverUnreachable(dataDir)
  })
  if (Option.isNone(response)) return Option.none()
  const result = yield* Effect.tryPromise({
    try: () => followMessages(response.value, listener),
    catch: asFailure
  })
  return Option.some(result)
})
