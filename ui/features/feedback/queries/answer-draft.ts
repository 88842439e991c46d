import type { DraftPlace } from "../../../components/owner-draft.ts"

export const answerDraftOf = (ownerId: string, itemId: string): DraftPlace => ({
  ownerId,
  form: `answer-${itemId}`
})
