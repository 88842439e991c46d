import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { calls } from "#core/contract/calls.ts"
import { problemMessageOf, request } from "../../api/api-client.ts"
import { Button } from "../../components/button.tsx"
import { PasswordField } from "../../components/password-field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { CodeSignIn } from "../sign-in/code-sign-in.tsx"

interface FreshSignInProps {
  readonly username: string
  readonly submit: string
  readonly onIn: () => void
}

export const FreshSignIn = ({ username, submit, onIn }: FreshSignInProps) => {
  const [isCodeNeeded, setCodeNeeded] = useState(false)
  if (!isCodeNeeded)
    return (
      <PasswordStep
        username={username}
        submit={submit}
        onIn={onIn}
        onCodeNeeded={() => setCodeNeeded(true)}
      />
    )
  return (
    <CodeSignIn
      submitLabel={submit}
      send={(code) => request(calls.adminLoginWithCode, { body: { code } })}
      onIn={onIn}
      onStartAgain={() => setCodeNeeded(false)}
    />
  )
}

interface FreshPasswordStepProps extends FreshSignInProps {
  readonly onCodeNeeded: () => void
}

const PasswordStep = ({ username, submit, onIn, onCodeNeeded }: FreshPasswordStepProps) => {
  const commonMessages = useMessages("common")
  const installationMessages = useMessages("installation")
  const adminMessages = useMessages("admin")
  const apiErrors = useErrorTexts()
  const [password, setPassword] = useState("")
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const login = useMutation({
    mutationFn: () => request(calls.adminLogin, { body: { username, password } }),
    onSuccess: (answer) => ("second" in answer ? onCodeNeeded() : onIn())
  })
  useInvalidFocus(form, tries, login.error)
  const problem = problemMessageOf(login.error, commonMessages.connectionErrorHint, apiErrors)
  const missing = tries > 0 && password === "" ? installationMessages.passwordMissing : null
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setTries(tries + 1)
    if (password !== "") login.mutate()
  }
  return (
    <form ref={form} className="form" noValidate onSubmit={onSubmit}>
      <PasswordField
        label={installationMessages.password}
        error={missing ?? problem}
        value={password}
        onChange={(text) => {
          setPassword(text)
          login.reset()
        }}
      />
      <Button kind="primary" type="submit" busy={login.isPending}>
        {login.isPending ? adminMessages.loggingIn : submit}
      </Button>
    </form>
  )
}
