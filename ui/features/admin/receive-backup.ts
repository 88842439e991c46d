import { calls } from "#core/contract/calls.ts"
import { ApiError } from "../../api/api-client.ts"

interface ReceivedBackup {
  readonly name: string
  readonly file: Blob
}

/** Bytes after which chunks become one blob, which browsers may keep on the disk. */
const blobBytes = 8_000_000

/** A portal or a proxy that answers in the server's place names no file. */
const fileNameOf = ({ headers }: Response): string | undefined =>
  /filename="([\w.-]+)"/.exec(headers.get("content-disposition") ?? "")?.[1]

/** Receives the backup piece by piece. Rejects if it breaks off: the server then ends the response with an error. */
export const receiveBackup = async (onProgress: (bytes: number) => void): Promise<ReceivedBackup> => {
  const { method, path } = calls.downloadBackup
  const response = await fetch(path, { method, credentials: "include" })
  const name = fileNameOf(response)
  if (!response.ok || response.body === null || name === undefined)
    throw new ApiError(response.status, await response.text(), response.statusText)
  let parts: Array<BlobPart> = []
  let [partBytes, bytes] = [0, 0]
  const reader = response.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    partBytes += read.value.length
    bytes += read.value.length
    if (partBytes > blobBytes) {
      parts = [new Blob(parts)]
      partBytes = 0
    }
    onProgress(bytes)
  }
  return { name, file: new Blob(parts, { type: "application/octet-stream" }) }
}
