import { Cause, Effect, Exit, Option } from "effect"
import { type Configuration, readConfiguration } from "../config.ts"
import { askServer } from "../control/ask-server.ts"
import { layersOf } from "../layers.ts"
import { makeProgress, type Progress } from "../progress.ts"
import type { DataTask, Report, TaskResult } from "./data-task.ts"

/** A database is nobody's alone: no server need be asked. */
const asked = (
  { databaseUrl, dataDir }: Configuration,
  task: Parameters<typeof askServer>[1],
  report: Report
) => (Option.isSome(databaseUrl) ? Effect.succeedNone : askServer(dataDir, task, report))

/** In the running server when there is one; else here, with the store opened for this alone. */
const perform = <Input>(
  task: DataTask<Input>,
  input: Input,
  { configuration, report }: { readonly configuration: Configuration; readonly report: Report }
) =>
  asked(configuration, { name: task.name, input }, report).pipe(
    Effect.flatMap(
      Option.match({
        onNone: () => Effect.provide(task.run(input, report), layersOf(configuration)),
        onSome: Effect.succeed
      })
    )
  )

const reportTo =
  (progress: Progress): Report =>
  (share, items) =>
    Effect.sync(() => progress.show(share, items))

const show = ({ lines, data }: TaskResult, isJson: boolean) => {
  if (isJson) console.log(JSON.stringify(data))
  else for (const line of lines) console.log(line)
}

const explain = (cause: Cause.Cause<Error>) => {
  const failure = cause.reasons.find(Cause.isFailReason)?.error
  console.error(failure?.message ?? Cause.pretty(cause))
}

/** Does a task and says what came of it. Resolves to the exit code. */
export const performTask = async <Input>(
  task: DataTask<Input>,
  input: Input,
  { isJson }: { readonly isJson: boolean }
): Promise<number> => {
  const progress = makeProgress(process.stderr, performance.now.bind(performance))
  const program = Effect.gen(function* () {
    const configuration = yield* readConfiguration(process.stderr.isTTY === true)
    return yield* perform(task, input, { configuration, report: reportTo(progress) })
  })
  const exit = await Effect.runPromiseExit(program)
  progress.end()
  if (Exit.isFailure(exit)) explain(exit.cause)
  else show(exit.value, isJson)
  return Exit.isFailure(exit) ? 1 : 0
}
