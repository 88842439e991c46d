import type { FeedbackItem } from "#core/contract/feedback-schemas.ts"
import { useOwner } from "../../../app/owner-context.ts"
import { NotSaved } from "../../../components/not-saved.tsx"
import { useOwnerDraft } from "../../../components/owner-draft.ts"
import { answerDraftOf } from "../queries/answer-draft.ts"

export const UnsavedAnswer = ({ item: { id, isPublic } }: { readonly item: FeedbackItem }) => {
  const { isKept } = useOwnerDraft(answerDraftOf(useOwner().id, id))
  return isPublic && isKept && <NotSaved />
}
