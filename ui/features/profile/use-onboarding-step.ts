import { useLocation, useNavigate, useRouter } from "@tanstack/react-router"

export const lastStep = 2

/** Each step is an entry of the history, so that the browser's Back leads to the step before. */
export const useOnboardingStep = (hasName: boolean) => {
  const reached = useLocation({ select: ({ state }) => state.onboardingStep ?? 0 })
  const navigate = useNavigate()
  const { history } = useRouter()
  const step = hasName ? Math.min(reached, lastStep) : 0
  return {
    step,
    goOn: () =>
      void navigate({ to: ".", search: true, state: { onboardingStep: step + 1 }, resetScroll: false }),
    goBack: () => history.back()
  }
}
