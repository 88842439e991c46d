export const devices = ["phone", "tablet", "computer"] as const
export type Device = (typeof devices)[number]

const tablet = /iPad|Tablet|Kindle|Silk\//i
const phone = /Mobi|iPhone|iPod/i

/** Each pattern is read once over: looking ahead of every "Android" would take milliseconds in a header of many. */
export const deviceOf = (userAgent: string): Device => {
  if (tablet.test(userAgent)) return "tablet"
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? "phone" : "tablet"
  return phone.test(userAgent) ? "phone" : "computer"
}
