/** "Mon, 30 Nov 2026 00:00 UTC": the same on the server and in every browser. */
export const utcMomentOf = (epochMillis: number): string =>
  `${new Date(epochMillis).toUTCString().slice(0, 22)} UTC`
