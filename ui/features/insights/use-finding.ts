import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import type { FindingName } from "../../text/finding-name.ts"
import { findingOf } from "./insight.ts"
import { insightQuery } from "./insight-query.ts"

export interface ShownFinding {
  readonly state: "none" | "loading" | "failed" | "gone" | "shown"
  readonly ids: ReadonlySet<string> | null
  readonly retry: () => void
}

interface RememberedFinding {
  readonly key: string
  readonly ids: ReadonlyArray<string>
}

const findingKeyOf = (name: FindingName | null): string =>
  name === null ? "" : `${name.side} ${name.phrase}`

const emptyIds: ReadonlyArray<string> = []

/**
 * The items behind a phrase of the insight. If deleting one of them removes the phrase from the insight, the others
 * stay shown.
 */
export const useFinding = (name: FindingName | null): ShownFinding => {
  const { data, isPending, refetch } = useQuery({ ...insightQuery, enabled: name !== null })
  const [remembered, setRemembered] = useState<RememberedFinding | null>(null)
  const key = findingKeyOf(name)
  const now = name === null || data === undefined ? undefined : findingOf(data, name)?.ids
  if (now !== undefined && (remembered?.key !== key || remembered.ids !== now)) {
    setRemembered({ key, ids: now })
  }
  const known = now ?? (remembered?.key === key ? remembered.ids : undefined)
  const ids = useMemo(() => (key === "" ? null : new Set(known ?? emptyIds)), [key, known])
  const retry = (): void => void refetch()
  if (name === null) return { state: "none", ids, retry }
  if (known !== undefined) return { state: "shown", ids, retry }
  if (isPending) return { state: "loading", ids, retry }
  return { state: data === undefined ? "failed" : "gone", ids, retry }
}
