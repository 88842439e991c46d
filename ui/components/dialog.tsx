import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react"

interface DialogProps {
  readonly title: string
  /** False: Escape and a click outside do nothing. */
  readonly dismissible?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog on the native element: it traps focus and gives it back. Render it only while it is open. */
export const Dialog = ({ title, dismissible = true, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return
    // A browser closes the dialog at the second Escape, whatever `cancel` says; so it never gets that far.
    event.preventDefault()
    if (dismissible) onClose()
  }
  const onClick = (event: MouseEvent): void => {
    if (dismissible && event.target === ref.current && isOutside(event, ref.current)) onClose()
  }
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <h2 id={titleId} className="small">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

const isOutside = (event: MouseEvent, dialog: HTMLDialogElement): boolean => {
  const box = dialog.getBoundingClientRect()
  const across = event.clientX < box.left || event.clientX > box.right
  return across || event.clientY < box.top || event.clientY > box.bottom
}
