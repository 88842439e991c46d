import "../styles/choices.css"
import * as Radix from "radix-ui/radio-group"
import { type ReactNode, useId } from "react"

type GroupLabel = { readonly label: string } | { readonly labelledBy: string }

type RadioChoicesProps<Value extends string> = GroupLabel & {
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
      {...("label" in props ? { "aria-label": props.label } : { "aria-labelledby": props.labelledBy })}
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
