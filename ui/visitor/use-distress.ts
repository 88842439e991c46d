import { useEffect, useMemo, useState } from "react"
import { isAboutSelfHarm } from "#core/domain/feedback/distress.ts"

type DistressModel = typeof import("#core/domain/feedback/distress-model.ts")

/**
 * Whether to show where to find help, and how to ask that of a text that is sent before a pause. Phrases are seen at every
 * key. The model is fetched on each visit, whatever is written, so that its request tells nothing; while it is missing,
 * the phrases remain.
 */
export const useDistress = (text: string, settled: string) => {
  const [model, setModel] = useState<DistressModel | null>(null)
  useEffect(() => {
    import("#core/domain/feedback/distress-model.ts").then(setModel, () => {})
  }, [])
  const isInDistress = (read: string): boolean =>
    isAboutSelfHarm(read) || model?.readsLikeDistress(read) === true
  const wasInDistress = useMemo(() => isInDistress(settled), [settled, model])
  return { isShown: isAboutSelfHarm(text) || (wasInDistress && text !== ""), isInDistress }
}
