import { createFileRoute } from "@tanstack/react-router"
import { AchievementsPage } from "../../pages/achievements-page.tsx"

export const Route = createFileRoute("/_owner/achievements")({ component: AchievementsPage })
