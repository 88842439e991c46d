import { ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3"
import { startFauxqs } from "fauxqs"

/** Credentials that the SDK expects; the server asks for none. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: "test", AWS_SECRET_ACCESS_KEY: "test" } as const

export const startS3 = async () => {
  const server = await startFauxqs({ port: 0, logger: false })
  const endpoint = `http://127.0.0.1:${server.port}`
  const credentials = { accessKeyId: "test", secretAccessKey: "test" }
  const client = new S3Client({ endpoint, forcePathStyle: true, region: "us-east-1", credentials })
  let buckets = 0
  return {
    endpoint,
    makeBucket: () => {
      buckets += 1
      return server.createBucket(`hive-${buckets}`).bucketName
    },
    put: (Bucket: string, Key: string, Body: string) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body })),
    objectsIn: async (Bucket: string): Promise<ReadonlyArray<string>> => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
      return Contents.map(({ Key = "" }) => Key).toSorted()
    },
    stop: () => {
      client.destroy()
      return server.stop()
    }
  }
}

export type S3Server = Awaited<ReturnType<typeof startS3>>
