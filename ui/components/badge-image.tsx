import "../styles/emblem.css"
import { emblemUrl } from "../text/emblem-url.ts"

interface BadgeImageProps {
  readonly badge: { readonly category: string; readonly tier: number; readonly imageUrl: string | null }
  readonly size: number
  readonly alt: string
}

export const BadgeImage = ({ badge: { category, tier, imageUrl }, size, alt }: BadgeImageProps) => (
  <img
    className={imageUrl === null ? "emblem" : "emblem own"}
    src={imageUrl ?? emblemUrl(category, tier)}
    width={size}
    height={size}
    alt={alt}
  />
)
