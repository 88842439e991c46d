import "../styles/emblem.css"
import type { ComponentProps } from "react"
import { hexagon } from "../emblems/geometry.ts"
import { BadgeImage } from "./badge-image.tsx"

interface CelebrationProps {
  readonly badge: ComponentProps<typeof BadgeImage>["badge"]
  readonly badgeName: string
}

const celebrationRim = hexagon(92, { rounding: 9 })

export const Celebration = ({ badge, badgeName }: CelebrationProps) => (
  <div className="celebration">
    <BadgeImage badge={badge} size={240} alt={badgeName} />
    <svg className="rim-light" viewBox="0 0 240 240" fill="none" aria-hidden="true">
      <path d={celebrationRim} pathLength="100" />
    </svg>
  </div>
)
