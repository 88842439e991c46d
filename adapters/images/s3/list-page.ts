import type { ListObjectsV2CommandOutput, S3Client } from "@aws-sdk/client-s3"
import { imageKeyOf } from "#core/domain/images/image-key.ts"
import type { StoredImage } from "#core/ports/images.ts"
import type { S3Sdk } from "./s3-client.ts"

interface ListPageOptions {
  readonly bucket: string
  readonly prefix: string
  readonly continuationToken: string | undefined
  readonly signal: AbortSignal
}

interface ListedPage {
  readonly images: ReadonlyArray<StoredImage>
  readonly next: string | undefined
}

/** Skips foreign objects in the bucket. One without a time counts as just stored. */
const imagesOn = ({ Contents = [] }: ListObjectsV2CommandOutput): ReadonlyArray<StoredImage> =>
  Contents.flatMap(({ Key = "", LastModified }) => {
    const key = imageKeyOf(Key)
    return key === undefined ? [] : [{ key, storedAt: LastModified?.getTime() ?? Date.now() }]
  })

export const listPage = async (
  client: S3Client,
  { ListObjectsV2Command }: S3Sdk,
  { bucket, prefix, continuationToken, signal }: ListPageOptions
): Promise<ListedPage> => {
  const next = continuationToken === undefined ? {} : { ContinuationToken: continuationToken }
  const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...next }), {
    abortSignal: signal
  })
  return { images: imagesOn(page), next: page.NextContinuationToken }
}
