import type { ReactNode } from "react"

export interface IconProps {
  readonly size?: "small" | "large"
  readonly className?: string
}

/** Decoration beside a text, never the only name of a control. */
export const Icon = ({ size, className, children }: IconProps & { readonly children: ReactNode }) => (
  <svg className={["icon", size, className].filter(Boolean).join(" ")} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
)
