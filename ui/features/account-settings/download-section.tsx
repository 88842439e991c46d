import { calls } from "#core/contract/calls.ts"
import { DownloadIcon } from "../../components/icons.tsx"
import { useMessages } from "../../messages/messages-context.ts"
import { SettingsSection } from "./settings-section.tsx"

/** A link, so that the browser writes the file while the server still produces it. A refusal leaves the page. */
export const DownloadLink = () => {
  const accountRightsMessages = useMessages("accountRights")
  return (
    <a className="button" href={calls.exportAccount.path} download>
      <DownloadIcon />
      {accountRightsMessages.download}
    </a>
  )
}

export const DownloadSection = () => {
  const accountRightsMessages = useMessages("accountRights")
  return (
    <SettingsSection title={accountRightsMessages.downloadTitle} hint={accountRightsMessages.downloadHint}>
      <DownloadLink />
    </SettingsSection>
  )
}
