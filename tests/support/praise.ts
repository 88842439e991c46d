/** Texts that the guard takes for praise of reliability: five earn the first badge. */
export const reliableText = [
  "You always deliver on time and keep your promises.",
  "You never miss a deadline and are dependable.",
  "Punctual and reliable every week, thank you.",
  "You keep every deadline you promise.",
  "You are reliable: your reports arrive on time each week."
] as const

export const praiseTexts = [
  ...reliableText,
  "You are consistent: same quality on a bad day as on a good one."
] as const
