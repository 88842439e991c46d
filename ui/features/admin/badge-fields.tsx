import { Field } from "../../components/field.tsx"
import { adminMessages } from "../../messages/admin.ts"
import { formatNumber } from "../../text/numbers.ts"
import { languageOf } from "../../text/script-language.ts"
import { bonusOf } from "./badge-draft.ts"

interface BadgeFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
}

export const NameField = ({ value, onChange }: BadgeFieldProps) => (
  <Field label={adminMessages.name}>
    {(control) => (
      <input
        {...control}
        name="name"
        dir="auto"
        lang={languageOf(value)}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
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

/** An integer, or 0: says so when that is not what was typed (spec section 5). */
export const BonusField = ({ value, onChange }: BadgeFieldProps) => {
  const bonus = bonusOf(value)
  const isAsTyped = String(bonus) === value.trim()
  return (
    <Field
      label={adminMessages.bonusField}
      {...(isAsTyped ? {} : { hint: adminMessages.bonusSavedAs(formatNumber(bonus)) })}
    >
      {(control) => (
        <input
          {...control}
          name="bonus"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
