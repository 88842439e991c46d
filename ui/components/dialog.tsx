import * as Radix from "radix-ui/dialog"
import type { ReactNode } from "react"
import { closeOnEscape } from "./close-on-escape.ts"
import { useFocusReturn } from "./use-focus-return.ts"

interface DialogProps {
  readonly title: string
  /** False: Escape and a click outside do nothing. */
  readonly dismissible?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog: it traps focus and gives it back. Render it only while it is open. An answer closes it by the
 * options of `mutate`, which are forgotten with it: a late one closes no other dialog.
 * The scrim is our own: Radix's overlay adds a style element, which the CSP refuses.
 */
export const Dialog = ({ title, dismissible = true, onClose, children }: DialogProps) => {
  const focusReturn = useFocusReturn()
  const stayIfNeeded = (event: Event): void => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className="scrim" />
        <Radix.Content
          {...focusReturn}
          className="dialog"
          aria-modal
          aria-describedby={undefined}
          onKeyDown={dismissible ? closeOnEscape(onClose) : undefined}
          onEscapeKeyDown={stayIfNeeded}
          onInteractOutside={stayIfNeeded}
        >
          <Radix.Title className="small">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
