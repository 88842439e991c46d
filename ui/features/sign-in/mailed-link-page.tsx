import type { ReactNode } from "react"
import { isMailedLinkUnusable, userMessageOf } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { AuthLayout } from "./auth-layout.tsx"
import { LinkUnusable, type UnusableLink } from "./link-unusable.tsx"
import { NeedsScript } from "./needs-script.tsx"
import { useLinkSecret } from "./use-link-secret.ts"
import { useSending } from "./use-sending.ts"

interface MailedLinkPageProps {
  readonly title: string
  readonly lead: string
  readonly label: string
  readonly busyLabel: string
  readonly use: (secret: string) => Promise<unknown>
  readonly to: string
  readonly whyNot?: (error: unknown) => string
  readonly wayOut?: (error: unknown) => ReactNode
  readonly unusable: UnusableLink
}

/** Target of a mailed link. It waits for a press, because mail scanners open links, too. */
export const MailedLinkPage = (props: MailedLinkPageProps) => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const { title, lead, label, busyLabel, use, to, whyNot, wayOut, unusable } = props
  const token = useLinkSecret()
  const using = useSending(use, () => window.location.assign(to))
  const isForgotten = token === ""
  if (isForgotten || isMailedLinkUnusable(using.error))
    return <LinkUnusable {...unusable} isForgotten={isForgotten} />
  return (
    <AuthLayout title={title}>
      <p>{lead}</p>
      {using.error !== null && (
        <FieldProblem
          text={whyNot?.(using.error) ?? userMessageOf(using.error, signInMessages.unreachable, apiErrors)}
        />
      )}
      {using.error !== null && wayOut?.(using.error)}
      <NeedsScript />
      <Button
        kind="primary"
        block
        busy={using.isSending}
        disabled={token === null}
        onClick={() => void using.send(token ?? "")}
      >
        {using.isSending ? busyLabel : label}
      </Button>
    </AuthLayout>
  )
}
