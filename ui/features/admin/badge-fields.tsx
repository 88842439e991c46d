import { Field } from "../../components/field.tsx"
import { TextField } from "../../components/text-field.tsx"
import { adminMessages } from "../../messages/admin.ts"
import { formatNumber } from "../../text/numbers.ts"
import { languageOf } from "../../text/script-language.ts"
import { bonusOf } from "./badge-draft.ts"

interface BadgeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export const NameField = (props: BadgeFieldProps) => (
  <TextField
    label={adminMessages.name}
    name="name"
    dir="auto"
    lang={languageOf(props.value)}
    autoComplete="off"
    {...props}
  />
)

export const DescriptionField = ({ value, onChange }: BadgeFieldProps) => (
  <Field label={adminMessages.description}>
    {(control) => (
      <textarea
        {...control}
        name="description"
        dir="auto"
        lang={languageOf(value)}
        rows={2}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)

/** Says so if the typed value isn't an integer and counts as 0 (spec section 5). */
export const BonusField = ({ value, onChange }: BadgeFieldProps) => {
  const bonus = bonusOf(value)
  const isAsTyped = String(bonus) === value.trim()
  return (
    <TextField
      label={adminMessages.bonusField}
      {...(isAsTyped ? {} : { hint: adminMessages.bonusSavedAs(formatNumber(bonus)) })}
      name="bonus"
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  )
}
