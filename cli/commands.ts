import { accountCommand } from "./commands/account/account.ts"
import { addAccount, inviteOwner } from "./commands/account/add.ts"
import { deleteOwner } from "./commands/account/delete.ts"
import { releaseOwner, resetAccount } from "./commands/account/reset.ts"
import { resumeOwner, suspendOwner } from "./commands/account/suspend.ts"
import { adminAdd } from "./commands/admin/add.ts"
import { adminCommand } from "./commands/admin/admin.ts"
import { adminList } from "./commands/admin/list.ts"
import { adminLog } from "./commands/admin/log.ts"
import { adminPassword } from "./commands/admin/password.ts"
import { adminRemove } from "./commands/admin/remove.ts"
import { adminSessions, endSessions } from "./commands/admin/sessions.ts"
import { backUp, backupCommand } from "./commands/backup/backup.ts"
import type { Command } from "./commands/command.ts"
import { evaluateCommand } from "./commands/evaluate/evaluate.ts"
import { exportCommand, exportOwnerTask, exportZipTask } from "./commands/export/export.ts"
import { gcCommand, removeOrphanedImages } from "./commands/gc/gc.ts"
import { keysCommand, rotateKeys } from "./commands/keys/rotate.ts"
import { moveCommand } from "./commands/move/move.ts"
import { replayCommand } from "./commands/replay/replay.ts"
import { replayTask } from "./commands/replay/replay-task.ts"
import { restoreCommand } from "./commands/restore/restore.ts"
import { seedBadgesTask, seedCommand } from "./commands/seed/badges.ts"
import { serveCommand } from "./commands/serve/serve.ts"
import { readStatus, statusCommand } from "./commands/status/status.ts"
import { readVerdictsTask, verdictsCommand } from "./commands/verdicts/verdicts.ts"
import type { AnyTask } from "./data-tasks/data-task.ts"
import { anyTask } from "./data-tasks/define-task.ts"

/** All that a running server does for commands. */
const dataTasks: ReadonlyArray<AnyTask> = [
  anyTask(rotateKeys),
  anyTask(addAccount),
  anyTask(resetAccount),
  anyTask(inviteOwner),
  anyTask(releaseOwner),
  anyTask(deleteOwner),
  anyTask(suspendOwner),
  anyTask(resumeOwner),
  anyTask(adminAdd),
  anyTask(adminPassword),
  anyTask(adminRemove),
  anyTask(adminList),
  anyTask(adminLog),
  anyTask(adminSessions),
  anyTask(endSessions),
  anyTask(seedBadgesTask),
  anyTask(removeOrphanedImages),
  anyTask(backUp),
  anyTask(readStatus),
  anyTask(exportOwnerTask),
  anyTask(exportZipTask),
  anyTask(readVerdictsTask),
  anyTask(replayTask)
]

/** What `honesthive` can do. A new command is one folder and one line here; a task that a running server does for it is another. */
export const commands: ReadonlyArray<Command> = [
  serveCommand(dataTasks),
  statusCommand,
  evaluateCommand,
  accountCommand,
  adminCommand,
  keysCommand,
  seedCommand,
  gcCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  exportCommand,
  verdictsCommand,
  replayCommand
]
