import { type Command, readOptions } from "../command.ts"

const usage = `Usage: honesthive move --from DATA_DIR [--to DATABASE_URL] [--json]

Moves everything from a data folder to an empty PostgreSQL database: accounts, feedback, points, badges, sessions,
admins, catalogue. Texts stay sealed with the key that they have: ENCRYPTION_KEY, or else DATA_DIR/encryption.key.
Pictures go to the bucket when S3_BUCKET is set; otherwise the folder DATA_DIR/images is taken along by hand.

Stop the server on DATA_DIR first. Its data is left as it is; the folder notes where it went, and is used again only
with --after-move. Everything is read back and compared before it counts:
interrupted or killed at any moment, the database is as empty as it was, or complete; run it again.

  --from  The data folder
  --to    postgres://user:password@host/database. Better given as DATABASE_URL in the environment: other users of this
          machine can read the options of programs

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

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
    const asked = readOptions({ usage }, args, options)
    if (asked === undefined) return 2
    if (asked.from === undefined) {
      console.error(`Say where from: with --from.\n\n${usage}`)
      return 2
    }
    const { runWork } = await import("../../data-tasks/perform-task.ts")
    const { moveData } = await import("./move-data.ts")
    return runWork(moveData({ from: asked.from, to: asked.to }), { isJson: asked.json })
  }
}
