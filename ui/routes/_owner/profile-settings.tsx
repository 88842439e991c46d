import { createFileRoute } from "@tanstack/react-router"
import { useMessages } from "../../messages/messages-context.ts"

import { SoonPage } from "../../pages/soon-page.tsx"

const ProfileSettings = () => {
  const shellMessages = useMessages("shell")
  return (
    <SoonPage
      page={shellMessages.profileSettings}
      title={shellMessages.settingsTitle}
      text={shellMessages.settingsText}
      today={shellMessages.settingsToday}
    />
  )
}

export const Route = createFileRoute("/_owner/profile-settings")({ component: ProfileSettings })
