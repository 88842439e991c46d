import type { DraftId } from "../../components/owner-draft.ts"

export interface ProfileDraft {
  readonly name: string
  readonly jobTitle: string
  readonly bio: string
}

export const profileDraftOf = (ownerId: string): DraftId => ({ ownerId, form: "profile" })
