import { lazyPromise } from "#core/domain/values/lazy-promise.ts"

const load = async () => {
  const { default: sharp } = await import("sharp")
  sharp.cache(false)
  sharp.concurrency(1)
  // Disables all other decoders, whatever the first bytes claim.
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"] })
  return sharp
}

export const loadSharp = lazyPromise(load)
