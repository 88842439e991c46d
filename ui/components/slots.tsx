import { useMessages } from "../messages/messages-context.ts"
import { hexagonPath } from "./hexagon.tsx"

interface SlotsProps {
  readonly used: number
  readonly limit: number
}

export const Slots = ({ used, limit }: SlotsProps) => {
  const commonMessages = useMessages("common")
  return (
    <span className="slots" role="img" aria-label={commonMessages.publicSlots({ count: used, limit })}>
      {Array.from({ length: limit }, (_, place) => place).map((place) => (
        <svg key={place} className={place < used ? "on" : "off"} viewBox="0 0 18 20" aria-hidden="true">
          <path strokeWidth="1.4" strokeLinejoin="round" d={hexagonPath} />
        </svg>
      ))}
    </span>
  )
}
