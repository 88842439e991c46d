import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { request } from "../api/api-client.ts"
import { showFailure } from "../api/lost-session.ts"
import { PageTitle } from "../app/page-title.tsx"
import { PlainPage } from "../app/plain-page.tsx"
import { useSignOutAddress } from "../app/sign-out-address.ts"
import { Button } from "../components/button.tsx"
import { useLanguage } from "../components/language-context.ts"
import { showToast } from "../components/toast-store.ts"
import { DownloadLink } from "../features/account-settings/download-section.tsx"
import { settingsQuery } from "../features/account-settings/settings-query.ts"
import { useMessages } from "../messages/messages-context.ts"
import { momentOf } from "../text/moment.ts"

const useKeepAccount = () => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => request(calls.keepAccount, {}),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      const { kept, keptUntil } = accountRightsMessages
      showToast(
        settings.opensAt === null ? kept : keptUntil({ moment: momentOf(settings.opensAt, language) })
      )
    },
    onError: showFailure(accountRightsMessages.notChanged)
  })
}

export const RemovedAccountPage = ({ removedAt }: { readonly removedAt: string }) => {
  const accountRightsMessages = useMessages("accountRights")
  const shellMessages = useMessages("shell")
  const { language } = useLanguage()
  return (
    <PlainPage>
      <PageTitle page={accountRightsMessages.removedTitle} />
      <div className="sheet pad form">
        <h1 className="small">{accountRightsMessages.removedTitle}</h1>
        <p>{accountRightsMessages.removedText({ moment: momentOf(removedAt, language) })}</p>
        <div className="row wrap">
          <DownloadLink />
          <a className="button ghost" href={useSignOutAddress()}>
            {shellMessages.signOut}
          </a>
        </div>
      </div>
    </PlainPage>
  )
}

export const PendingDeletionPage = ({ leavesAt }: { readonly leavesAt: string }) => {
  const accountRightsMessages = useMessages("accountRights")
  const shellMessages = useMessages("shell")
  const { language } = useLanguage()
  const keep = useKeepAccount()
  return (
    <PlainPage>
      <PageTitle page={accountRightsMessages.leavingTitle} />
      <div className="sheet pad form">
        <h1 className="small">{accountRightsMessages.leavingTitle}</h1>
        <p>{accountRightsMessages.leavingTextSignedIn({ moment: momentOf(leavesAt, language) })}</p>
        <div className="row wrap">
          <Button kind="primary" busy={keep.isPending} onClick={() => keep.mutate()}>
            {accountRightsMessages.keep}
          </Button>
          <DownloadLink />
          <a className="button ghost" href={useSignOutAddress()}>
            {shellMessages.signOut}
          </a>
        </div>
      </div>
    </PlainPage>
  )
}
