const load = async () => {
  const { default: sharp } = await import("sharp")
  sharp.cache(false)
  sharp.concurrency(1)
  // Disables all other decoders, whatever the first bytes claim.
  sharp.block({ operation: ["VipsForeignLoad"] })
  sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg", "VipsForeignLoadWebp"] })
  return sharp
}

let loading: ReturnType<typeof load> | undefined

export const loadSharp = (): ReturnType<typeof load> => {
  loading ??= load()
  return loading
}
