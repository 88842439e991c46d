import type { Draw } from "./allowances.ts"

/** Cryptographically secure: earlier numbers must not reveal later ones. */
export const randomInRange: Draw = ([least, most]) => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return least + (number % (most - least + 1))
}
