import { type Command, readOptions } from "../command.ts"

const usage = `Usage: honesthive move --from DATA_DIR [--to DATABASE_URL] [--json]

Moves everything from a data folder to an empty PostgreSQL database: accounts, feedback, points, badges, sessions,
admins and the catalogue. Texts stay sealed with their current key: ENCRYPTION_KEY, or DATA_DIR/encryption.key.
Images go to the bucket if S3_BUCKET is set; otherwise copy the folder DATA_DIR/images yourself.

Stop the server on DATA_DIR first. The move leaves its data unchanged and notes there which database has it now; from
then on the folder is used only with --after-move. The copy is read back and compared before it counts. After an
interruption at any moment the database is either empty or complete, and you can run the command again: one that is
then not empty is complete.

Options:
  --from DATA_DIR    The data folder
  --to DATABASE_URL  postgres://user:password@host/database. Setting DATABASE_URL in the environment is safer: other
                     users of this machine can see command-line options
  --json             Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

const options = {
  from: { type: "string" },
  to: { type: "string" },
  json: { type: "boolean", default: false }
} as const

export const moveCommand: Command = {
  name: "move",
  summary: "Move everything from a data folder to PostgreSQL (move --from DATA_DIR --to DATABASE_URL)",
  usage,
  run: async (args) => {
    const parsed = readOptions({ usage }, args, options)
    if (parsed === undefined) return 2
    if (parsed.from === undefined) {
      console.error(`--from is missing.\n\n${usage}`)
      return 2
    }
    const { runWork } = await import("../../data-tasks/perform-task.ts")
    const { moveData } = await import("./move-data.ts")
    return runWork(moveData({ from: parsed.from, to: parsed.to }), { isJson: parsed.json })
  }
}
