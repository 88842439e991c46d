import { maxInvitationUses } from "#core/domain/invitations/invitation-rules.ts"
import { anyTask } from "../../data-tasks/data-task.ts"
import { performTask } from "../../data-tasks/perform-task.ts"
import { type Command, readCommandLine, usageOnInvalid } from "../command.ts"
import { invitationList } from "./list.ts"
import { invitationMake } from "./make.ts"
import { invitationWithdraw } from "./withdraw.ts"

const usage = `Usage: honesthive invitation make [--uses N] [--email EMAIL] [--json]
       honesthive invitation list [--json]
       honesthive invitation withdraw ID [--json]

Manages invitations, which people need to sign up where SIGN_UP is invited.

  make      Prints a link, starting with PUBLIC_URL, that opens an account within seven days. It is shown only now
  list      Lists invitations by day: how many sign-ups used each, never whose, and its id
  withdraw  Ends an invitation. Accounts that were made with it stay

Options:
  --uses N       Sign-ups that the link allows, 1 to ${maxInvitationUses} (default 1)
  --email EMAIL  Mail the link to this address, too, with SMTP_URL. The address is stored nowhere
  --json         Print the result as one JSON document

Exit codes: 0 success, 1 failure, 2 invalid usage`

const options = {
  json: { type: "boolean", default: false },
  uses: { type: "string", default: "1" },
  email: { type: "string" }
} as const

const operands = { make: [], list: [], withdraw: ["ID"] } as const

const verbsOfOptions = { uses: ["make"], email: ["make"] } as const

const readUses = (text: string): number => {
  const uses = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (uses < 1 || uses > maxInvitationUses)
    throw new Error(`--uses must be a whole number from 1 to ${maxInvitationUses}.`)
  return uses
}

/** Ids are 43 random characters and may begin with a hyphen, which would be read as an option. */
const idsLast = (args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isId = (text: string) => /^-[\w-]{42}$/.test(text)
  const ids = args.includes("--") ? [] : args.filter(isId)
  return ids.length === 0 ? args : [...args.filter((arg) => !isId(arg)), "--", ...ids]
}

export const invitationCommand: Command = {
  name: "invitation",
  summary: "Make, list or withdraw links with which people sign up (invitation make|list|withdraw)",
  usage,
  tasks: [anyTask(invitationMake), anyTask(invitationList), anyTask(invitationWithdraw)],
  run: async (args) => {
    const parsed = readCommandLine({ usage }, idsLast(args), options, operands, verbsOfOptions)
    if (parsed === undefined) return 2
    const { json: isJson, email } = parsed.values
    if (parsed.verb === "list") return performTask(invitationList, null, { isJson })
    if (parsed.verb === "withdraw")
      return performTask(invitationWithdraw, { id: parsed.operands[0] ?? "" }, { isJson })
    const uses = usageOnInvalid(usage, () => readUses(parsed.values.uses))
    if (uses === undefined) return 2
    return performTask(invitationMake, { uses, ...(email === undefined ? {} : { email }) }, { isJson })
  }
}
