import * as Radix from "radix-ui/dialog"
import type { ReactNode } from "react"
import { closeOnEscape, stayWhileComposing } from "./close-on-escape.ts"
import { useFocusReturn } from "./use-focus-return.ts"

interface DialogProps {
  readonly title: string
  readonly dismissible?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const stay = (event: Event): void => event.preventDefault()

/**
 * A modal dialog: it traps the focus and gives it back. Render it only while it is open. Close it in the options of
 * `mutate`, which are dropped with the dialog, so that a late response closes no other dialog. The scrim is our own,
 * because Radix's overlay adds a style element, which the CSP blocks.
 */
export const Dialog = ({ title, dismissible = true, onClose, children }: DialogProps) => {
  const focusReturn = useFocusReturn()
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
          onEscapeKeyDown={dismissible ? stayWhileComposing : stay}
          onInteractOutside={dismissible ? undefined : stay}
        >
          <Radix.Title className="small">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
