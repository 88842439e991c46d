import { addAccount, deleteOwner, inviteOwner, releaseOwner, resetAccount } from "./account-tasks.ts"
import { adminAdd, adminList, adminLog, adminPassword, adminRemove } from "./admin-tasks.ts"
import { backUp } from "./back-up.ts"
import type { AnyTask } from "./data-task.ts"
import { anyTask } from "./define-task.ts"
import { exportOwnerTask } from "./export-owner.ts"
import { readStatus } from "./read-status.ts"
import { readVerdictsTask } from "./read-verdicts.ts"
import { removeOrphanedImages } from "./remove-orphans.ts"
import { replayTask } from "./replay.ts"
import { rotateKeys } from "./rotate-keys.ts"
import { seedBadgesTask } from "./seed-tasks.ts"

/** All that a running server does for commands. */
export const dataTasks: ReadonlyArray<AnyTask> = [
  anyTask(rotateKeys),
  anyTask(addAccount),
  anyTask(resetAccount),
  anyTask(inviteOwner),
  anyTask(releaseOwner),
  anyTask(deleteOwner),
  anyTask(adminAdd),
  anyTask(adminPassword),
  anyTask(adminRemove),
  anyTask(adminList),
  anyTask(adminLog),
  anyTask(seedBadgesTask),
  anyTask(removeOrphanedImages),
  anyTask(backUp),
  anyTask(readStatus),
  anyTask(exportOwnerTask),
  anyTask(readVerdictsTask),
  anyTask(replayTask)
]
