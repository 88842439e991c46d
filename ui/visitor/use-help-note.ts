import { useEffect, useMemo, useState } from "react"
import { hasCrisisPhrase } from "#core/domain/feedback/crisis-phrases.ts"

type CrisisModel = typeof import("#core/domain/feedback/crisis-model.ts")

/**
 * Whether to show where to find help, and how to ask that of a text that is sent before a pause. Phrases are seen at every
 * key. The model is fetched on each visit, whatever is written, so that its request tells nothing; while it is missing,
 * the phrases remain.
 */
export const useHelpNote = (text: string, settled: string) => {
  const [model, setModel] = useState<CrisisModel | null>(null)
  useEffect(() => {
    import("#core/domain/feedback/crisis-model.ts").then(setModel, () => {})
  }, [])
  const bringsHelpNote = (read: string): boolean => (model?.bringsHelpNote ?? hasCrisisPhrase)(read)
  const settledBringsIt = useMemo(() => bringsHelpNote(settled), [settled, model])
  return { isShown: hasCrisisPhrase(text) || (settledBringsIt && text !== ""), bringsHelpNote }
}
