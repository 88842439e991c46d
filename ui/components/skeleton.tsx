import { useMessages } from "../messages/messages-context.ts"

type SkeletonWidth = 20 | 40 | 60 | 90

interface SkeletonRowsProps {
  readonly rows: number
  /** Widths of a row's lines in percent, so that the skeleton resembles the content. */
  readonly lines: ReadonlyArray<SkeletonWidth>
}

export const SkeletonRows = ({ rows, lines }: SkeletonRowsProps) => {
  const commonMessages = useMessages("common")
  return (
    <div role="status">
      <span className="visually-hidden">{commonMessages.loading}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="skeleton-row">
          {lines.map((width) => (
            <span key={width} className={`skeleton w-${width}`} />
          ))}
        </div>
      ))}
    </div>
  )
}
