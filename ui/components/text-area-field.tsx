import type { ReactNode, TextareaHTMLAttributes } from "react"
import { languageOf } from "../text/script-language.ts"
import { Field } from "./field.tsx"

interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "onChange"> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | null
  readonly isAnnouncedElsewhere?: boolean
  readonly after?: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
}

export const TextAreaField = ({
  label,
  hint,
  error = null,
  isAnnouncedElsewhere = false,
  after,
  onChange,
  ...area
}: TextAreaFieldProps) => (
  <Field label={label} error={error} isAnnouncedElsewhere={isAnnouncedElsewhere} after={after} hint={hint}>
    {(control) => (
      <textarea
        {...control}
        dir="auto"
        lang={languageOf(area.value)}
        {...area}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
