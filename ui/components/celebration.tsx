import "../styles/emblem.css"
import type { ComponentProps } from "react"
import { hexagon } from "../emblems/geometry.ts"
import { BadgePicture } from "./badge-picture.tsx"

interface CelebrationProps {
  readonly badge: ComponentProps<typeof BadgePicture>["badge"]
  readonly badgeName: string
}

const rim = hexagon(92, { rounding: 9 })

export const Celebration = ({ badge, badgeName }: CelebrationProps) => (
  <div className="celebration">
    <BadgePicture badge={badge} size={240} alt={badgeName} />
    <svg className="rim-light" viewBox="0 0 240 240" fill="none" aria-hidden="true">
      <path d={rim} pathLength="100" />
    </svg>
  </div>
)
