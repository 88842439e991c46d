import type { Readable } from "node:stream"
import type { H3Event } from "h3"

const cutOff = () => new Error("The request was cut off.")

const arriving = (incoming: Readable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    if (incoming.destroyed) return reject(cutOff())
    const chunks: Array<Buffer<ArrayBuffer>> = []
    const isCut = () => reject(cutOff())
    incoming.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
    incoming.once("close", isCut)
    incoming.once("end", () => {
      incoming.off("close", isCut)
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    })
  })

/** The bytes of a request that came over a socket of Node. */
export const wholeBody = async (
  request: Partial<Pick<H3Event["req"], "runtime">> & Request
): Promise<Uint8Array<ArrayBuffer>> => {
  const incoming = request.runtime?.node?.req
  return incoming === undefined ? new Uint8Array(await request.arrayBuffer()) : arriving(incoming)
}
