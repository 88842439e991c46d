import { Button } from "../../components/button.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"

interface MailSentProps {
  readonly text: string
  readonly onAgain: () => void
}

export const MailSent = ({ text, onAgain }: MailSentProps) => {
  const signInMessages = useMessages("signIn")
  return (
    <AuthLayout title={signInMessages.linkSentTitle} focusesHeading>
      <p>{text}</p>
      <p className="soft">{signInMessages.linkSentHint}</p>
      <Button block onClick={onAgain}>
        {signInMessages.askAgain}
      </Button>
    </AuthLayout>
  )
}
