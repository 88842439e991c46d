import "../styles/choices.css"
import * as Radix from "radix-ui/checkbox"
import type { ReactNode } from "react"
import { CheckIcon } from "./visitor-icons.tsx"

interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean | "indeterminate"
  readonly disabled?: boolean
  readonly hideLabel?: boolean
  readonly onChange: (checked: boolean) => void
}

export const Checkbox = ({ label, checked, hideLabel = false, ...props }: CheckboxProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: Radix draws the control as a button
  <label className={hideLabel ? "choice bare" : "choice"}>
    <Radix.Root
      className="checkbox"
      checked={checked}
      disabled={props.disabled === true}
      onCheckedChange={(next) => props.onChange(next === true)}
    >
      <Radix.Indicator className="checkbox-mark">
        {checked === "indeterminate" ? <span className="checkbox-some" /> : <CheckIcon size="small" />}
      </Radix.Indicator>
    </Radix.Root>
    <span className={hideLabel ? "visually-hidden" : undefined}>{label}</span>
  </label>
)
