import type { DraftId } from "../../../components/owner-draft.ts"

export const answerDraftOf = (ownerId: string, itemId: string): DraftId => ({
  ownerId,
  form: `answer-${itemId}`
})
