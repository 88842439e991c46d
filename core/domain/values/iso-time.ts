import { DateTime } from "effect"

export const isoTimeOf = (epochMillis: number): string => DateTime.formatIso(DateTime.makeUnsafe(epochMillis))
