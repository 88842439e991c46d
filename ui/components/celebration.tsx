import "../styles/emblem.css"
import { hexagon } from "../emblems/geometry.ts"

interface CelebrationProps {
  readonly imageUrl: string
  readonly badgeName: string
}

const rim = hexagon(92, { rounding: 9 })

/** A badge that was just earned: it rises a little, one light passes its rim once, then all rests. */
export const Celebration = ({ imageUrl, badgeName }: CelebrationProps) => (
  <div className="celebration">
    <img className="emblem" src={imageUrl} width="240" height="240" alt={badgeName} />
    <svg className="rim-light" viewBox="0 0 240 240" fill="none" aria-hidden="true">
      <path d={rim} pathLength="100" />
    </svg>
  </div>
)
