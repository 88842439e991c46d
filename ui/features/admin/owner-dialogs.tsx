import { useRef } from "react"
import type { OwnerView } from "#core/contract/owner-schemas.ts"
import { suspensionReasonProblem } from "#core/domain/accounts/suspension-reason.ts"
import { Button } from "../../components/button.tsx"
import { ConfirmDialog } from "../../components/confirm-dialog.tsx"
import { Dialog } from "../../components/dialog.tsx"
import { TextAreaField } from "../../components/text-area-field.tsx"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import { useMessages } from "../../messages/messages-context.ts"
import { problemTextOf } from "../../text/error-text.ts"
import { CopyButton } from "./copy-button.tsx"
import { useRemoveOwner, useResetOwner, useSuspendOwner } from "./owner-queries.ts"
import { usePortalWork } from "./portal-work.tsx"

interface OwnerDialogProps {
  readonly owner: OwnerView
  readonly onClose: () => void
}

export const SuspendDialog = ({ owner, onClose }: OwnerDialogProps) => {
  const ownersMessages = useMessages("owners")
  const errorTexts = useErrorTexts()
  const { work, change } = usePortalWork()
  const reason = work.suspensionReasons[owner.id] ?? ""
  const problem = suspensionReasonProblem(reason)
  const suspend = useSuspendOwner()
  const setReason = (typed: string): void =>
    change({ suspensionReasons: { ...work.suspensionReasons, [owner.id]: typed } })
  const onDone = (): void => {
    setReason("")
    onClose()
  }
  return (
    <ConfirmDialog
      title={ownersMessages.suspendOf({ email: owner.email })}
      action={ownersMessages.suspend}
      busy={suspend.isPending}
      disabled={problem !== null}
      onConfirm={() => suspend.mutate({ id: owner.id, reason }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>{ownersMessages.suspendText}</p>
      <TextAreaField
        label={ownersMessages.reason}
        hint={ownersMessages.reasonHint}
        error={reason === "" ? null : problemTextOf(problem, errorTexts)}
        rows={3}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  )
}

export const RemoveDialog = ({ owner, onClose }: OwnerDialogProps) => {
  const ownersMessages = useMessages("owners")
  const remove = useRemoveOwner()
  return (
    <ConfirmDialog
      title={ownersMessages.removeOf({ email: owner.email })}
      action={ownersMessages.remove}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(owner.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{ownersMessages.removeText}</p>
    </ConfirmDialog>
  )
}

export const ResetDialog = ({ owner, onClose }: OwnerDialogProps) => {
  const ownersMessages = useMessages("owners")
  const reset = useResetOwner(owner)
  /** At once, where `isPending` waits for the next rendering. */
  const isMaking = useRef(false)
  const link = reset.data?.link ?? null
  if (link !== null) return <ShownLink link={link} onClose={onClose} />
  const make = (): void => {
    isMaking.current = true
    reset.mutate(undefined, {
      onSuccess: (made) => {
        if (made.link === null) onClose()
      },
      onSettled: () => {
        isMaking.current = false
      }
    })
  }
  const closeUnlessMaking = (): void => {
    if (!isMaking.current) onClose()
  }
  return (
    <ConfirmDialog
      title={ownersMessages.resetOf({ email: owner.email })}
      action={ownersMessages.resetMake}
      busy={reset.isPending}
      onConfirm={make}
      onClose={closeUnlessMaking}
    >
      <p>{ownersMessages.resetText}</p>
    </ConfirmDialog>
  )
}

/** Stays until it is closed on purpose: the link is shown only once. */
const ShownLink = ({ link, onClose }: { readonly link: string; readonly onClose: () => void }) => {
  const ownersMessages = useMessages("owners")
  return (
    <Dialog title={ownersMessages.resetTitle} dismissible={false} onClose={onClose}>
      <p>{ownersMessages.resetShown}</p>
      <p className="portal-link">{link}</p>
      <div className="foot">
        <Button kind="ghost" onClick={onClose}>
          {ownersMessages.done}
        </Button>
        <CopyButton link={link} />
      </div>
    </Dialog>
  )
}
