import type { ListObjectsV2CommandOutput, S3Client } from "@aws-sdk/client-s3"
import { imageKeyOf } from "#core/domain/images/image-key.ts"
import type { StoredImage } from "#core/ports/images.ts"
import type { S3Sdk } from "./s3-client.ts"

interface ListObjectsOptions {
  readonly bucket: string
  readonly prefix: string
  readonly signal: AbortSignal
}

/** Skips foreign objects in the bucket. One without a time counts as just stored. */
const imagesOn = ({ Contents = [] }: ListObjectsV2CommandOutput): ReadonlyArray<StoredImage> =>
  Contents.flatMap(({ Key = "", LastModified }) => {
    const key = imageKeyOf(Key)
    return key === undefined ? [] : [{ key, storedAt: LastModified?.getTime() ?? Date.now() }]
  })

export const listObjects = async (
  client: S3Client,
  { ListObjectsV2Command }: S3Sdk,
  { bucket, prefix, signal }: ListObjectsOptions
): Promise<ReadonlyArray<StoredImage>> => {
  const images: Array<StoredImage> = []
  let token: string | undefined
  do {
    const next = token === undefined ? {} : { ContinuationToken: token }
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...next }), {
      abortSignal: signal
    })
    images.push(...imagesOn(page))
    token = page.NextContinuationToken
  } while (token !== undefined)
  return images
}
