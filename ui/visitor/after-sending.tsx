import { type ReactNode, useEffect, useRef } from "react"

interface AfterSendingProps {
  /** Submit, which had the focus, is disabled now. Whoever sent from the field goes on writing there. */
  readonly takesFocus: boolean
  readonly children: ReactNode
}

/** At the top of the card, until somebody writes on. The form takes the focus: what is in here is read aloud as a status. */
export const AfterSending = ({ takesFocus, children }: AfterSendingProps) => {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    region.current?.closest("form")?.focus({ preventScroll: true })
    region.current?.scrollIntoView({ block: "nearest" })
  }, [takesFocus])
  return (
    <div ref={region} role="status">
      {children}
    </div>
  )
}
