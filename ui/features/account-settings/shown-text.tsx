import { Field } from "../../components/field.tsx"

interface ShownTextProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly text: string
}

export const ShownText = ({ label, hint, text }: ShownTextProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <input
        {...control}
        readOnly
        dir="ltr"
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </Field>
)
