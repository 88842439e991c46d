import { parseBonus } from "#core/domain/badges/badge-bonus.ts"
import { useLanguage } from "../../components/language-context.ts"
import { TextAreaField } from "../../components/text-area-field.tsx"
import { TextField } from "../../components/text-field.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { badgeDescription, badgeName } from "../../text/badge-texts.ts"
import { formatNumber } from "../../text/numbers.ts"
import { languageOf } from "../../text/script-language.ts"

interface BadgeFieldProps {
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

/** Built-in texts are stored in English and shown in the language of each page. */
const useHint = (stored: string, shown: string): string | undefined => {
  const adminMessages = useMessages("admin")
  return shown === stored ? undefined : adminMessages.readAs({ text: shown })
}

export const NameField = (props: BadgeFieldProps) => {
  const adminMessages = useMessages("admin")
  const hint = useHint(props.value, badgeName(props.value, useMessages("badges")))
  return (
    <TextField
      label={adminMessages.name}
      name="name"
      dir="auto"
      lang={languageOf(props.value)}
      autoComplete="off"
      hint={hint}
      isAnnouncedElsewhere
      {...props}
    />
  )
}

export const DescriptionField = (props: BadgeFieldProps) => {
  const adminMessages = useMessages("admin")
  const hint = useHint(props.value, badgeDescription(props.value, useMessages("badges")))
  return (
    <TextAreaField
      label={adminMessages.description}
      name="description"
      rows={2}
      hint={hint}
      isAnnouncedElsewhere
      {...props}
    />
  )
}

export const BonusField = (props: BadgeFieldProps) => {
  const adminMessages = useMessages("admin")
  const { language } = useLanguage()
  const bonus = parseBonus(props.value)
  const isAsTyped = String(bonus) === props.value.trim()
  return (
    <TextField
      label={adminMessages.bonusField}
      hint={isAsTyped ? undefined : adminMessages.bonusSavedAs({ points: formatNumber(bonus, language) })}
      name="bonus"
      inputMode="numeric"
      autoComplete="off"
      isAnnouncedElsewhere
      {...props}
    />
  )
}
