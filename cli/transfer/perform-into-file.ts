import { Effect } from "effect"
import { openNewFile } from "#adapters/new-file/index.ts"
import type { TaskResult } from "#core/ports/server-task.ts"
import type { DataTask } from "../data-tasks/data-task.ts"
import { asFailure, performTask } from "../data-tasks/perform-task.ts"
import { readDataDir } from "../settings/config.ts"

interface FileTaskRun {
  readonly file: string
  readonly isJson: boolean
  readonly finish?: (result: TaskResult, write: (bytes: Uint8Array) => Promise<void>) => Promise<TaskResult>
  readonly isFailure?: (data: TaskResult["data"]) => boolean
  /** Runs once the file is durable, unless the result is a failure. */
  readonly afterwards?: () => Promise<void>
}

export const performIntoFile = async <Input>(
  task: DataTask<Input>,
  input: Input,
  options: FileTaskRun
): Promise<number> => {
  const { file, finish = async (result) => result, isFailure = () => false, afterwards } = options
  const written = await openNewFile(file, await readDataDir()).catch(asFailure)
  if (written instanceof Error) {
    console.error(written.message)
    return 1
  }
  const code = await performTask(task, input, {
    isJson: options.isJson,
    isFailure,
    send: (bytes) => Effect.tryPromise({ try: () => written.write(bytes), catch: asFailure }),
    finish: async (result) => {
      const finished = await finish(result, written.write)
      await written.finish()
      if (!isFailure(finished.data)) await afterwards?.()
      return finished
    }
  })
  await written.discard()
  return code
}
