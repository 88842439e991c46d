import { useEffect, useMemo, useState } from "react"
import type { PublicProfile } from "#core/contract/public-profile-schemas.ts"
import { findTraces } from "#core/domain/feedback/traces/find-traces.ts"
import type { Trace } from "#core/domain/feedback/traces/trace.ts"

/** Hints wait for a pause in typing, so that none flicker or are read out at every key. */
const pauseMillis = 600

/** Traces in the text since the last pause in typing, without those that were altered after it. */
export const useTraces = (text: string, { user, feedback }: PublicProfile): ReadonlyArray<Trace> => {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMillis)
    return () => clearTimeout(timer)
  }, [text])
  const traces = useMemo(
    () => findTraces(settled, { ownerName: user.name, publicNotes: feedback.map(({ content }) => content) }),
    [settled, user.name, feedback]
  )
  return traces.filter(({ start, end }) => text.slice(start, end) === settled.slice(start, end))
}
