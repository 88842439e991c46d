import { anyTask } from "../../data-tasks/define-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { askPassword } from "../../terminal/ask-password.ts"
import { type Command, readCommandLine } from "../command.ts"
import { adminAdd } from "./add.ts"
import { adminList } from "./list.ts"
import { adminLog } from "./log.ts"
import { adminPassword } from "./password.ts"
import { adminRemove } from "./remove.ts"
import { adminSessions, endSessions } from "./sessions.ts"

const usage = `Usage: honesthive admin add NAME [--json]
       honesthive admin password NAME [--json]
       honesthive admin remove NAME [--json]
       honesthive admin list [--json]
       honesthive admin log [--json]
       honesthive admin sessions [--end=ID | --end-all] [--json]

Manages admins, who maintain the badge catalogue at /admin/login. There are none until you add one.

  add       Adds an admin. Asks for the password, or reads it from standard input if there is no terminal
  password  Sets a new password, read as for add, and ends the admin's sessions
  remove    Removes an admin
  list      Lists the admins
  log       Lists by day who changed what: admins, badges, backups, and what was done to accounts on this command
            line, without saying whose
  sessions  Lists where admins are signed in: id, day of the sign-in, name

Options:
  --end=ID   End one session
  --end-all  End all sessions
  --json     Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

const options = {
  json: { type: "boolean", default: false },
  end: { type: "string" },
  "end-all": { type: "boolean", default: false }
} as const

const operands = {
  add: ["NAME"],
  password: ["NAME"],
  remove: ["NAME"],
  list: [],
  log: [],
  sessions: []
} as const

type AdminVerb = keyof typeof operands

const verbs: ReadonlyArray<AdminVerb> = ["add", "password", "remove", "list", "log", "sessions"]

interface EndSessionsOptions {
  readonly end?: string | undefined
  readonly "end-all": boolean
}

const performSessions = async (
  { end, "end-all": isAll }: EndSessionsOptions,
  isJson: boolean
): Promise<number> => {
  if (end !== undefined && isAll) {
    console.error(`Use either --end=ID or --end-all.\n\n${usage}`)
    return 2
  }
  if (end === undefined && !isAll) return performTask(adminSessions, null, { isJson })
  return performTask(endSessions, { id: end ?? null }, { isJson })
}

const perform = async (
  verb: Exclude<AdminVerb, "sessions">,
  username: string,
  isJson: boolean
): Promise<number> => {
  const password =
    verb === "add" || verb === "password" ? await askPassword(`Password for ${username}: `) : ""
  switch (verb) {
    case "add":
      return performTask(adminAdd, { username, password }, { isJson })
    case "password":
      return performTask(adminPassword, { username, password }, { isJson })
    case "remove":
      return performTask(adminRemove, { username }, { isJson })
    case "list":
      return performTask(adminList, null, { isJson })
    case "log":
      return performTask(adminLog, null, { isJson })
  }
}

export const adminCommand: Command = {
  name: "admin",
  summary:
    "Add, list or remove admins, show what they changed, or end their sessions (admin add|password|remove|list|log|sessions)",
  usage,
  tasks: [
    anyTask(adminAdd),
    anyTask(adminPassword),
    anyTask(adminRemove),
    anyTask(adminList),
    anyTask(adminLog),
    anyTask(adminSessions),
    anyTask(endSessions)
  ],
  run: async (args) => {
    const asked = readCommandLine({ usage }, args, options, verbs, operands)
    if (asked === undefined) return 2
    const { json: isJson } = asked.values
    if (asked.verb === "sessions") return performSessions(asked.values, isJson)
    return perform(asked.verb, asked.operands[0] ?? "", isJson)
  }
}
