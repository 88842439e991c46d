import type { InputHTMLAttributes } from "react"
import { Field } from "./field.tsx"

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "onChange"> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null
  readonly isAnnouncedElsewhere?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

export const TextField = ({
  label,
  hint,
  error = null,
  isAnnouncedElsewhere = false,
  onChange,
  ...input
}: TextFieldProps) => (
  <Field label={label} error={error} isAnnouncedElsewhere={isAnnouncedElsewhere} hint={hint}>
    {(control) => <input {...control} {...input} onChange={(event) => onChange(event.target.value)} />}
  </Field>
)
