import { adminRoles } from "#core/domain/admins/admin.ts"
import { anyTask } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { askPassword } from "../../terminal/ask-password.ts"
import { type Command, readCommandLine } from "../command.ts"
import { adminAdd } from "./add.ts"
import { adminList } from "./list.ts"
import { adminLog } from "./log.ts"
import { adminPassword } from "./password.ts"
import { adminRemove } from "./remove.ts"
import { adminRole } from "./role.ts"
import { resetAdminSecondFactor } from "./second-factor.ts"
import { adminSessions, endSessions } from "./sessions.ts"

const usage = `Usage: honesthive admin add NAME [--operator] [--json]
       honesthive admin role NAME operator|none [--json]
       honesthive admin password NAME [--json]
       honesthive admin second-factor reset NAME [--json]
       honesthive admin remove NAME [--json]
       honesthive admin list [--json]
       honesthive admin log [--json]
       honesthive admin sessions [--end=ID | --end-all] [--json]

Manages admins, who sign in at /admin/login and maintain the badge catalogue. Operators may also open the pages about
owners and this installation. There are none until you add one.

  add       Adds an admin. Asks for the password, or reads it from standard input if there is no terminal
  role      Makes an admin an operator, or takes the role
  password  Sets a new password, read as for add, and ends the admin's sessions
  second-factor reset
            Removes a lost second factor, after which the password alone signs in, and ends the admin's sessions
  remove    Removes an admin
  list      Lists the admins
  log       Lists by day who changed what: admins, badges, backups, and what was done to accounts, here and by
            operators, without saying whose
  sessions  Lists where admins are signed in: id, day of the sign-in, name

Options:
  --operator  Make the new admin an operator
  --end=ID    End one session
  --end-all   End all sessions
  --json      Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

const options = {
  operator: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  end: { type: "string" },
  "end-all": { type: "boolean", default: false }
} as const

const operands = {
  add: ["NAME"],
  role: ["NAME", "operator|none"],
  password: ["NAME"],
  "second-factor": ["reset", "NAME"],
  remove: ["NAME"],
  list: [],
  log: [],
  sessions: []
} as const

type AdminVerb = keyof typeof operands

const verbsOfOptions = { operator: ["add"], end: ["sessions"], "end-all": ["sessions"] } as const

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

const performRole = async (username: string, given: string, isJson: boolean): Promise<number> => {
  const role = given === "none" ? null : adminRoles.find((name) => name === given)
  if (role !== undefined) return performTask(adminRole, { username, role }, { isJson })
  console.error(`The role is operator or none.\n\n${usage}`)
  return 2
}

interface AdminCommandOptions {
  readonly isJson: boolean
  readonly isOperator: boolean
}

const perform = async (
  verb: Exclude<AdminVerb, "sessions" | "role" | "second-factor">,
  username: string,
  { isJson, isOperator }: AdminCommandOptions
): Promise<number> => {
  const password =
    verb === "add" || verb === "password" ? await askPassword(`Password for ${username}: `) : ""
  switch (verb) {
    case "add":
      return performTask(adminAdd, { username, password, isOperator }, { isJson })
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
    "Add, list or remove admins, show what they changed, or end their sessions (admin add|role|password|second-factor|remove|list|log|sessions)",
  usage,
  tasks: [
    anyTask(adminAdd),
    anyTask(adminRole),
    anyTask(adminPassword),
    anyTask(adminRemove),
    anyTask(resetAdminSecondFactor),
    anyTask(adminList),
    anyTask(adminLog),
    anyTask(adminSessions),
    anyTask(endSessions)
  ],
  run: async (args) => {
    const parsed = readCommandLine({ usage }, args, options, operands, verbsOfOptions)
    if (parsed === undefined) return 2
    const { json: isJson } = parsed.values
    if (parsed.verb === "sessions") return performSessions(parsed.values, isJson)
    const [username = "", second = ""] = parsed.operands
    if (parsed.verb === "second-factor")
      return performTask(resetAdminSecondFactor, { username: second }, { isJson })
    if (parsed.verb === "role") return performRole(username, second, isJson)
    return perform(parsed.verb, username, { isJson, isOperator: parsed.values.operator })
  }
}
