import "../styles/floating.css"
import * as Radix from "radix-ui/tooltip"
import type { FocusEvent, ReactElement, ReactNode } from "react"

const openDelayMillis = 700
const skipDelayMillis = 300

/** Wraps everything that has tooltips: the second one opens at once (spec section 9). */
export const TooltipArea = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={openDelayMillis} skipDelayDuration={skipDelayMillis}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  readonly text: string
  readonly children: ReactElement
}

/** Opens tooltips on focus for the keyboard only, not after a touch or when a dialog gives the focus back. */
const onlyForKeys = (event: FocusEvent<HTMLElement>): void => {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault()
}

export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild onFocus={onlyForKeys}>
      {children}
    </Radix.Trigger>
    <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
      {text}
    </Radix.Content>
  </Radix.Root>
)
