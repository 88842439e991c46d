import { useMessages } from "../../messages/messages-context.ts"
import "../../styles/asking.css"
import { useState } from "react"
import { useOwner } from "../../app/owner-context.ts"
import { setStepMark } from "../../app/step-marks.ts"
import { Button } from "../../components/button.tsx"
import { copyText } from "../../components/copy-text.ts"
import { Dialog } from "../../components/dialog.tsx"
import { useOwnerDraft } from "../../components/owner-draft.ts"
import { QrCode } from "../../components/qr-code.tsx"
import { TextAreaField } from "../../components/text-area-field.tsx"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { AskingPaper, type PaperKind } from "./asking-paper.tsx"
import { savePng, saveSvg } from "./link-picture.ts"

interface AskingDialogProps {
  readonly url: string
  readonly onClose: () => void
}

export const AskingDialog = ({ url, onClose }: AskingDialogProps) => {
  const askingMessages = useMessages("asking")
  const [paper, setPaper] = useState<PaperKind | null>(null)
  const marked = (act: () => unknown) => () => {
    setStepMark("shared")
    act()
  }
  return (
    <Dialog title={askingMessages.title} onClose={onClose}>
      <div className="form">
        <QrCode text={url} label={askingMessages.code} className="asking-code" />
        <div className="asking-actions">
          <Button onClick={marked(() => saveSvg(url))}>{askingMessages.saveSvg}</Button>
          <Button onClick={marked(() => savePng(url))}>{askingMessages.savePng}</Button>
          <Button onClick={marked(() => setPaper("poster"))}>{askingMessages.poster}</Button>
          <Button onClick={marked(() => setPaper("cards"))}>{askingMessages.cards}</Button>
        </div>
        <p className="soft">{askingMessages.signature}</p>
        <Invitation url={url} onClose={onClose} />
      </div>
      {paper !== null && <AskingPaper kind={paper} url={url} onPrinted={() => setPaper(null)} />}
    </Dialog>
  )
}

const Invitation = ({ url, onClose }: AskingDialogProps) => {
  const askingMessages = useMessages("asking")
  const everyPageMessages = useMessages("everyPage")
  const draft = useOwnerDraft({ ownerId: useOwner().id, form: `invitation ${url}` })
  const suggested = askingMessages.invitation({ url })
  const text = draft.fields.text ?? suggested
  const copy = async (): Promise<void> => {
    if (!(await copyText(text))) return showProblem(askingMessages.copyFailed, text)
    setStepMark("shared")
    showToast(askingMessages.copied)
  }
  return (
    <>
      <TextAreaField
        label={askingMessages.invitationLabel}
        rows={4}
        value={text}
        onChange={(typed) => draft.set("text", typed, suggested)}
      />
      <div className="foot">
        <Button kind="ghost" onClick={onClose}>
          {everyPageMessages.close}
        </Button>
        <Button kind="primary" onClick={copy}>
          {askingMessages.copyInvitation}
        </Button>
      </div>
    </>
  )
}
