export type TraceKind = "name" | "number" | "contact" | "self" | "encounter" | "signature" | "date" | "script"

/** A place of a text, in UTF-16 units. */
export interface Trace {
  readonly kind: TraceKind
  readonly start: number
  readonly end: number
}

export type TraceFinder = (text: string) => ReadonlyArray<Trace>
