import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react"
import type { AdminBadge } from "#core/contract/admin-schemas.ts"
import { CloseButton } from "../../components/close-button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { BadgeForm } from "./badge-form.tsx"
import { useWide } from "./use-wide.ts"

interface BadgeEditorProps {
  readonly badge: AdminBadge
  readonly onClose: () => void
}

export const BadgeEditor = ({ badge, onClose }: BadgeEditorProps) => {
  const adminMessages = useMessages("admin")
  const isWide = useWide()
  const form = <BadgeForm badge={badge} onDone={onClose} />
  return isWide ? (
    <Panel onClose={onClose}>{form}</Panel>
  ) : (
    <Dialog title={adminMessages.editTitle} onClose={onClose}>
      {form}
    </Dialog>
  )
}

interface PanelProps {
  readonly onClose: () => void
  readonly children: ReactNode
}

const Panel = ({ onClose, children }: PanelProps) => {
  const adminMessages = useMessages("admin")
  const panel = useRef<HTMLElement>(null)
  const titleId = useId()
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) onClose()
  }
  return (
    <section
      ref={panel}
      className="sheet pad portal-editor"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <div className="row between">
        <h2 className="small" id={titleId}>
          {adminMessages.editTitle}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      {children}
    </section>
  )
}
