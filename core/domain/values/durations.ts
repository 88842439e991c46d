export const secondMillis = 1_000
export const minuteMillis = 60 * secondMillis
export const hourMillis = 60 * minuteMillis
export const dayMillis = 24 * hourMillis

export const hourMinutes = 60
export const dayMinutes = 24 * hourMinutes
