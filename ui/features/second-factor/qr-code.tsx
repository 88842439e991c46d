import { encode } from "uqr"
import { useMessages } from "../../messages/messages-context.ts"

/** A path with a square for each dark module. */
const darkModules = (rows: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

/** Dark on light in both themes, which scanners need. */
export const QrCode = ({ text }: { readonly text: string }) => {
  const secondFactorMessages = useMessages("secondFactor")
  const { data, size } = encode(text, { ecc: "M", border: 4 })
  return (
    <svg
      className="second-factor-qr"
      role="img"
      aria-label={secondFactorMessages.qrLabel}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={darkModules(data)} />
    </svg>
  )
}
