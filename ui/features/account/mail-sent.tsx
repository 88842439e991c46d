import { Button } from "../../components/button.tsx"
import { accountMessages } from "../../messages/account.ts"
import { AccountDoor } from "./account-door.tsx"

interface MailSentProps {
  readonly text: string
  readonly onAgain: () => void
}

/** Takes the place of the form: what was asked for goes on in the mailbox. */
export const MailSent = ({ text, onAgain }: MailSentProps) => (
  <AccountDoor title={accountMessages.linkSentTitle} isNews>
    <p>{text}</p>
    <p className="soft">{accountMessages.linkSentHint}</p>
    <Button block onClick={onAgain}>
      {accountMessages.askAgain}
    </Button>
  </AccountDoor>
)
