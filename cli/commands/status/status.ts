import { type Command, readOperands } from "../command.ts"

const usage = `Usage: honesthive status [--json]

Says how it stands: version, store and its size, the guard and what is the matter with it, how much waits, which key
seals (by its id: the first 8 hex digits of its SHA-256), and the day of the last backup that was made beside a server.
Asks the running server, or opens the store where there is none.

Exit codes: 0 all can be reached; 1 the store cannot; 2 asked wrongly.`

export const statusCommand: Command = {
  name: "status",
  summary: "Say how it stands: store, guard, what waits, last backup",
  usage,
  run: async (args) => {
    const asked = readOperands({ usage }, args, { json: { type: "boolean", default: false } }, [])
    if (asked === undefined) return 2
    const { performTask } = await import("../../data-tasks/perform-task.ts")
    const { readStatus } = await import("./read-status.ts")
    return performTask(readStatus, null, { isJson: asked.values.json })
  }
}
