import { Field } from "../../components/field.tsx"

interface ShownTextProps {
  readonly label: string
  readonly hint?: string
  readonly text: string
}

export const ShownText = ({ label, hint, text }: ShownTextProps) => (
  <Field label={label} {...(hint === undefined ? {} : { hint })}>
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
