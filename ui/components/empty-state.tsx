import type { ReactNode } from "react"
import { EmptyCells } from "./empty-cells.tsx"

interface EmptyStateProps {
  readonly title: string
  readonly text: string
  readonly warm?: boolean
  readonly children?: ReactNode
}

export const EmptyState = ({ title, text, warm = false, children }: EmptyStateProps) => (
  <div className="empty">
    <EmptyCells warm={warm} />
    <h3>{title}</h3>
    <p className="soft">{text}</p>
    {children}
  </div>
)
