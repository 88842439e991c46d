/** Loads no Schema, so that pages may use it. */
export const reportReasons = ["imitation", "unlawful", "other"] as const

export type ReportReason = (typeof reportReasons)[number]
