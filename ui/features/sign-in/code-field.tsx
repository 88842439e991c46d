import { TextField } from "../../components/text-field.tsx"

interface CodeFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly hasLetters?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
}

const maxTypedLength = 40

export const CodeField = ({ hasLetters = false, ...field }: CodeFieldProps) => (
  <TextField
    name="code"
    autoComplete="one-time-code"
    inputMode={hasLetters ? "text" : "numeric"}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={maxTypedLength}
    required
    {...field}
  />
)
