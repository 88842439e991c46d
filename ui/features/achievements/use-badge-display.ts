import { useMutation, useQueryClient } from "@tanstack/react-query"
import { calls } from "#core/contract/calls.ts"
import { ApiError, isUnauthorized, request } from "../../api/api-client.ts"
import { logInAgain } from "../../api/lost-session.ts"
import { currentUserQuery } from "../../app/session-query.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import type { AchievementsMessages, CommonMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"

const redirectDelayMillis = 2000

const showDisplayFailure = (
  error: unknown,
  achievementMessages: AchievementsMessages,
  commonMessages: CommonMessages
): void => {
  if (isUnauthorized(error)) {
    showProblem(achievementMessages.pleaseLogIn)
    logInAgain(redirectDelayMillis)
  } else if (error instanceof ApiError) {
    showProblem(achievementMessages.failed, achievementMessages.failedHint)
  } else {
    showProblem(commonMessages.connectionError, commonMessages.connectionErrorHint)
  }
}

export const useBadgeDisplay = () => {
  const achievementMessages = useMessages("achievements")
  const commonMessages = useMessages("common")
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (showBadgesOnLanding: boolean) =>
      request(calls.setBadgeDisplay, { body: { showBadgesOnLanding } }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      showToast(user.showBadgesOnLanding ? achievementMessages.shown : achievementMessages.hidden)
    },
    onError: (error) => showDisplayFailure(error, achievementMessages, commonMessages)
  })
}
