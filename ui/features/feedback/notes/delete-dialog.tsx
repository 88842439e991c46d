import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { pointsPerFeedback } from "#core/domain/points/category-points.ts"
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx"
import { Quote } from "../../../components/quote.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { useDeleteFeedback } from "../queries/use-delete-feedback.ts"
import { isFiltered, isPublishable } from "./feedback-groups.ts"

interface DeleteDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const DeleteDialog = ({ item, onClose }: DeleteDialogProps) => {
  const feedbackMessages = useMessages("feedback")
  const replyMessages = useMessages("reply")
  const placeholders = useMessages("placeholders")
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
          : feedbackMessages.deleteText({ points: pointsPerFeedback[item.aiCategory] })}
        {item.answer !== null && ` ${replyMessages.answerGoes}`}
      </p>
      {isPublishable(item) ? (
        <Quote text={item.content} />
      ) : (
        <blockquote className="quote">
          {isFiltered(item) ? placeholders.filtered : feedbackMessages.covered}
        </blockquote>
      )}
    </ConfirmDialog>
  )
}
