import { type ReactNode, useEffect, useRef } from "react"

interface AfterSendingProps {
  readonly isSent: boolean
  /**
   * Whether Submit had the focus, which is disabled now. If the visitor sent from the field, the focus stays there.
   */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/**
 * Stays at the top of the card until the visitor types again. The form takes the focus; the content is announced as a
 * status.
 */
export const AfterSending = ({ isSent, takesFocus, children }: AfterSendingProps) => {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSent) return
    if (takesFocus) region.current?.closest("form")?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: "nearest" })
  }, [isSent, takesFocus])
  return (
    <div ref={region} role="status">
      {children}
    </div>
  )
}
