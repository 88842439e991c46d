import { useCallback, useState } from "react"
import { useKeptFocus } from "../../../components/use-row-focus.ts"
import { AnswerDialog } from "../replies/answer-dialog.tsx"
import type { NoteQuestion, OpenNoteDialog } from "./ask.ts"
import { DeleteDialog } from "./delete-dialog.tsx"
import { DetailDialog } from "./detail-dialog.tsx"
import { OperatorDialog } from "./operator-dialog.tsx"
import { SwapDialog } from "./swap-dialog.tsx"
import { VisibilityDialog } from "./visibility-dialog.tsx"

const noteDialogs = {
  visibility: VisibilityDialog,
  swap: SwapDialog,
  delete: DeleteDialog,
  detail: DetailDialog,
  operator: OperatorDialog,
  answer: AnswerDialog
} as const

export const useNoteDialogs = (shown: ReadonlyArray<unknown>) => {
  const [asked, setAsked] = useState<NoteQuestion | null>(null)
  const keepPlace = useKeptFocus(shown)
  const ask: OpenNoteDialog = useCallback(
    (about, item) => {
      keepPlace()
      setAsked({ about, item })
    },
    [keepPlace]
  )
  return {
    keepPlace,
    ask,
    dialog: asked === null ? null : <NoteDialog {...asked} onAsk={setAsked} onClose={() => setAsked(null)} />
  }
}

interface NoteDialogProps extends NoteQuestion {
  readonly onAsk: (next: NoteQuestion) => void
  readonly onClose: () => void
}

const NoteDialog = ({ about, onAsk, ...props }: NoteDialogProps) => {
  const Asking = noteDialogs[about]
  return <Asking {...props} ask={(next, item) => onAsk({ about: next, item })} />
}
