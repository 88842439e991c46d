import { SettingsContext } from "../components/settings-context.ts"
import type { PageSettings } from "../document/page-settings.ts"
import { pageEntryOf } from "./page-table.tsx"
import type { PublicPageContext } from "./public-page-context.ts"

interface PublicPageProps {
  readonly place: PublicPageContext
  readonly settings: PageSettings
}

export const PublicPage = ({ place, settings }: PublicPageProps) => {
  const { Page } = pageEntryOf(place.pathname)
  return (
    <SettingsContext value={settings}>
      <Page {...place} />
    </SettingsContext>
  )
}
