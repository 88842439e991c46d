import type { ReactNode } from "react"
import type { InstallationView } from "#core/contract/installation-schemas.ts"
import { installationMessages } from "../../messages/installation.ts"

const storeText = ({ store, dataVersion }: InstallationView): string =>
  installationMessages.storeVersion(installationMessages.stores[store] ?? store, dataVersion)

const guardText = ({ guard, guardVersion }: InstallationView): string =>
  guard === "works" ? installationMessages.guardWorks(guardVersion) : installationMessages.guardAway

const diskText = ({ diskTenths }: InstallationView): string =>
  diskTenths === null ? installationMessages.diskUnknown : installationMessages.diskUsed(diskTenths)

const lastBackupText = ({ lastBackup }: InstallationView): string =>
  lastBackup === null ? installationMessages.noBackup : installationMessages.lastBackupOn(lastBackup)

export const InstallationState = ({ state }: { readonly state: InstallationView }) => (
  <section className="sheet pad">
    <h2 className="small">{installationMessages.stateTitle}</h2>
    <dl className="portal-state">
      {state.program !== null && (
        <Fact name={installationMessages.version}>
          {installationMessages.versionOn(state.program, state.runtime ?? "")}
        </Fact>
      )}
      <Fact name={installationMessages.store}>{storeText(state)}</Fact>
      <Fact name={installationMessages.guard}>{guardText(state)}</Fact>
      <Fact name={installationMessages.mail}>{installationMessages.mailStates[state.mail]}</Fact>
      <Fact name={installationMessages.disk}>{diskText(state)}</Fact>
      <Fact name={installationMessages.lastBackup}>{lastBackupText(state)}</Fact>
    </dl>
  </section>
)

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
