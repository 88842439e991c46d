import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"

export const lastStep = 2

/**
 * Each step is an entry of the history, so that the browser's Back leads to the step before. An entry of a later step
 * without a name becomes the first step; otherwise the first letter of a name would lead on.
 */
export const useOnboardingStep = (hasName: boolean) => {
  const reached = useLocation({ select: ({ state }) => state.onboardingStep ?? 0 })
  const navigate = useNavigate()
  const { history } = useRouter()
  const moveTo = (onboardingStep: number, replace = false): void =>
    void navigate({ to: ".", search: true, replace, state: { onboardingStep }, resetScroll: false })
  const isTooFar = !hasName && reached > 0
  useEffect(() => {
    if (isTooFar) moveTo(0, true)
  }, [isTooFar])
  const step = hasName ? Math.min(reached, lastStep) : 0
  return {
    step,
    goOn: () => moveTo(step + 1),
    goBack: () => history.back()
  }
}
