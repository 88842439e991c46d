import { type ReactNode, useId } from "react"

interface SettingsSectionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

export const SettingsSection = ({ title, hint, children }: SettingsSectionProps) => {
  const id = useId()
  return (
    <section className="sheet pad account-setting" aria-labelledby={id} tabIndex={-1}>
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
