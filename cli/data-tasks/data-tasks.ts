import { addAccount, resetAccount } from "./account-tasks.ts"
import type { AnyTask } from "./data-task.ts"
import { anyTask } from "./define-task.ts"
import { rotateKeys } from "./rotate-keys.ts"

/** All that a running server does for commands. */
export const dataTasks: ReadonlyArray<AnyTask> = [
  anyTask(rotateKeys),
  anyTask(addAccount),
  anyTask(resetAccount)
]
