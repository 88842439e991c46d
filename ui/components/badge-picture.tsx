import "../styles/emblem.css"
import { emblemUrl } from "../text/emblem-url.ts"

interface BadgePictureProps {
  readonly badge: { readonly category: string; readonly tier: number; readonly imageUrl: string | null }
  /** Pixels, both sides, whatever the picture's own sides are. */
  readonly size: number
  /** Empty where the badge's name stands beside it. */
  readonly alt: string
}

/** A badge's own picture, cut to the medals' shape, or the drawn emblem. */
export const BadgePicture = ({ badge: { category, tier, imageUrl }, size, alt }: BadgePictureProps) => (
  <img
    className={imageUrl === null ? "emblem" : "emblem own"}
    src={imageUrl ?? emblemUrl(category, tier)}
    width={size}
    height={size}
    alt={alt}
  />
)
