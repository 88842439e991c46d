/** "4,345": the same on every machine. */
export const formatNumber = (value: number): string => value.toLocaleString("en-US")
