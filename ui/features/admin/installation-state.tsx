import type { ReactNode } from "react"
import type { InstallationView } from "#core/contract/installation-schemas.ts"
import type { Language } from "#core/domain/languages/language.ts"
import { useLanguage } from "../../components/language-context.ts"
import type { InstallationMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { dateWithYear } from "../../text/short-date.ts"

const storeText = (
  { store, dataVersion }: InstallationView,
  installationMessages: InstallationMessages
): string => {
  const names: Readonly<Record<string, string>> = installationMessages.stores
  return installationMessages.storeVersion({ store: names[store] ?? store, version: dataVersion })
}

const guardText = (
  { guard, guardVersion }: InstallationView,
  installationMessages: InstallationMessages
): string =>
  guard === "works"
    ? installationMessages.guardWorks({ version: guardVersion })
    : installationMessages.guardAway

const diskText = ({ diskTenths }: InstallationView, installationMessages: InstallationMessages): string =>
  diskTenths === null
    ? installationMessages.diskUnknown
    : installationMessages.diskUsed({ percent: diskTenths * 10 })

const lastBackupText = (
  { lastBackup }: InstallationView,
  installationMessages: InstallationMessages,
  language: Language
): string => (lastBackup === null ? installationMessages.noBackup : dateWithYear(lastBackup, language))

export const InstallationState = ({ state }: { readonly state: InstallationView }) => {
  const installationMessages = useMessages("installation")
  const { language } = useLanguage()
  return (
    <section className="sheet pad">
      <h2 className="small">{installationMessages.stateTitle}</h2>
      <dl className="portal-state">
        {state.program !== null && (
          <Fact name={installationMessages.version}>
            {installationMessages.versionOn({ program: state.program, runtime: state.runtime ?? "" })}
          </Fact>
        )}
        <Fact name={installationMessages.store}>{storeText(state, installationMessages)}</Fact>
        <Fact name={installationMessages.guard}>{guardText(state, installationMessages)}</Fact>
        <Fact name={installationMessages.mail}>{installationMessages.mailStates[state.mail]}</Fact>
        <Fact name={installationMessages.disk}>{diskText(state, installationMessages)}</Fact>
        {state.isDownloadDue !== null && (
          <Fact name={installationMessages.lastBackup}>
            {lastBackupText(state, installationMessages, language)}
          </Fact>
        )}
      </dl>
    </section>
  )
}

interface InstallationFactProps {
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ name, children }: InstallationFactProps) => (
  <div>
    <dt className="soft">{name}</dt>
    <dd>{children}</dd>
  </div>
)
