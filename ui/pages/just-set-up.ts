import { useLocation, useNavigate } from "@tanstack/react-router"

/** Where the wizard ends: at the start page, with the new link at hand. */
export const useFinishOnboarding = (): (() => void) => {
  const navigate = useNavigate()
  return () => void navigate({ to: "/", replace: true, state: { isJustSetUp: true } })
}

export const useIsJustSetUp = (): boolean =>
  useLocation({ select: (location) => location.state }).isJustSetUp === true
