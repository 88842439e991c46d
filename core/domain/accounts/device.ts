export const devices = ["phone", "tablet", "computer"] as const
export type Device = (typeof devices)[number]

export const deviceOf = (userAgent: string): Device => {
  if (/iPad|Tablet|Kindle|Silk\/|Android(?!.*Mobile)/i.test(userAgent)) return "tablet"
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? "phone" : "computer"
}
