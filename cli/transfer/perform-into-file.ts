import { Effect } from "effect"
import { openNewFile } from "#adapters/new-file/index.ts"
import type { TaskResult } from "#core/ports/server-task.ts"
import type { DataTask } from "../data-tasks/data-task.ts"
import { asFailure, performTask } from "../data-tasks/perform-task.ts"
import { readDataDir } from "../settings/config.ts"

interface FileTaskRun {
  /** Must not exist yet. */
  readonly file: string
  readonly isJson: boolean
  readonly finish?: (result: TaskResult, write: (bytes: Uint8Array) => Promise<void>) => Promise<TaskResult>
  /** Runs once the file is durable. */
  readonly afterwards?: () => Promise<void>
}

export const performIntoFile = async <Input>(
  task: DataTask<Input>,
  input: Input,
  { file, isJson, finish = async (result) => result, afterwards = async () => undefined }: FileTaskRun
): Promise<number> => {
  const written = await openNewFile(file, await readDataDir()).catch(asFailure)
  if (written instanceof Error) {
    console.error(written.message)
    return 1
  }
  const code = await performTask(task, input, {
    isJson,
    send: (bytes) => Effect.tryPromise({ try: () => written.write(bytes), catch: asFailure }),
    finish: async (result) => {
      const finished = await finish(result, written.write)
      await written.finish()
      await afterwards()
      return finished
    }
  })
  await written.discard()
  return code
}
