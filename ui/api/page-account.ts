import type { Call } from "#core/contract/call.ts"
import { otherAccountText, pageAccountHeader } from "#core/contract/page-account.ts"
import { ApiError, setCallHeaders } from "./api-client.ts"

type PageSession = "owner" | "admin"

/** Accounts that this page shows. An owner's never changes: the page is loaded anew for another one. */
const pageAccounts = new Map<PageSession, string>()

export const pageAccountOf = (session: PageSession): string | undefined => pageAccounts.get(session)

/** Names the account in writes only: with another header, responses that are preloaded would be fetched again. */
export const pageAccountHeaders = ({ access, method }: Call): Readonly<Record<string, string>> => {
  const account = pageAccounts.get(access === "owner" ? "owner" : "admin")
  const isPrivateWrite = method !== "GET" && access !== "visitor" && access !== "anyone"
  return isPrivateWrite && account !== undefined ? { [pageAccountHeader]: encodeURIComponent(account) } : {}
}

export const setPageAccount = (session: PageSession, account: string): void => {
  pageAccounts.set(session, account)
  setCallHeaders(pageAccountHeaders)
}

export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.userMessage === otherAccountText
