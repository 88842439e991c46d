import { performTask } from "../../data-tasks/perform-task.ts"
import { askPassword } from "../../terminal/ask-password.ts"
import { type Command, readCommandLine } from "../command.ts"
import { adminAdd } from "./add.ts"
import { adminList } from "./list.ts"
import { adminLog } from "./log.ts"
import { adminPassword } from "./password.ts"
import { adminRemove } from "./remove.ts"

const usage = `Usage: honesthive admin add NAME [--json]
       honesthive admin password NAME [--json]
       honesthive admin remove NAME [--json]
       honesthive admin list [--json]
       honesthive admin log [--json]

Admins keep the badge catalogue, at /admin/login. There is none until one is added. password gives an admin a new
password and ends the admin's sessions; add and password ask for it, or read it from standard input without a
terminal. log prints who changed what, and on which day.

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const options = { json: { type: "boolean", default: false } } as const

const operands = { add: ["NAME"], password: ["NAME"], remove: ["NAME"], list: [], log: [] } as const

type Verb = keyof typeof operands

const verbs: ReadonlyArray<Verb> = ["add", "password", "remove", "list", "log"]

const perform = async (verb: Verb, username: string, isJson: boolean): Promise<number> => {
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
  summary: "Add, list or remove admins, or show what they changed (admin add|password|remove|list|log)",
  usage,
  run: async (args) => {
    const asked = readCommandLine({ usage }, args, options, verbs, operands)
    if (asked === undefined) return 2
    return perform(asked.verb, asked.operands[0] ?? "", asked.values.json)
  }
}
