/** "4,345", independent of the machine's locale. */
export const formatNumber = (value: number): string => value.toLocaleString("en-US")
