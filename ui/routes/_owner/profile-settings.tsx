import { createFileRoute } from "@tanstack/react-router"
import { shellMessages } from "../../messages/shell.ts"
import { SoonPage } from "../../pages/soon-page.tsx"

const ProfileSettings = () => (
  <SoonPage
    page={shellMessages.profileSettings}
    title={shellMessages.settingsTitle}
    text={shellMessages.settingsText}
    today={shellMessages.settingsToday}
  />
)

export const Route = createFileRoute("/_owner/profile-settings")({ component: ProfileSettings })
