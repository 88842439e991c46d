/** Minimum approved items of an insight: fewer would point at single writers. */
export const minInsightItems = 3
