import { Field } from "../../components/field.tsx"
import type { AccountDigestMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"

interface Schedule {
  readonly every: "day" | "week"
  readonly hour: number
  readonly weekday: number
  readonly zone: string
}

const currentZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export const scheduleOf = (stored: Schedule | null): Schedule => {
  const { every, hour, weekday, zone } = stored ?? { every: "day", hour: 9, weekday: 1, zone: currentZone() }
  return { every, hour, weekday, zone }
}

const hours = Array.from({ length: 24 }, (_, hour) => [hour, `${String(hour).padStart(2, "0")}:00`] as const)
const weekdaysOf = (digestMessages: AccountDigestMessages) =>
  digestMessages.weekdays.map((name, index) => [index + 1, name] as const)

interface ScheduleFieldsProps {
  readonly schedule: Schedule
  readonly onChange: (schedule: Schedule) => void
}

/** A choice means the local time of whoever makes it; what an owner who has moved leaves alone stays as it was. */
export const ScheduleFields = ({ schedule, onChange }: ScheduleFieldsProps) => {
  const digestMessages = useMessages("accountDigest")
  const choose = (choice: Partial<Schedule>): void =>
    onChange({ ...schedule, ...choice, zone: currentZone() })
  return (
    <>
      {schedule.every === "week" && (
        <NumberChoice
          label={digestMessages.weekday}
          choices={weekdaysOf(digestMessages)}
          chosen={schedule.weekday}
          onChoose={(weekday) => choose({ weekday })}
        />
      )}
      <NumberChoice
        label={digestMessages.hour}
        hint={digestMessages.zone({ zone: schedule.zone.replaceAll("_", " ") })}
        choices={hours}
        chosen={schedule.hour}
        onChoose={(hour) => choose({ hour })}
      />
    </>
  )
}

interface NumberChoiceProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly choices: ReadonlyArray<readonly [value: number, name: string]>
  readonly chosen: number
  readonly onChoose: (value: number) => void
}

const NumberChoice = ({ label, hint, choices, chosen, onChoose }: NumberChoiceProps) => (
  <Field label={label} hint={hint}>
    {(control) => (
      <select {...control} value={chosen} onChange={(event) => onChoose(Number(event.target.value))}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)
