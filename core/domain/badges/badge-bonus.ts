/** Typed text as an integer; 0 if it isn't one (spec section 5). */
export const parseBonus = (typed: string): number => {
  const bonus = Number.parseInt(typed, 10)
  return Number.isNaN(bonus) ? 0 : bonus
}
