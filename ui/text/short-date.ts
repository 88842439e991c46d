const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const

/** "14 Nov", the UTC day, since feedback is stored with its day only. */
export const shortDate = (iso: string): string => {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ""
  return `${date.getUTCDate()} ${months[date.getUTCMonth()] ?? ""}`
}

/** "14 Nov 2026", the UTC day. */
export const dateWithYear = (iso: string): string => `${shortDate(iso)} ${new Date(iso).getUTCFullYear()}`

/** "Nov 2026" for `2026-11`. */
export const monthYear = (month: string): string =>
  `${months[Number(month.slice(5, 7)) - 1] ?? ""} ${month.slice(0, 4)}`
