import { useCallback, useState } from "react"
import { useKeptFocus } from "../../../components/use-kept-focus.ts"
import { AnswerDialog } from "../replies/answer-dialog.tsx"
import { DeleteDialog } from "./delete-dialog.tsx"
import { DetailDialog } from "./detail-dialog.tsx"
import type { NoteDialogState, OpenNoteDialog } from "./note-dialog.ts"
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
  const [opened, setOpened] = useState<NoteDialogState | null>(null)
  const keepFocus = useKeptFocus(shown)
  const openDialog: OpenNoteDialog = useCallback(
    (name, item) => {
      keepFocus()
      setOpened({ name, item })
    },
    [keepFocus]
  )
  return {
    keepFocus,
    openDialog,
    dialog: opened && <NoteDialog {...opened} onReplace={setOpened} onClose={() => setOpened(null)} />
  }
}

interface NoteDialogProps extends NoteDialogState {
  readonly onReplace: (next: NoteDialogState) => void
  readonly onClose: () => void
}

const NoteDialog = ({ name, onReplace, ...props }: NoteDialogProps) => {
  const Dialog = noteDialogs[name]
  return <Dialog {...props} openDialog={(next, item) => onReplace({ name: next, item })} />
}
