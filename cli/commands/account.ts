import { askPassword } from "../ask-password.ts"
import { type Command, readCommandLine } from "./command.ts"

const usage = `Usage: honesthive account add EMAIL [--json]
       honesthive account reset EMAIL [--json]

add makes an account, also where SIGN_UP is closed. reset gives an account a new password and ends its sessions.
Both ask for the password; without a terminal they read it from standard input.

Where OIDC_ISSUER is set there are no passwords: add makes an account for whoever signs in through the issuer with this
e-mail, and reset sets an account free for that, whoever signed in to it before.

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

export const accountCommand: Command = {
  name: "account",
  summary: "Add an account, or reset its password (account add|reset EMAIL)",
  usage,
  run: async (args) => {
    const asked = readCommandLine(
      { usage },
      args,
      { json: { type: "boolean", default: false } },
      ["add", "reset"],
      { add: ["EMAIL"], reset: ["EMAIL"] }
    )
    if (asked === undefined) return 2
    const [email = ""] = asked.operands
    const { performTask } = await import("../data-tasks/perform-task.ts")
    const tasks = await import("../data-tasks/account-tasks.ts")
    const { hasIssuer } = await import("../oidc-settings.ts")
    const output = { isJson: asked.values.json }
    if (hasIssuer()) {
      return performTask(asked.verb === "add" ? tasks.inviteOwner : tasks.releaseOwner, { email }, output)
    }
    const password = await askPassword(`Password for ${email}: `)
    const task = asked.verb === "add" ? tasks.addAccount : tasks.resetAccount
    return performTask(task, { email, password }, output)
  }
}
