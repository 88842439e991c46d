import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { calls } from "#core/contract/calls.ts"
import type { Audience } from "#core/domain/release/release-rule.ts"
import { request } from "../../api/api-client.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"

export const useOnboardingAudience = () => {
  const { data: settings } = useQuery(settingsQuery)
  const [changed, setChanged] = useState<Audience | null>(null)
  const chosen = changed ?? settings?.release.audience ?? null
  return {
    choices: settings?.release.choices,
    chosen,
    choose: setChanged,
    save: async (): Promise<void> => {
      if (chosen !== null) await request(calls.chooseAudience, { body: { audience: chosen } })
    }
  }
}

export type OnboardingAudience = ReturnType<typeof useOnboardingAudience>
