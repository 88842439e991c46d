import { createFileRoute } from "@tanstack/react-router"
import { useMessages } from "../../messages/messages-context.ts"
import { SoonPage } from "../../pages/soon-page.tsx"

const ProfileSettings = () => {
  const shellMessages = useMessages("shell")
  const { profile, billing, notifications, privacy } = shellMessages.settingsToday
  return (
    <SoonPage
      page={shellMessages.profileSettings}
      title={shellMessages.settingsTitle}
      text={shellMessages.settingsText}
      today={[
        { ...profile, path: "/" },
        billing,
        { ...notifications, path: "/" },
        { ...privacy, path: "/account" }
      ]}
    />
  )
}

export const Route = createFileRoute("/_owner/profile-settings")({ component: ProfileSettings })
