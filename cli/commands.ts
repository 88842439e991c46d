import { accountCommand } from "./commands/account.ts"
import { adminCommand } from "./commands/admin.ts"
import { backupCommand } from "./commands/backup.ts"
import type { Command } from "./commands/command.ts"
import { evaluateCommand } from "./commands/evaluate.ts"
import { exportCommand } from "./commands/export.ts"
import { gcCommand } from "./commands/gc.ts"
import { keysCommand } from "./commands/keys.ts"
import { moveCommand } from "./commands/move.ts"
import { replayCommand } from "./commands/replay.ts"
import { restoreCommand } from "./commands/restore.ts"
import { seedCommand } from "./commands/seed.ts"
import { serveCommand } from "./commands/serve.ts"
import { statusCommand } from "./commands/status.ts"
import { verdictsCommand } from "./commands/verdicts.ts"

/** What `honesthive` can do. A new command is one file and one line here. */
export const commands: ReadonlyArray<Command> = [
  serveCommand,
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
