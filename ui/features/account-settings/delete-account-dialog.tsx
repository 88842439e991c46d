import { useRef } from "react"
import { useSignOutAddress } from "../../app/sign-out-address.ts"
import { Button } from "../../components/button.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { useLanguage } from "../../components/language-context.ts"
import { TextField } from "../../components/text-field.tsx"
import { useInvalidFocus } from "../../components/use-invalid-focus.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { momentOf } from "../../text/moment.ts"
import { CurrentPassword, passwordRefusal, RefusalReason } from "./confirming.tsx"
import type { SettingsTopic } from "./settings-topic.ts"
import { useDeleteAccount } from "./use-delete-account.ts"

interface DeleteAccountDialogProps extends SettingsTopic {
  readonly onClose: () => void
}

export const DeleteAccountDialog = ({ settings, onClose }: DeleteAccountDialogProps) => {
  const accountRightsMessages = useMessages("accountRights")
  const commonMessages = useMessages("common")
  const accountSettingsMessages = useMessages("accountSettings")
  const deletion = useDeleteAccount(settings)
  const form = useRef<HTMLFormElement>(null)
  useInvalidFocus(form, 0, deletion.error)
  const refusal = passwordRefusal(settings, deletion.error, accountSettingsMessages)
  if (deletion.leavesAt !== undefined) return <DeletionStarted leavesAt={deletion.leavesAt} />
  return (
    <Dialog title={accountRightsMessages.leaveQuestion} dismissible={!deletion.isBusy} onClose={onClose}>
      <form
        ref={form}
        className="form"
        noValidate
        onChange={deletion.forgetError}
        onSubmit={deletion.onSubmit}
      >
        {accountRightsMessages.leaveText.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <TextField
          label={accountRightsMessages.typeEmail}
          hint={settings.email}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={deletion.typed}
          onChange={deletion.setTyped}
        />
        {deletion.hasPassword && (
          <CurrentPassword value={deletion.password} error={refusal} onChange={deletion.setPassword} />
        )}
        {deletion.error !== null && refusal === null && (
          <RefusalReason settings={settings} error={deletion.error} />
        )}
        <div className="foot">
          <Button kind="ghost" disabled={deletion.isBusy} onClick={onClose}>
            {commonMessages.cancel}
          </Button>
          <Button kind="danger" type="submit" busy={deletion.isBusy} disabled={!deletion.mayDelete}>
            {accountRightsMessages.leave}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const DeletionStarted = ({ leavesAt }: { readonly leavesAt: string }) => {
  const accountRightsMessages = useMessages("accountRights")
  const { language } = useLanguage()
  const start = useSignOutAddress()
  return (
    <Dialog title={accountRightsMessages.leavingTitle} onClose={() => window.location.assign(start)}>
      <p>{accountRightsMessages.leavingText({ moment: momentOf(leavesAt, language) })}</p>
      <div className="foot">
        <a className="button primary" href={start}>
          {accountRightsMessages.toStart}
        </a>
      </div>
    </Dialog>
  )
}
