import { join } from "node:path"

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
    ? `The texts need the key of ${join(from, "encryption.key")}: give its first line to every server as ENCRYPTION_KEY, and keep a copy.`
    : "The texts need the ENCRYPTION_KEY that was given now: give it to every server."

const imageLine = ({ from, pictures }: MoveResult): string => {
  if (pictures === undefined) {
    return `Pictures are not in the database: take ${join(from, "images")} along as DATA_DIR/images of the one server, or move with S3_BUCKET set.`
  }
  const missing = pictures.missing === 0 ? "" : ` ${pictures.missing} are named and were not there.`
  return `${pictures.copied} pictures are in the bucket.${missing}`
}

export const moveLines = (moved: MoveResult): ReadonlyArray<string> => [
  "Everything is in the database, and reads the same.",
  keyLine(moved),
  imageLine(moved),
  `The data in ${moved.from} was left as it is. Start servers with DATABASE_URL alone from now on: what is written to the folder later is not in the database.`,
  moved.isNoted
    ? "Without DATABASE_URL no server or command uses the folder any more, unless --after-move is added."
    : "The folder could not be marked as moved: see to it that no server uses it any more."
]
