import type { TraceKind } from "#core/domain/feedback/traces/trace.ts"

export const traceMessages = {
  found: (count: number) =>
    count === 1
      ? "One place in your note may point to you. You can submit it as it is."
      : `${count} places in your note may point to you. You can submit it as it is.`,
  kinds: {
    name: "a name",
    number: "a number that leads to someone",
    contact: "a way to reach someone",
    self: "says who you are",
    encounter: "only the two of you know this",
    signature: "looks like a signature",
    date: "a date",
    script: "no public note here is in this script"
  } satisfies Record<TraceKind, string>,
  privacy:
    "Found in your browser by simple rules, and not sent anywhere. Changing them leaves fewer traces; there may be others."
} as const
