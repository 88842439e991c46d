import { Effect, Schema } from "effect"
import { failureText } from "#core/ports/failure-text.ts"
import { rotateAgainText } from "#core/ports/keyring.ts"
import type { TaskResult } from "#core/ports/server-task.ts"
import { changeKeys, forgetOldKeys, rotationFailed } from "#core/use-cases/keys/change-keys.ts"
import { anyTask, type DataTask } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { counted } from "../../terminal/counted.ts"
import { invitationLines, unreadableLines } from "../../transfer/fill-store.ts"
import { type Command, readCommandLine } from "../command.ts"

const usage = `Usage: honesthive keys rotate [--forget-old-key] [--json]

Reseals every stored text with a new key. Works with or without a running server. If interrupted, run it again and it
continues; the old key is retired only when everything opens with the new one. Texts that no key opens are left as
they are and counted; if that is most of them, the command stops early and both keys stay in use.

A key in DATA_DIR is replaced by a new one. The old key stays beside it in encryption.key.old, only for restoring
earlier backups.

A key in ENCRYPTION_KEY takes three steps: set ENCRYPTION_KEY=NEW,OLD and restart every server; run this command; set
ENCRYPTION_KEY=NEW and restart again. Keep the old key as long as you keep backups sealed with it.

Idempotency-Keys used before are not recognised afterwards, and all invitations end.

Options:
  --forget-old-key  Change no key, but remove the retired ones. Backups sealed with them become unreadable
  --json            Print the result as one JSON document

Exit codes: 0 success, 1 failure or incomplete, 2 invalid usage`

const Input = Schema.Struct({ forgetsOld: Schema.Boolean })

const forgottenLine = (count: number): TaskResult => ({
  lines: [
    count === 0
      ? "No old key was kept."
      : `${count === 1 ? "The old key is" : `${count} old keys are`} forgotten. The key that seals stays as it is.`
  ],
  data: { forgotten: count }
})

const rotateKeys: DataTask<typeof Input.Type> = {
  name: "keys-rotate",
  input: Input,
  run: Effect.fn("rotateKeys")(
    function* ({ forgetsOld }, report) {
      if (forgetsOld) return forgottenLine(yield* forgetOldKeys)
      const { sealed, unreadable, invitations, leftToDo } = yield* changeKeys((done, all) =>
        report(done / all, done)
      )
      return {
        lines: [
          `${counted(sealed, "item is", "items are")} sealed with the new key.`,
          ...unreadableLines(unreadable, "left"),
          ...invitationLines(invitations),
          leftToDo
        ],
        data: { sealed, unreadable, invitations, leftToDo }
      }
    },
    Effect.catchTags({
      KeyUnusable: (error) => rotationFailed(error.message),
      StoreUnavailable: (error) => rotationFailed(`${failureText(error)} ${rotateAgainText}`)
    })
  )
}

export const keysCommand: Command = {
  name: "keys",
  summary: "Change the encryption key (keys rotate)",
  usage,
  tasks: [anyTask(rotateKeys)],
  run: async (args) => {
    const parsed = readCommandLine(
      { usage },
      args,
      { json: { type: "boolean", default: false }, "forget-old-key": { type: "boolean", default: false } },
      { rotate: [] }
    )
    if (parsed === undefined) return 2
    return performTask(
      rotateKeys,
      { forgetsOld: parsed.values["forget-old-key"] },
      { isJson: parsed.values.json }
    )
  }
}
