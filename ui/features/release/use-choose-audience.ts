import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { ReleaseSettings } from "#core/contract/account-settings-schemas.ts"
import { calls } from "#core/contract/calls.ts"
import type { Audience } from "#core/domain/release/release-rule.ts"
import { request } from "../../api/api-client.ts"
import { showFailure } from "../../api/lost-session.ts"
import { showToast } from "../../components/toast-store.ts"
import { releaseMessages } from "../../messages/release.ts"
import { momentOf } from "../../text/moment.ts"
import { settingsQuery } from "../account-settings/settings-query.ts"

const savedText = ({ announced }: ReleaseSettings): string =>
  announced === null ? releaseMessages.saved : releaseMessages.savedForLater(momentOf(announced.from))

export const useChooseAudience = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (audience: Audience) => request(calls.chooseAudience, { body: { audience } }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsQuery.queryKey, settings)
      showToast(savedText(settings.release))
    },
    onError: showFailure(releaseMessages.notSaved)
  })
}
