import type { AnyTask } from "../data-tasks/data-task.ts"
import { anyTask } from "../data-tasks/define-task.ts"
import { addAccount, deleteOwner, inviteOwner, releaseOwner, resetAccount } from "./account/account-tasks.ts"
import { adminAdd, adminList, adminLog, adminPassword, adminRemove } from "./admin/admin-tasks.ts"
import { backUp } from "./backup/back-up.ts"
import { exportOwnerTask } from "./export/export-owner.ts"
import { removeOrphanedImages } from "./gc/remove-orphans.ts"
import { rotateKeys } from "./keys/rotate-keys.ts"
import { replayTask } from "./replay/replay.ts"
import { seedBadgesTask } from "./seed/seed-tasks.ts"
import { readStatus } from "./status/read-status.ts"
import { readVerdictsTask } from "./verdicts/read-verdicts.ts"

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
