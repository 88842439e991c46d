import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx"
import { feedbackMessages } from "../../../messages/feedback.ts"
import { replyMessages } from "../../../messages/reply.ts"
import { languageOf } from "../../../text/script-language.ts"
import { useDeleteFeedback } from "../queries/use-delete-feedback.ts"
import { isFiltered } from "./feedback-groups.ts"

interface DeleteDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const DeleteDialog = ({ item, onClose }: DeleteDialogProps) => {
  const remove = useDeleteFeedback()
  return (
    <ConfirmDialog
      title={feedbackMessages.deleteTitle}
      action={feedbackMessages.delete}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate(item.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {isFiltered(item)
          ? feedbackMessages.deleteFilteredText
          : feedbackMessages.deleteText(pointsPerFeedback[item.aiCategory])}
        {item.answer !== null && ` ${replyMessages.answerGoes}`}
      </p>
      <blockquote className="quote" dir="auto" lang={languageOf(item.content)}>
        {item.isCovered ? feedbackMessages.covered : item.content}
      </blockquote>
    </ConfirmDialog>
  )
}
