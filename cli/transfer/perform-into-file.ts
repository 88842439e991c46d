import { Effect } from "effect"
import { openNewFile } from "#adapters/new-file/index.ts"
import type { TaskResult } from "#core/ports/server-task.ts"
import type { DataTask } from "../data-tasks/data-task.ts"
import { asFailure, performTask } from "../data-tasks/perform-task.ts"
import { readDataDir } from "../settings/config.ts"
import { refuseOwnName } from "./own-names.ts"

interface FileTaskRun {
  readonly file: string
  readonly isJson: boolean
  readonly finish?: (result: TaskResult, write: (bytes: Uint8Array) => Promise<void>) => Promise<TaskResult>
  readonly isFailure?: (data: TaskResult["data"]) => boolean
  /** Runs once the file is durable, unless the result is a failure. */
  readonly afterwards?: () => Promise<void>
}

const openFile = async (file: string) => {
  const dataDir = await readDataDir()
  if (dataDir !== undefined) await refuseOwnName(dataDir, file)
  return openNewFile(file, dataDir)
}

export const performIntoFile = async <Input>(
  task: DataTask<Input>,
  input: Input,
  options: FileTaskRun
): Promise<number> => {
  const { file, finish = async (result) => result, isFailure = () => false, afterwards } = options
  const written = await openFile(file).catch(asFailure)
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
