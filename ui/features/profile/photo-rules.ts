import { maxImageBytes, maxImageMegabytes } from "#core/domain/images/image-size.ts"
import type { ProfileMessages } from "../../messages/generated/catalogue.ts"

interface PhotoLimits {
  /** One type as in a file input's `accept`, e.g. `image/*`. */
  readonly type: string
  readonly bytes: number
}

const megabyteBytes = maxImageBytes / maxImageMegabytes

export const photoLimits: PhotoLimits = { type: "image/*", bytes: maxImageBytes }

export const megabytesOf = ({ bytes }: PhotoLimits): number => Math.round(bytes / megabyteBytes)

const isOfType = (type: string, wanted: string): boolean =>
  wanted.endsWith("/*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export type PhotoProblem = "wrong type" | "too large"

export const photoProblem = (
  { type, size }: Pick<File, "type" | "size">,
  limits: PhotoLimits = photoLimits
): PhotoProblem | null => {
  if (!isOfType(type, limits.type)) return "wrong type"
  return size > limits.bytes ? "too large" : null
}

export const photoProblemText = (
  problem: PhotoProblem | null,
  profileMessages: ProfileMessages,
  limits: PhotoLimits = photoLimits
): string | null => {
  if (problem === null) return null
  return problem === "wrong type"
    ? profileMessages.photoWrongType
    : profileMessages.photoTooLarge({ megabytes: megabytesOf(limits) })
}
