import { type Command, readOptions } from "../command.ts"

const usage = `Usage: honesthive gc [--dry-run] [--json]

Finds stored pictures that no profile and no badge names any more, prints their names and removes them, beside a
running server or without one. Such pictures are left behind when something fails in the middle of an upload. One
that was stored within the last hour is left alone: its upload may be under way.

  --dry-run  Only print what would be removed

Exit codes: 0 done; 1 not done, or not to the end; 2 asked wrongly.`

export const gcCommand: Command = {
  name: "gc",
  summary: "Remove pictures that nothing uses",
  usage,
  run: async (args) => {
    const asked = readOptions({ usage }, args, {
      "dry-run": { type: "boolean", default: false },
      json: { type: "boolean", default: false }
    })
    if (asked === undefined) return 2
    const { performTask } = await import("../../data-tasks/perform-task.ts")
    const { removeOrphanedImages } = await import("./remove-orphans.ts")
    return performTask(removeOrphanedImages, { isDryRun: asked["dry-run"] }, { isJson: asked.json })
  }
}
