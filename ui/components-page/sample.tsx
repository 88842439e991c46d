import { type ReactNode, useId } from "react"

interface SamplesProps {
  readonly title: string
  readonly children: ReactNode
}

export const Samples = ({ title, children }: SamplesProps) => {
  const id = useId()
  return (
    <section className="components-samples" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

export const InBothThemes = ({ children }: { readonly children: ReactNode }) => (
  <div className="components-both-themes">
    <div className="components-theme-sample" data-theme="light">
      {children}
    </div>
    <div className="components-theme-sample" data-theme="dark">
      {children}
    </div>
  </div>
)
