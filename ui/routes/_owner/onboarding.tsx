import { createFileRoute } from "@tanstack/react-router"
import { OnboardingPage } from "../../pages/onboarding-page.tsx"

export const Route = createFileRoute("/_owner/onboarding")({ component: OnboardingPage })
