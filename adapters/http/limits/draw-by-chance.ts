import type { Draw } from "./allowances.ts"

/** From the platform's secure source: what was drawn before must not tell what comes next. */
export const drawByChance: Draw = ([least, most]) => {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return least + (number % (most - least + 1))
}
