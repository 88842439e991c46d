import type { S3Client } from "@aws-sdk/client-s3"

/** Credentials come from the AWS SDK's usual sources. `endpoint`: another server than Amazon's, with path-style buckets. */
export interface S3Settings {
  readonly bucket: string
  readonly endpoint: string | undefined
  readonly region: string
}

const s3TimeoutsMillis = { connect: 2_000, answer: 5_000 } as const

export const loadS3 = () => import("@aws-sdk/client-s3")

export type S3Sdk = Awaited<ReturnType<typeof loadS3>>

export const makeS3Client = ({ S3Client }: S3Sdk, { endpoint, region }: S3Settings): S3Client =>
  new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: s3TimeoutsMillis.connect,
      requestTimeout: s3TimeoutsMillis.answer,
      throwOnRequestTimeout: true,
      socketTimeout: s3TimeoutsMillis.answer
    },
    // Compatible servers don't know the newer checksums, and some store them inside the object.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED"
  })
