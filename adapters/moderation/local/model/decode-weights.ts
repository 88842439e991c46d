/** From base64 to int8: `atob` is the only decoder that every browser and Node share. */
export const decodeWeights = (encoded: string): Int8Array => {
  const binary = atob(encoded)
  const weights = new Int8Array(binary.length)
  for (let index = 0; index < binary.length; index++) weights[index] = (binary.charCodeAt(index) << 24) >> 24
  return weights
}
