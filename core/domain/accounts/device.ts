/** All that is told of what somebody signed in with. */
export const devices = ["phone", "tablet", "computer"] as const
export type Device = (typeof devices)[number]

/** The word for what a browser says of itself, which is kept nowhere. Who says nothing known has a computer. */
export const deviceOf = (userAgent: string): Device => {
  if (/iPad|Tablet|Kindle|Silk\/|Android(?!.*Mobile)/i.test(userAgent)) return "tablet"
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "computer"
}
