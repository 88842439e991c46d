import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { autoFocus } from "./use-form-focus.ts"

interface EmailFieldProps {
  readonly email: string
  readonly error: string | null
  readonly onChange: (email: string) => void
}

export const EmailField = ({ email, ...rest }: EmailFieldProps) => {
  const signInMessages = useMessages("signIn")
  return (
    <TextField
      label={signInMessages.email}
      type="email"
      name="email"
      autoComplete="username"
      autoFocus={autoFocus}
      required
      value={email}
      {...rest}
    />
  )
}
