import { accountCommand } from "./commands/account/account.ts"
import { adminCommand } from "./commands/admin/admin.ts"
import { backupCommand } from "./commands/backup/backup.ts"
import type { Command } from "./commands/command.ts"
import { evaluateCommand } from "./commands/evaluate/evaluate.ts"
import { exportCommand } from "./commands/export/export.ts"
import { gcCommand } from "./commands/gc/gc.ts"
import { invitationCommand } from "./commands/invitation/invitation.ts"
import { keysCommand } from "./commands/keys/rotate.ts"
import { moveCommand } from "./commands/move/move.ts"
import { replayCommand } from "./commands/replay/replay.ts"
import { restoreCommand } from "./commands/restore/restore.ts"
import { seedCommand } from "./commands/seed/badges.ts"
import { serveCommand } from "./commands/serve/serve.ts"
import { statusCommand } from "./commands/status/status.ts"
import { verdictsCommand } from "./commands/verdicts/verdicts.ts"
import { verifyCommand } from "./commands/verify/verify.ts"

const otherCommands: ReadonlyArray<Command> = [
  statusCommand,
  evaluateCommand,
  accountCommand,
  adminCommand,
  invitationCommand,
  keysCommand,
  seedCommand,
  gcCommand,
  backupCommand,
  restoreCommand,
  moveCommand,
  exportCommand,
  verdictsCommand,
  replayCommand,
  verifyCommand
]

export const commands: ReadonlyArray<Command> = [
  serveCommand(otherCommands.flatMap(({ tasks = [] }) => tasks)),
  ...otherCommands
]
