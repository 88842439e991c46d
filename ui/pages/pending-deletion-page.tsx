import type { ReactNode } from "react"
import { calls } from "#core/contract/calls.ts"
import { request } from "../api/api-client.ts"
import { PageTitle } from "../app/page-title.tsx"
import { PlainPage } from "../app/plain-page.tsx"
import { useSignOutAddress } from "../app/sign-out-address.ts"
import { Button } from "../components/button.tsx"
import { useLanguage } from "../components/language-context.ts"
import { DownloadLink } from "../features/account-settings/download-section.tsx"
import { useSaveSettings } from "../features/account-settings/use-save-settings.ts"
import { useMessages } from "../messages/messages-context.ts"
import { momentOf } from "../text/moment.ts"

const useKeepAccount = () => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const { kept, keptUntil, notChanged } = accountRightsMessages
  return useSaveSettings({
    send: () => request(calls.keepAccount, {}),
    savedText: ({ opensAt }) =>
      opensAt === null ? kept : keptUntil({ moment: momentOf(opensAt, language) }),
    failedText: notChanged
  })
}

interface ClosedAccountPageProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

const ClosedAccountPage = ({ title, text, children }: ClosedAccountPageProps) => {
  const shellMessages = useMessages("shell")
  return (
    <PlainPage>
      <PageTitle page={title} />
      <div className="sheet pad form">
        <h1 className="small">{title}</h1>
        <p>{text}</p>
        <div className="row wrap">
          {children}
          <DownloadLink />
          <a className="button ghost" href={useSignOutAddress()}>
            {shellMessages.signOut}
          </a>
        </div>
      </div>
    </PlainPage>
  )
}

export const RemovedAccountPage = ({ removedAt }: { readonly removedAt: string }) => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  return (
    <ClosedAccountPage
      title={accountRightsMessages.removedTitle}
      text={accountRightsMessages.removedText({ moment: momentOf(removedAt, language) })}
    />
  )
}

export const PendingDeletionPage = ({ leavesAt }: { readonly leavesAt: string }) => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const keep = useKeepAccount()
  return (
    <ClosedAccountPage
      title={accountRightsMessages.leavingTitle}
      text={accountRightsMessages.leavingTextSignedIn({ moment: momentOf(leavesAt, language) })}
    >
      <Button kind="primary" busy={keep.isPending} onClick={() => keep.mutate()}>
        {accountRightsMessages.keep}
      </Button>
    </ClosedAccountPage>
  )
}
