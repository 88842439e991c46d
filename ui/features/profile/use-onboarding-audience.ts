import { useQuery } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import type { Audience } from "#core/domain/release/release-rule.ts"
import { request } from "../../api/api-client.ts"
import { audienceDraftOf, useOwnerDraft } from "../../components/owner-draft.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"

export const useOnboardingAudience = (ownerId: string) => {
  const { data: settings } = useQuery(settingsQuery)
  const draft = useOwnerDraft(audienceDraftOf(ownerId))
  const stored = settings?.release.audience ?? null
  const changed = settings?.release.choices.find(({ audience }) => audience === draft.fields.audience)
  const chosen = changed?.audience ?? stored
  return {
    choices: settings?.release.choices,
    chosen,
    choose: (audience: Audience): void => draft.set("audience", audience, stored ?? ""),
    dropDraft: draft.drop,
    save: async (): Promise<void> => {
      if (chosen !== null) await request(calls.chooseAudience, { body: { audience: chosen } })
    }
  }
}

export type OnboardingAudience = ReturnType<typeof useOnboardingAudience>
