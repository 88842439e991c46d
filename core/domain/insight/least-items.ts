/** Under this many approved items an insight would point at single writers. */
export const leastInsightItems = 3
