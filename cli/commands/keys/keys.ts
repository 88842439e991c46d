import { type Command, readCommandLine } from "../command.ts"

const usage = `Usage: honesthive keys rotate [--forget-old-key] [--json]

Seals every stored text with a new key, beside a running server or without one. Interrupted, it goes on when it is
run again; the old key is put aside only when everything opens with the new one.

The key in DATA_DIR is replaced by a new one. The old one is kept beside it, in encryption.key.old, and opens nothing
but backups from before the change: restore reads it there.

  --forget-old-key  Change no key: forget the old ones that are kept. Backups from before cannot be read any more

A key that ENCRYPTION_KEY gives is changed in three steps: name the new key and, after a comma, the old one
(ENCRYPTION_KEY=NEW,OLD) and restart every server; run this; name the new one alone and restart again. Keep the old one
yourself, as long as you keep a backup from before.

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
      { json: { type: "boolean", default: false }, "forget-old-key": { type: "boolean", default: false } },
      ["rotate"],
      { rotate: [] }
    )
    if (asked === undefined) return 2
    const { performTask } = await import("../../data-tasks/perform-task.ts")
    const { rotateKeys } = await import("./rotate-keys.ts")
    return performTask(
      rotateKeys,
      { forgetsOld: asked.values["forget-old-key"] },
      { isJson: asked.values.json }
    )
  }
}
