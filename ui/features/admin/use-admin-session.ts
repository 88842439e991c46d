import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useLayoutEffect } from "react"
import type { AdminCredentials } from "#core/contract/admin-schemas.ts"
import type { ResponseOf } from "#core/contract/call.ts"
import { calls } from "#core/contract/calls.ts"
import { ApiError, request, userMessageOf } from "../../api/api-client.ts"
import { forgetShownError } from "../../api/forget-error.ts"
import { showProblem, showToast } from "../../components/toast-store.ts"
import { useErrorTexts } from "../../components/use-error-texts.ts"
import type { AdminMessages, CommonMessages } from "../../messages/generated/catalogue.ts"
import { useMessages } from "../../messages/messages-context.ts"
import type { ErrorTexts } from "../../text/error-text.ts"
import { adminSessionQuery } from "./admin-client.ts"
import { usePortalWork } from "./portal-work.tsx"

type AdminAccess =
  | { readonly state: "loading" }
  | { readonly state: "nobody" }
  | { readonly state: "admin"; readonly username: string; readonly isOperator: boolean }

/** A server that can't be reached gives "nobody" (spec section 4). */
export const useAdminSession = (): AdminAccess => {
  const session = useQuery(adminSessionQuery)
  const { signedIn } = usePortalWork()
  const admin = session.data?.isAuthenticated === true ? session.data.admin : undefined
  const username = admin?.username
  // Before the browser paints: another admin must not see this work even for a moment.
  useLayoutEffect(() => {
    if (username !== undefined) signedIn(username)
  }, [username])
  // Only the first fetch counts as "loading": later ones must not unmount a page that may hold typed text.
  if (!session.isFetched) return { state: "loading" }
  if (admin === undefined) return { state: "nobody" }
  return { state: "admin", username: admin.username, isOperator: admin.role === "operator" }
}

const redirectDelayMillis = 100

const waitMillis = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))

/** A response without a message means wrong credentials; no response says nothing about them. */
const loginProblemOf = (
  error: unknown,
  adminMessages: AdminMessages,
  commonMessages: CommonMessages,
  apiErrors: ErrorTexts
): string =>
  error instanceof ApiError
    ? userMessageOf(error, adminMessages.invalidCredentials, apiErrors)
    : commonMessages.connectionErrorHint

/** Waits 100 ms (spec section 9) before setting the session, which makes the guard open the portal. */
export const useEnterPortal = () => {
  const adminMessages = useMessages("admin")
  const queryClient = useQueryClient()
  return async (session: ResponseOf<typeof calls.adminLoginWithCode>): Promise<void> => {
    showToast(adminMessages.loggedIn, adminMessages.welcome)
    await waitMillis(redirectDelayMillis)
    await queryClient.cancelQueries(adminSessionQuery)
    queryClient.setQueryData(adminSessionQuery.queryKey, session)
  }
}

export const useAdminLogin = (onCodeNeeded: () => void) => {
  const adminMessages = useMessages("admin")
  const commonMessages = useMessages("common")
  const apiErrors = useErrorTexts()
  const enter = useEnterPortal()
  const login = useMutation({
    mutationFn: (body: AdminCredentials) => request(calls.adminLogin, { body }),
    onSuccess: (answer) => ("second" in answer ? onCodeNeeded() : enter(answer)),
    onError: (error) =>
      showProblem(adminMessages.loginFailed, loginProblemOf(error, adminMessages, commonMessages, apiErrors))
  })
  return { logIn: login.mutate, isLoggingIn: login.isPending, forgetProblem: () => forgetShownError(login) }
}

export const useAdminLogout = () => {
  const adminMessages = useMessages("admin")
  const commonMessages = useMessages("common")
  const apiErrors = useErrorTexts()
  const queryClient = useQueryClient()
  const { forget } = usePortalWork()
  return useMutation({
    mutationFn: () => request(calls.adminLogout, {}),
    onSuccess: () => {
      showToast(adminMessages.loggedOut, adminMessages.loggedOutHint)
      forget()
      queryClient.setQueryData(adminSessionQuery.queryKey, { isAuthenticated: false })
    },
    onError: (error) =>
      showProblem(
        adminMessages.logoutFailed,
        userMessageOf(error, commonMessages.connectionErrorHint, apiErrors)
      )
  })
}
