import { join } from "node:path"
import { counted } from "../../terminal/counted.ts"

interface MoveResult {
  readonly from: string
  /** Undefined: images stayed where they are. */
  readonly pictures: { readonly copied: number; readonly missing: number } | undefined
  readonly isKeyInFolder: boolean
  readonly isNoted: boolean
}

/** Never prints the key, because terminals may be recorded. */
const keyLine = ({ from, isKeyInFolder }: MoveResult): string =>
  isKeyInFolder
    ? `The texts need the key of ${join(from, "encryption.key")}: set its first line as ENCRYPTION_KEY on every server, and keep a copy.`
    : "The texts need the current ENCRYPTION_KEY: set it on every server."

const imageLine = ({ from, pictures }: MoveResult): string => {
  if (pictures === undefined) {
    return `Images are not in the database: copy ${join(from, "images")} to DATA_DIR/images of the one server, or move with S3_BUCKET set.`
  }
  const missing =
    pictures.missing === 0 ? "" : ` ${counted(pictures.missing, "is", "are")} referenced but missing.`
  return `${counted(pictures.copied, "picture is", "pictures are")} in the bucket.${missing}`
}

export const moveLines = (moved: MoveResult): ReadonlyArray<string> => [
  "Everything was moved to the database and compared.",
  keyLine(moved),
  imageLine(moved),
  `The data in ${moved.from} is unchanged. From now on start servers with DATABASE_URL: later changes to the folder would not reach the database.`,
  moved.isNoted
    ? "Without DATABASE_URL, servers and commands refuse to use the folder unless you add --after-move."
    : "The folder could not be marked as moved: make sure that no server uses it any more."
]
