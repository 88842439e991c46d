import { useMessages } from "../messages/messages-context.ts"
import "../styles/account-settings.css"
import { useQuery } from "@tanstack/react-query"
import { PageTitle } from "../app/page-title.tsx"
import { FailedToLoad } from "../components/failed-to-load.tsx"
import { SkeletonRows } from "../components/skeleton.tsx"
import { DeleteAccountSection } from "../features/account-settings/delete-account-section.tsx"
import { DigestSection } from "../features/account-settings/digest-section.tsx"
import { DownloadSection } from "../features/account-settings/download-section.tsx"
import { EmailSection } from "../features/account-settings/email-section.tsx"
import { OperatorResets } from "../features/account-settings/operator-resets.tsx"
import { PasswordSection } from "../features/account-settings/password-section.tsx"
import { PauseSection } from "../features/account-settings/pause-section.tsx"
import { PreviewSection } from "../features/account-settings/preview-section.tsx"
import { sessionsQuery } from "../features/account-settings/sessions-query.ts"
import { SessionsSection } from "../features/account-settings/sessions-section.tsx"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import type { SettingsTopic } from "../features/account-settings/settings-topic.ts"
import { SyndicationSection } from "../features/account-settings/syndication-section.tsx"
import { WebhookSection } from "../features/account-settings/webhook-section.tsx"
import { QuestionsSection } from "../features/questions/questions-section.tsx"
import { ReleaseSection } from "../features/release/release-section.tsx"
import { SecondFactorSection } from "../features/second-factor/second-factor-section.tsx"

export const AccountPage = () => {
  const accountSettingsMessages = useMessages("accountSettings")
  const { data: settings, isPending, refetch } = useQuery(settingsQuery)
  const { isFetched } = useQuery(sessionsQuery)
  // Waits for the sessions, because their list is above most forms and would move the buttons.
  const isLoading = isPending || !isFetched
  return (
    <div className="account-settings">
      <PageTitle page={accountSettingsMessages.title} />
      <h1>{accountSettingsMessages.title}</h1>
      {isLoading && <SkeletonRows rows={3} lines={[40, 90]} />}
      {!isLoading && settings === undefined && <FailedToLoad onRetry={() => refetch()} />}
      {!isLoading && settings !== undefined && <Sections settings={settings} />}
    </div>
  )
}

const Sections = ({ settings }: SettingsTopic) => (
  <>
    <OperatorResets settings={settings} />
    <EmailSection settings={settings} />
    <PasswordSection settings={settings} />
    <SecondFactorSection settings={settings} />
    <SessionsSection />
    <ReleaseSection settings={settings} />
    <QuestionsSection settings={settings} />
    <DigestSection settings={settings} />
    <WebhookSection settings={settings} />
    <PreviewSection settings={settings} />
    <SyndicationSection settings={settings} />
    <PauseSection settings={settings} />
    <DownloadSection />
    <DeleteAccountSection settings={settings} />
  </>
)
