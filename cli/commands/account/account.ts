import { anyTask } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { signInMethod } from "../../settings/oidc-settings.ts"
import { askPassword } from "../../terminal/ask-password.ts"
import { readAnswer } from "../../terminal/typed-answer.ts"
import { type Command, readCommandLine } from "../command.ts"
import { addAccount, inviteOwner } from "./add.ts"
import { deleteOwner } from "./delete.ts"
import { releaseOwner, resetAccount } from "./reset.ts"
import { resetOwnerSecondFactor } from "./second-factor.ts"
import { resumeOwner, suspendOwner } from "./suspend.ts"

const usage = `Usage: honesthive account add EMAIL [--issuer] [--json]
       honesthive account reset EMAIL [--issuer] [--json]
       honesthive account second-factor reset EMAIL [--json]
       honesthive account suspend EMAIL --reason TEXT [--json]
       honesthive account resume EMAIL [--reason TEXT] [--json]
       honesthive account delete EMAIL [--yes] [--json]

Manages owners' accounts.

  add      Adds an account, even if SIGN_UP is invited or closed. Asks for the password, or reads it from standard input
           if there is no terminal
  reset    Prints a link for the owner, starting with PUBLIC_URL, to set a new password. It works once, within an hour,
           and using it ends all sessions of the account
  second-factor reset
           Removes a lost second factor, after which the password alone signs in, and ends all sessions of the account.
           Make sure first that it is the owner who asks
  suspend  Closes a page: visitors see an unknown link and can't write. The owner can still sign in, read the reason,
           download everything and delete the account
  resume   Opens the page again. The reason is printed and not stored
  delete   Permanently deletes an account with its feedback, verdicts, points, badges, photo and sessions. Its link is
           never given out again. Asks for confirmation. Earlier backups still contain the account: remove them, or
           delete the account again after a restore

With OIDC_ISSUER there are no passwords. add then makes an account for the person who signs in through the issuer with
this email; reset disconnects an account, so that the next sign-in through the issuer with its email takes it over.
With SIGN_IN=both, that is what --issuer does.

Options:
  --issuer       With SIGN_IN=both: add or reset an account for the issuer
  --reason TEXT  Why the page is closed; its owner reads this text
  --yes          Don't ask for confirmation
  --json         Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

const isConfirmed = async (email: string): Promise<boolean> =>
  (await readAnswer(`Type ${email} to delete this account and all of its feedback for good: `)) === email

const options = {
  json: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  issuer: { type: "boolean", default: false },
  reason: { type: "string", default: "" }
} as const

const operands = {
  add: ["EMAIL"],
  reset: ["EMAIL"],
  "second-factor": ["reset", "EMAIL"],
  suspend: ["EMAIL"],
  resume: ["EMAIL"],
  delete: ["EMAIL"]
} as const

const verbsOfOptions = {
  yes: ["delete"],
  issuer: ["add", "reset"],
  reason: ["suspend", "resume"]
} as const

export const accountCommand: Command = {
  name: "account",
  summary:
    "Add, suspend or delete an account, or reset its password or second factor (account add|reset|second-factor|suspend|resume|delete EMAIL)",
  usage,
  tasks: [
    anyTask(addAccount),
    anyTask(inviteOwner),
    anyTask(resetAccount),
    anyTask(releaseOwner),
    anyTask(resetOwnerSecondFactor),
    anyTask(deleteOwner),
    anyTask(suspendOwner),
    anyTask(resumeOwner)
  ],
  run: async (args) => {
    const parsed = readCommandLine({ usage }, args, options, operands, verbsOfOptions)
    if (parsed === undefined) return 2
    const email = parsed.operands.at(-1) ?? ""
    if (parsed.verb === "delete" && !parsed.values.yes && !(await isConfirmed(email))) {
      console.error("Nothing was deleted.")
      return 1
    }
    const output = { isJson: parsed.values.json }
    const { reason, issuer } = parsed.values
    const isThroughIssuer = issuer || signInMethod() === "issuer"
    if (parsed.verb === "second-factor") return performTask(resetOwnerSecondFactor, { email }, output)
    if (parsed.verb === "suspend") return performTask(suspendOwner, { email, reason }, output)
    if (parsed.verb === "resume") return performTask(resumeOwner, { email, reason }, output)
    if (parsed.verb === "delete") return performTask(deleteOwner, { email }, output)
    if (parsed.verb === "reset")
      return performTask(isThroughIssuer ? releaseOwner : resetAccount, { email }, output)
    if (isThroughIssuer) return performTask(inviteOwner, { email }, output)
    const password = await askPassword(`Password for ${email}: `)
    return performTask(addAccount, { email, password }, output)
  }
}
