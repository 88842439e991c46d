import { qrSquaresOf } from "./qr-squares.ts"

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** Its style is dark on light in both themes, which scanners need. */
  readonly className: string
}

export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { size, path } = qrSquaresOf(text)
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
