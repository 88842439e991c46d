import { useState } from "react"
import { useMessages } from "../messages/messages-context.ts"
import { Field, type FieldControl } from "./field.tsx"
import { EyeIcon, EyeOffIcon } from "./icons.tsx"

interface PasswordInputProps {
  readonly value: string
  readonly isNew?: boolean
  readonly autoFocus?: boolean
  readonly onChange: (value: string) => void
}

interface PasswordFieldProps extends PasswordInputProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error: string | null
}

export const PasswordField = ({ label, hint, error, ...input }: PasswordFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <PasswordInput control={control} {...input} />}
  </Field>
)

const PasswordInput = ({
  control,
  value,
  isNew = false,
  autoFocus = false,
  onChange
}: PasswordInputProps & { readonly control: FieldControl }) => {
  const commonMessages = useMessages("common")
  const [isShown, setShown] = useState(false)
  return (
    <div className="with-button">
      <input
        {...control}
        type={isShown ? "text" : "password"}
        name="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: the page is this form
        autoFocus={autoFocus}
        required
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className="button ghost icon-only"
        aria-label={isShown ? commonMessages.hidePassword : commonMessages.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOffIcon /> : <EyeIcon />}
      </button>
    </div>
  )
}
