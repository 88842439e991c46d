import type { HealthProblem } from "../../ports/store-health.ts"

interface ImageCounts {
  readonly named: number
  readonly missing: number
}

export const areAllMissing = ({ named, missing }: ImageCounts): boolean => missing > 0 && missing === named

const missingText = (counts: ImageCounts): string =>
  areAllMissing(counts)
    ? [
        `None of the ${counts.named} pictures was found, so this backup has none. Make another with the server's`,
        "S3_BUCKET, or without S3 on the server's machine with its DATA_DIR."
      ].join(" ")
    : `${counts.missing} of ${counts.named} pictures are missing, also in this backup: people can only upload them again.`

export const missingImageProblems = (counts: ImageCounts): ReadonlyArray<HealthProblem> =>
  counts.missing === 0 ? [] : [{ kind: "images", id: "missing", text: missingText(counts) }]
