import { calls } from "#core/contract/calls.ts"
import { ownPath } from "#core/domain/pages/own-path.ts"
import { request, userMessageOf } from "../../api/api-client.ts"
import { issuerUrl, loginUrl } from "../../api/login-url.ts"
import { Button } from "../../components/button.tsx"
import { FieldProblem } from "../../components/field.tsx"
import { useLanguageQuery, useLinkLanguage } from "../../components/language-context.ts"
import { useSettings } from "../../components/settings-context.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { useSending } from "./use-sending.ts"

interface IssuerButtonProps {
  readonly issuer: string
  readonly returnTo: string | undefined
  readonly invitation: string | null
}

export const IssuerButton = ({ issuer, returnTo, invitation }: IssuerButtonProps) => {
  const signInMessages = useMessages("signIn")
  const apiErrors = useErrorTexts()
  const { hasPasswords } = useSettings()
  const query = useLanguageQuery()
  const path = ownPath(returnTo) ?? "/"
  const target = { returnTo: path, language: useLinkLanguage() }
  const beginning = useSending(
    (code: string) => request(calls.beginLogin, { body: { invitation: code, returnTo: path }, query }),
    (_, { address }) => window.location.assign(address)
  )
  if (invitation === null) {
    return (
      <a
        className={hasPasswords ? "button block" : "button primary block"}
        href={hasPasswords ? issuerUrl(target) : loginUrl(target)}
      >
        {signInMessages.continueWith({ issuer })}
      </a>
    )
  }
  return (
    <>
      {beginning.error !== null && (
        <FieldProblem text={userMessageOf(beginning.error, signInMessages.unreachable, apiErrors)} />
      )}
      <Button
        kind={hasPasswords ? undefined : "primary"}
        block
        busy={beginning.isSending}
        onClick={() => void beginning.send(invitation)}
      >
        {signInMessages.continueWith({ issuer })}
      </Button>
    </>
  )
}
