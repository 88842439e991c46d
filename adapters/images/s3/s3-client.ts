import type { S3Client } from "@aws-sdk/client-s3"

/** Credentials come from the AWS SDK's usual sources. */
export interface S3Settings {
  readonly bucket: string
  /** A server other than Amazon's, with path-style buckets. */
  readonly endpoint: string | undefined
  readonly region: string
}

/** Milliseconds. `operation` includes retries. */
export const s3TimeoutsMillis = { connect: 2_000, answer: 5_000, operation: 15_000 } as const

export type S3Times = Readonly<Record<keyof typeof s3TimeoutsMillis, number>>

/** Loaded for this adapter only: 80 ms, and 16 MB on disk. */
export const loadS3 = () => import("@aws-sdk/client-s3")

export type S3Sdk = Awaited<ReturnType<typeof loadS3>>

export const makeS3Client = (
  { S3Client }: S3Sdk,
  { endpoint, region }: S3Settings,
  times: S3Times
): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: times.connect,
      requestTimeout: times.answer,
      throwOnRequestTimeout: true,
      socketTimeout: times.answer
    },
    // Compatible servers don't know the newer checksums, and some store them inside the object.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED"
  })
