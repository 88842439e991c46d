import { accountCommand } from "./commands/account/account.ts"
import { adminCommand } from "./commands/admin/admin.ts"
import { backupCommand } from "./commands/backup/backup.ts"
import type { Command } from "./commands/command.ts"
import { evaluateCommand } from "./commands/evaluate/evaluate.ts"
import { exportCommand } from "./commands/export/export.ts"
import { gcCommand } from "./commands/gc/gc.ts"
import { keysCommand } from "./commands/keys/keys.ts"
import { moveCommand } from "./commands/move/command.ts"
import { replayCommand } from "./commands/replay/command.ts"
import { restoreCommand } from "./commands/restore/command.ts"
import { seedCommand } from "./commands/seed/seed.ts"
import { serveCommand } from "./commands/serve/serve.ts"
import { statusCommand } from "./commands/status/status.ts"
import { verdictsCommand } from "./commands/verdicts/verdicts.ts"

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
