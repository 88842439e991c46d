/** Under this many approved items a summary would point at single writers (design section 4). */
export const leastSummaryItems = 3
