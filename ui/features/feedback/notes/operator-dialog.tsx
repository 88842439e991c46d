import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx"
import { Quote } from "../../../components/quote.tsx"
import { useMessages } from "../../../messages/messages-context.ts"
import { useShowToOperator } from "../queries/shown-queries.ts"

interface OperatorDialogProps {
  readonly item: FeedbackItem
  readonly onClose: () => void
}

export const OperatorDialog = ({ item, onClose }: OperatorDialogProps) => {
  const feedbackMessages = useMessages("feedback")
  const show = useShowToOperator()
  return (
    <ConfirmDialog
      title={feedbackMessages.operatorTitle}
      action={feedbackMessages.showOperator}
      busy={show.isPending}
      onConfirm={() => show.mutate(item.id, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{feedbackMessages.operatorText}</p>
      <Quote text={item.content} />
    </ConfirmDialog>
  )
}
