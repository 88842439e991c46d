import type { ComponentType } from "react"
import { SettingsContext } from "../components/settings-context.ts"
import type { PageSettings } from "../document/page-settings.ts"
import type { PublicPageContext } from "./public-page-context.ts"

interface PublicPageProps {
  readonly Page: ComponentType<PublicPageContext>
  readonly context: PublicPageContext
  readonly settings: PageSettings
}

export const PublicPage = ({ Page, context, settings }: PublicPageProps) => (
  <SettingsContext value={settings}>
    <Page {...context} />
  </SettingsContext>
)
