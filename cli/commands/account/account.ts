import { anyTask } from "../../data-tasks/define-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { hasIssuer } from "../../settings/oidc-settings.ts"
import { askPassword } from "../../terminal/ask-password.ts"
import { readAnswer } from "../../terminal/typed-answer.ts"
import { type Command, readCommandLine } from "../command.ts"
import { addAccount, inviteOwner } from "./add.ts"
import { deleteOwner } from "./delete.ts"
import { releaseOwner, resetAccount } from "./reset.ts"
import { resumeOwner, suspendOwner } from "./suspend.ts"

const usage = `Usage: honesthive account add EMAIL [--json]
       honesthive account reset EMAIL [--json]
       honesthive account suspend EMAIL --reason TEXT [--json]
       honesthive account resume EMAIL [--reason TEXT] [--json]
       honesthive account delete EMAIL [--yes] [--json]

add makes an account, also where SIGN_UP is closed; it asks for the password, or reads it from standard input without a
terminal. reset prints a link, to hand on, with which the owner chooses a new password: once, within an hour; doing so
ends all sessions of the account. The link begins with PUBLIC_URL.

Where OIDC_ISSUER is set there are no passwords: add makes an account for whoever signs in through the issuer with this
email, and reset sets an account free for that, whoever signed in to it before.

suspend closes a page: visitors see that its link is unknown, and nobody can write. Its owner signs in, reads the reason,
and can still download everything and delete the account. resume opens it again; its reason is printed and not kept.

delete removes an account at once and for good, with its feedback, verdicts, points, badges, photo and sessions; its
link is never given again. Asks to type the email before it does; --yes does not ask. Backups from before still hold
the account: remove them, or delete it again after a restore.

Exit codes: 0 done; 1 not done; 2 asked wrongly.`

const isConfirmed = async (email: string): Promise<boolean> =>
  (await readAnswer(`Type ${email} to delete this account and all of its feedback for good: `)) === email

const options = {
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  reason: { type: "string", default: "" }
} as const

const operands = {
  add: ["EMAIL"],
  reset: ["EMAIL"],
  suspend: ["EMAIL"],
  resume: ["EMAIL"],
  delete: ["EMAIL"]
} as const

const verbs: ReadonlyArray<keyof typeof operands> = ["add", "reset", "suspend", "resume", "delete"]

export const accountCommand: Command = {
  name: "account",
  summary:
    "Add, suspend or delete an account, or reset its password (account add|reset|suspend|resume|delete EMAIL)",
  usage,
  tasks: [
    anyTask(addAccount),
    anyTask(inviteOwner),
    anyTask(resetAccount),
    anyTask(releaseOwner),
    anyTask(deleteOwner),
    anyTask(suspendOwner),
    anyTask(resumeOwner)
  ],
  run: async (args) => {
    const asked = readCommandLine({ usage }, args, options, verbs, operands)
    if (asked === undefined) return 2
    const [email = ""] = asked.operands
    if (asked.verb === "delete" && !asked.values.yes && !(await isConfirmed(email))) {
      console.error("Nothing was deleted.")
      return 1
    }
    const output = { isJson: asked.values.json }
    const { reason } = asked.values
    if (asked.verb === "suspend") return performTask(suspendOwner, { email, reason }, output)
    if (asked.verb === "resume") return performTask(resumeOwner, { email, reason }, output)
    if (asked.verb === "delete") return performTask(deleteOwner, { email }, output)
    if (asked.verb === "reset")
      return performTask(hasIssuer() ? releaseOwner : resetAccount, { email }, output)
    if (hasIssuer()) return performTask(inviteOwner, { email }, output)
    const password = await askPassword(`Password for ${email}: `)
    return performTask(addAccount, { email, password }, output)
  }
}
