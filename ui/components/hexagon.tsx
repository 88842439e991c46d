import { smallImage, smallImageSidePixels } from "#core/domain/images/small-image.ts"
import { initialsOf } from "../text/names.ts"

export const hexagonPath = "M9 1.2 16.6 5.6v8.8L9 18.8 1.4 14.4V5.6Z"

interface AvatarProps {
  readonly name: string
  readonly imageUrl: string | null
  readonly size: 32 | 64 | 72 | 124
}

const sourceOf = (imageUrl: string, size: number): string =>
  size * 2 <= smallImageSidePixels ? smallImage(imageUrl) : imageUrl

export const Avatar = ({ name, imageUrl, size }: AvatarProps) =>
  imageUrl === null ? (
    <span className={`avatar size-${size}`} aria-hidden="true">
      {initialsOf(name)}
    </span>
  ) : (
    <img className={`avatar size-${size}`} src={sourceOf(imageUrl, size)} width={size} height={size} alt="" />
  )

interface HexagonCountProps {
  readonly count: number
  readonly limit: number
}

export const HexagonCount = ({ count, limit }: HexagonCountProps) => {
  const percent = Math.min(100, (count / limit) * 100)
  return (
    <svg viewBox="0 0 18 20" aria-hidden="true">
      <path strokeWidth="1.6" strokeLinejoin="round" d={hexagonPath} />
      {percent > 0 && (
        <path
          className="filled"
          strokeWidth="2.4"
          strokeLinejoin="round"
          pathLength="100"
          strokeDasharray={`${percent.toFixed(1)} 100`}
          d={hexagonPath}
        />
      )}
    </svg>
  )
}
