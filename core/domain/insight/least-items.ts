/** Minimum approved items of an insight: fewer would point at single writers. */
export const leastInsightItems = 3
