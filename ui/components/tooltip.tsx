import "../styles/floating.css"
import * as Radix from "radix-ui/tooltip"
import type { ReactElement, ReactNode } from "react"

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

export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Root>
    <Radix.Trigger asChild>{children}</Radix.Trigger>
    <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
      {text}
    </Radix.Content>
  </Radix.Root>
)
