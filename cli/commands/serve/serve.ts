import type { AnyTask } from "../../data-tasks/data-task.ts"
import { startServer } from "../../server/serve.ts"
import { type Command, readOptions } from "../command.ts"

const usage = `Usage: honesthive serve

Runs the server until SIGTERM or SIGINT. Configured by environment variables (docs/configuration.md).

Exit codes: 0 success, 1 failure, 2 invalid usage`

export const serveCommand = (tasks: ReadonlyArray<AnyTask>): Command => ({
  name: "serve",
  summary: "Start the server",
  usage,
  run: async (args) => {
    const options = readOptions({ usage }, args, { "dev-client": { type: "boolean", default: false } })
    return options === undefined ? 2 : startServer(options["dev-client"], tasks)
  }
})
