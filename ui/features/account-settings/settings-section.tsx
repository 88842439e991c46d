import { type ReactNode, useId } from "react"
import { useFocusByHash } from "../../components/use-focus-by-hash.ts"

interface SettingsSectionProps {
  readonly title: string
  readonly hint?: string
  /** The hash of links that lead here. */
  readonly anchor?: string
  readonly children: ReactNode
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
