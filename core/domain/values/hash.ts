export const hashStart = 0x811c9dc5

export const addCode = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193)

export const addText = (hash: number, text: string): number => {
  let added = hash
  for (let index = 0; index < text.length; index++) added = addCode(added, text.charCodeAt(index))
  return added
}

/** Mixes the bits, because models use the lower ones as the bucket. */
export const finishHash = (hash: number): number => {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
