import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button } from "../../components/button.tsx"

interface OpenedByButtonProps {
  readonly label: string
  readonly isOpenAtFirst?: boolean
  readonly children: (close: () => void) => ReactNode
}

export const OpenedByButton = ({ label, isOpenAtFirst = false, children }: OpenedByButtonProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const container = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current !== isOpen) {
      container.current?.querySelector<HTMLElement>(isOpen ? "input:not([readonly])" : "button")?.focus()
    }
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div ref={container}>
      {isOpen ? children(() => setOpen(false)) : <Button onClick={() => setOpen(true)}>{label}</Button>}
    </div>
  )
}
