import { Cause, Effect, Exit, Option } from "effect"
import { controlSocket } from "#adapters/control-socket/index.ts"
import { requireData } from "#adapters/storage/lowdb/index.ts"
import { asOwnerOf } from "#adapters/system/index.ts"
import { failureText } from "#core/ports/failure-text.ts"
import {
  type ReportProgress,
  type SendBytes,
  type TaskCallbacks,
  TaskFailed,
  type TaskResult
} from "#core/ports/server-task.ts"
import { layersOf } from "../layers/layers.ts"
import { type Configuration, readConfiguration } from "../settings/config.ts"
import { makeProgress, type TerminalProgress } from "../terminal/progress.ts"
import type { DataTask } from "./data-task.ts"

const performAlone = Effect.fnUntraced(function* <Input>(
  task: DataTask<Input>,
  input: Input,
  configuration: Configuration,
  callbacks: TaskCallbacks
) {
  const isReadOnly = task.isReadOnly?.(input) ?? false
  if (Option.isNone(configuration.databaseUrl)) {
    yield* requireData(configuration.dataDir, task.makesStore === true)
  }
  return yield* task
    .run(input, callbacks.report, callbacks.send)
    .pipe(Effect.provide(layersOf(configuration, { isReadOnly })), asOwnerOf(configuration.dataDir))
})

/** A database accepts several processes, so no server needs to be asked. */
const performByServer = <Input>(
  { name }: DataTask<Input>,
  input: Input,
  { databaseUrl, dataDir }: Configuration,
  callbacks: TaskCallbacks
) =>
  Option.isSome(databaseUrl) ? Effect.succeedNone : controlSocket(dataDir).perform({ name, input }, callbacks)

const performTaskHere = Effect.fnUntraced(function* <Input>(
  task: DataTask<Input>,
  input: Input,
  configuration: Configuration,
  callbacks: TaskCallbacks
) {
  const result = yield* performByServer(task, input, configuration, callbacks)
  return Option.isSome(result) ? result.value : yield* performAlone(task, input, configuration, callbacks)
})

const reportTo =
  (progress: TerminalProgress): ReportProgress =>
  (share, items) =>
    Effect.sync(() => progress.show(share, items))

const printResult = ({ lines, data }: TaskResult, isJson: boolean) => {
  if (isJson) console.log(JSON.stringify(data))
  else for (const line of lines) console.log(line)
}

const printFailure = (cause: Cause.Cause<Error>) => {
  const failure = cause.reasons.find(Cause.isFailReason)?.error
  console.error(failure === undefined ? Cause.pretty(cause) : failureText(failure))
}

interface TaskRun {
  readonly isJson: boolean
  readonly send?: SendBytes
  readonly finish?: (result: TaskResult) => Promise<TaskResult>
  /** Whether the command exits with 1 although it has a result. */
  readonly isFailure?: (data: TaskResult["data"]) => boolean
}

const sendsNothing: SendBytes = () => Effect.fail(new TaskFailed({ text: "This command takes no bytes." }))

export const asFailure = (cause: unknown): TaskFailed =>
  cause instanceof TaskFailed
    ? cause
    : new TaskFailed({ text: cause instanceof Error ? cause.message : `${cause}` })

export const runWork = async (
  work: (report: ReportProgress) => Effect.Effect<TaskResult, Error>,
  { isJson, finish = async (result) => result, isFailure = () => false }: TaskRun
): Promise<number> => {
  const progress = makeProgress(process.stderr, performance.now.bind(performance))
  const finished = Effect.flatMap(work(reportTo(progress)), (result) =>
    Effect.tryPromise({ try: () => finish(result), catch: asFailure })
  )
  const exit = await Effect.runPromiseExit(finished)
  progress.end()
  if (Exit.isFailure(exit)) printFailure(exit.cause)
  else printResult(exit.value, isJson)
  return Exit.isFailure(exit) || isFailure(exit.value.data) ? 1 : 0
}

export const performTask = <Input>(task: DataTask<Input>, input: Input, options: TaskRun): Promise<number> =>
  runWork(
    (report) =>
      Effect.flatMap(readConfiguration(process.stderr.isTTY === true), (configuration) =>
        performTaskHere(task, input, configuration, { report, send: options.send ?? sendsNothing })
      ),
    options
  )

/**
 * Adds to the store what a read-only command did, and still neither migrates a database nor notes its key. Does nothing
 * in a data folder without a server, which such a command leaves as it is. Never fails, because the command's own work
 * is done.
 */
export const noteInStore = (task: DataTask<null>): Promise<void> =>
  readConfiguration(false).pipe(
    Effect.flatMap((configuration) => {
      const callbacks = { report: () => Effect.void, send: sendsNothing }
      return Option.isSome(configuration.databaseUrl)
        ? Effect.asVoid(performAlone({ ...task, isReadOnly: () => true }, null, configuration, callbacks))
        : Effect.asVoid(performByServer(task, null, configuration, callbacks))
    }),
    Effect.ignore,
    Effect.runPromise
  )
