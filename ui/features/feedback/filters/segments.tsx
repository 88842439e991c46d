import { useId } from "react"

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly choices: ReadonlyArray<readonly [value: Value, label: string]>
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

export const Segments = <Value extends string>({
  label,
  choices,
  chosen,
  onChoose
}: SegmentsProps<Value>) => {
  const name = useId()
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="feedback-segments">
        {choices.map(([value, text]) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
