import { useAddressIn } from "../components/language-context.ts"
import { useMessages } from "../messages/messages-context.ts"
import { StaticPage } from "./static-page.tsx"

export const PrivacyPage = () => {
  const { title, lead, writing, ...privacy } = useMessages("privacy")
  const addressIn = useAddressIn()
  const { effective, support } = useMessages("staticPages")
  const sections = [
    { ...writing, link: { text: writing.link, href: addressIn("/security#limits") } },
    ...[privacy.receiving, privacy.device, privacy.moderation, privacy.deleting, privacy.rights],
    ...[privacy.changes, support]
  ]
  return <StaticPage text={{ title, effective, lead, sections }} />
}
