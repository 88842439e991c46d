import { type ReactNode, useId } from "react"

interface SamplesProps {
  readonly title: string
  readonly children: ReactNode
}

export const Samples = ({ title, children }: SamplesProps) => {
  const id = useId()
  return (
    <section className="samples" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export const InBothThemes = ({ children }: { readonly children: ReactNode }) => (
  <div className="both-themes">
    <div className="theme-sample" data-theme="light">
      {children}
    </div>
    <div className="theme-sample" data-theme="dark">
      {children}
    </div>
  </div>
)
