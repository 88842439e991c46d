import type { S3Client } from "@aws-sdk/client-s3"

/** Where the bucket is. Credentials come from where the AWS SDK always looks for them. */
export interface S3Place {
  readonly bucket: string
  /** Another server than Amazon's; buckets are then part of the path. */
  readonly endpoint: string | undefined
  readonly region: string
}

/** Milliseconds. A whole operation, with its retries, ends within `operation`. */
export const s3Times = { connect: 2_000, answer: 5_000, operation: 15_000 } as const

export type S3Times = Readonly<Record<keyof typeof s3Times, number>>

/** The SDK is loaded for this adapter alone: it takes 80 ms, and 16 MB on disk. */
export const loadS3 = () => import("@aws-sdk/client-s3")

export type Sdk = Awaited<ReturnType<typeof loadS3>>

export const openClient = ({ S3Client }: Sdk, { endpoint, region }: S3Place, times: S3Times): S3Client =>
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
    // Compatible servers know none of the newer checksums, and some store them inside the object.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED"
  })
