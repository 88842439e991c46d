import "../styles/floating.css"
import * as Radix from "radix-ui/tooltip"
import type { FocusEvent, ReactElement, ReactNode } from "react"

const openAfter = 700
const nextWithin = 300

/** Around all that has tooltips: the second one opens at once (spec section 9). */
export const TooltipArea = ({ children }: { readonly children: ReactNode }) => (
  <Radix.Provider delayDuration={openAfter} skipDelayDuration={nextWithin}>
    {children}
  </Radix.Provider>
)

interface TooltipProps {
  readonly text: string
  /** One control, which has a name of its own. */
  readonly children: ReactElement
}

/** A finger, or a dialog that gives the focus back to one, asks for no explanation: only keys and a pointer do. */
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
