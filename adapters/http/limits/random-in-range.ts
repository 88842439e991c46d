import type { RandomInRange } from "./quotas.ts"

/** Cryptographically secure: earlier numbers must not reveal later ones. */
export const randomInRange: RandomInRange = ([least, most]) => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return least + (number % (most - least + 1))
}
