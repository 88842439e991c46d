import { useMessages } from "../messages/messages-context.ts"
import { StaticPage } from "./static-page.tsx"

export const TermsPage = () => {
  const { title, lead, ...terms } = useMessages("terms")
  const { effective, support } = useMessages("staticPages")
  const sections = [
    ...[terms.purpose, terms.account, terms.rules, terms.words, terms.guard],
    ...[terms.guarantee, terms.ending, terms.changes, support]
  ]
  return <StaticPage text={{ title, effective, lead, sections }} />
}
