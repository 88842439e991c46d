import { useMemo } from "react"
import type { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { findTraces } from "#core/domain/feedback/traces/find-traces.ts"
import type { Trace } from "#core/domain/feedback/traces/trace.ts"

/** Traces in the settled text, without those that were altered after it. */
export const useTraces = (
  text: string,
  settled: string,
  { user, feedback }: PublicProfile
): ReadonlyArray<Trace> => {
  const traces = useMemo(
    () => findTraces(settled, { ownerName: user.name, publicNotes: feedback.map(({ content }) => content) }),
    [settled, user.name, feedback]
  )
  return traces.filter(({ start, end }) => text.slice(start, end) === settled.slice(start, end))
}
