import { useLocation } from "@tanstack/react-router"
import { type ReactNode, useEffect, useId, useRef } from "react"

interface SettingsSectionProps {
  readonly title: string
  readonly hint?: string
  /** The hash of links that lead here. */
  readonly anchor?: string
  readonly children: ReactNode
}

/** The section is there only once its settings are, after the browser looked for it. */
const useFocusByHash = (anchor: string | undefined) => {
  const section = useRef<HTMLElement>(null)
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (hash !== anchor) return
    section.current?.scrollIntoView()
    // After the page's content, which takes the focus in the same turn.
    queueMicrotask(() => section.current?.focus({ preventScroll: true }))
  }, [hash, anchor])
  return section
}

export const SettingsSection = ({ title, hint, anchor, children }: SettingsSectionProps) => {
  const id = useId()
  const section = useFocusByHash(anchor)
  return (
    <section
      ref={section}
      id={anchor}
      className="sheet pad account-setting"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div>
        <h2 className="small" id={id}>
          {title}
        </h2>
        {hint !== undefined && <p className="soft">{hint}</p>}
      </div>
      <div className="form">{children}</div>
    </section>
  )
}
