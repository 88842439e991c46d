import { type Command, readCommandLine } from "./command.ts"

const usage = `Usage: honesthive keys rotate [--json]

Seals every stored text with a new key, beside a running server or without one. Interrupted, it goes on when it is
run again; the old key is forgotten only when everything opens with the new one.

The key in DATA_DIR is replaced by a new one. A key that ENCRYPTION_KEY gives is changed in three steps: name the new
key and, after a comma, the old one (ENCRYPTION_KEY=NEW,OLD) and restart every server; run this; name the new one alone.

Idempotency-Keys that were used before are not recognised afterwards.

Exit codes: 0 done; 1 not done, or not to the end; 2 asked wrongly.`

export const keysCommand: Command = {
  name: "keys",
  summary: "Change the encryption key (keys rotate)",
  usage,
  run: async (args) => {
    const asked = readCommandLine(
      { usage },
      args,
      { json: { type: "boolean", default: false } },
      ["rotate"],
      { rotate: [] }
    )
    if (asked === undefined) return 2
    const { performTask } = await import("../data-tasks/perform-task.ts")
    const { rotateKeys } = await import("../data-tasks/rotate-keys.ts")
    return performTask(rotateKeys, null, { isJson: asked.values.json })
  }
}
