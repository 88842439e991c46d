import { Field } from "../../components/field.tsx"
import { accountMessages } from "../../messages/account.ts"

interface EmailFieldProps {
  readonly email: string
  readonly error: string | null
  readonly onChange: (email: string) => void
}

export const EmailField = ({ email, error, onChange }: EmailFieldProps) => (
  <Field label={accountMessages.email} error={error}>
    {(control) => (
      <input
        {...control}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
