import "../styles/choices.css"
import * as Radix from "radix-ui/radio-group"
import { type ReactNode, useId } from "react"

interface RadioChoicesProps<Value extends string> {
  readonly labelledBy: string
  readonly choices: ReadonlyArray<readonly [value: Value, label: ReactNode]>
  readonly chosen: Value | null
  readonly disabled?: boolean
  readonly onChoose: (value: Value) => void
}

export const RadioChoices = <Value extends string>(props: RadioChoicesProps<Value>) => {
  const id = useId()
  const choose = (value: string): void => {
    const choice = props.choices.find(([each]) => each === value)
    if (choice !== undefined) props.onChoose(choice[0])
  }
  return (
    <Radix.Root
      className="choices"
      aria-labelledby={props.labelledBy}
      value={props.chosen}
      disabled={props.disabled === true}
      onValueChange={choose}
    >
      {props.choices.map(([value, label]) => (
        <label key={value} className="choice" htmlFor={`${id}-${value}`}>
          <Radix.Item className="radio" id={`${id}-${value}`} value={value} />
          {label}
        </label>
      ))}
    </Radix.Root>
  )
}
