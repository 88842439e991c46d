/** Under this many approved items a summary would point at single writers. */
export const leastSummaryItems = 3
