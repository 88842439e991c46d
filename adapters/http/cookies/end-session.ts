import { Effect } from "effect"
import { signOut } from "#core/use-cases/accounts/sign-out.ts"
import type { Site } from "../site/site.ts"
import { sessionToken } from "./session-cookie.ts"

export const endSession = (request: Request, site: Site) => {
  const token = sessionToken(request, site)
  return token === undefined ? Effect.void : signOut(token)
}
