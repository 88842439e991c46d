import type { Command } from "./commands/command.ts"
import { evaluateCommand } from "./commands/evaluate.ts"
import { serveCommand } from "./commands/serve.ts"

/** What `honesthive` can do. A new command is one file and one line here. */
export const commands: ReadonlyArray<Command> = [serveCommand, evaluateCommand]
