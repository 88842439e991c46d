import { useLocation, useNavigate } from "@tanstack/react-router"

export const useFinishOnboarding = (): (() => void) => {
  const navigate = useNavigate()
  return () => void navigate({ to: "/", replace: true, state: { isJustSetUp: true } })
}

export const useIsJustSetUp = (): boolean =>
  useLocation({ select: (location) => location.state }).isJustSetUp === true
