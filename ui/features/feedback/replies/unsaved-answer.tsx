import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { useOwner } from "../../../app/owner-context.ts"
import { useOwnerDraft } from "../../../components/owner-draft.ts"
import { useMessages } from "../../../messages/messages-context.ts"
import { answerDraftOf } from "../queries/answer-draft.ts"

export const UnsavedAnswer = ({ item: { id, isPublic } }: { readonly item: FeedbackItem }) => {
  const commonMessages = useMessages("common")
  const { isKept } = useOwnerDraft(answerDraftOf(useOwner().id, id))
  return isPublic && isKept && <span className="pill honey">{commonMessages.notSaved}</span>
}
