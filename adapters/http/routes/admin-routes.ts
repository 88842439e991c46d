import { Clock, Effect } from "effect"
import { calls } from "#core/contract/calls.ts"
import { Unauthorized } from "#core/domain/accounts/access-errors.ts"
import type { Admin } from "#core/domain/admins/admin.ts"
import { adminIdOf, isOperator } from "#core/domain/admins/admin-rules.ts"
import type { CatalogueBadge } from "#core/domain/badges/badge-records.ts"
import { InstallationStore } from "#core/ports/installation-store.ts"
import {
  adminOfTicket,
  authenticateAdmin,
  signInAdmin,
  signInAdminWithCode,
  signOutAdmin
} from "#core/use-cases/admins/admin-sessions.ts"
import { setBadgeImage, updateBadge as updateBadgeUseCase } from "#core/use-cases/badges/edit-badges.ts"
import { readBadgeGroups, viewBadge } from "#core/use-cases/badges/read-badge-groups.ts"
import { adminCall, publicCall } from "../calls/call-route.ts"
import { makeResponder } from "../calls/encode-response.ts"
import {
  adminSessionCookie,
  adminToken,
  clearedAdminSessionCookie,
  clearedTicketCookie,
  ticketCookie,
  ticketIn
} from "../cookies/session-cookie.ts"
import { badRequest } from "../responses/request-error.ts"
import type { Site } from "../site/site.ts"

const endAdminSession = (request: Request, site: Site) => {
  const token = adminToken(request, site)
  return token === undefined ? Effect.void : signOutAdmin(token)
}

const viewSignedIn = (admin: Admin) => ({
  username: admin.username,
  ...(isOperator(admin) && { role: "operator" as const })
})

const respondWithLogin = makeResponder("adminLogin")

const codeNeededResponse = respondWithLogin({ second: true }).pipe(
  Effect.map((response) => ({ ...response, status: calls.adminLogin.later }))
)

export const adminLogin = publicCall("adminLogin", ({ body, request, site }) =>
  Effect.gen(function* () {
    const { username = "", password = "" } = yield* body
    const limiting = site.limits.signInAdmin(request, adminIdOf(username.trim()))
    const signedIn = yield* limiting(signInAdmin({ username, password }))
    if ("ticket" in signedIn)
      return { ...(yield* codeNeededResponse), cookies: [ticketCookie(signedIn.ticket, site, "admin")] }
    yield* endAdminSession(request, site)
    const session = { isAuthenticated: true, admin: viewSignedIn(signedIn.admin) }
    return { ...(yield* respondWithLogin(session)), cookies: [adminSessionCookie(signedIn.token, site)] }
  })
)

const respondWithCodeLogin = makeResponder("adminLoginWithCode")

export const adminLoginWithCode = publicCall("adminLoginWithCode", ({ body, request, site }) =>
  Effect.gen(function* () {
    const { code } = yield* body
    const found = yield* adminOfTicket(ticketIn(request, site, "admin"))
    const limiting = site.limits.enterCode(request, `admin ${found.id}`, code)
    const enteredAt = yield* Clock.currentTimeMillis
    const { admin, token } = yield* limiting(signInAdminWithCode(found, { code, enteredAt }))
    yield* endAdminSession(request, site)
    const session = { isAuthenticated: true, admin: viewSignedIn(admin) }
    const cookies = [adminSessionCookie(token, site), clearedTicketCookie(site, "admin")]
    return { ...(yield* respondWithCodeLogin(session)), cookies }
  })
)

const respondWithSession = makeResponder("adminSession")

export const adminSession = publicCall("adminSession", ({ request, site }) =>
  authenticateAdmin(adminToken(request, site)).pipe(
    Effect.map((admin) => ({ isAuthenticated: true, admin: viewSignedIn(admin) })),
    Effect.catchTag("Unauthorized", () => Effect.succeed({ isAuthenticated: false })),
    Effect.flatMap((state) => respondWithSession(state))
  )
)

const respondWithLogout = makeResponder("adminLogout")

const signedOut = { message: "You have been logged out successfully." } as const

/** Credentials in a header or query never open a session, so the sender gets 401 rather than "logged out". */
const isOtherSessionOffered = ({ headers }: Request, { search }: URL): boolean =>
  search !== "" || headers.has("authorization")

export const adminLogout = publicCall("adminLogout", ({ request, site, url }) =>
  adminToken(request, site) === undefined && isOtherSessionOffered(request, url)
    ? Effect.fail(new Unauthorized())
    : endAdminSession(request, site).pipe(
        Effect.andThen(respondWithLogout(signedOut)),
        Effect.map((response) => ({ ...response, cookies: [clearedAdminSessionCookie(site)] }))
      )
)

const respondWithBadgeGroups = makeResponder("adminBadges")

export const adminBadges = adminCall("adminBadges", () =>
  readBadgeGroups.pipe(Effect.flatMap((groups) => respondWithBadgeGroups(groups)))
)

const asViewedBadge = Effect.fnUntraced(function* (badge: CatalogueBadge) {
  return viewBadge(badge, yield* (yield* InstallationStore).holders)
})

const missingImage = badRequest("Please select a badge and upload an image file.")

const respondWithUpload = makeResponder("uploadBadge")

export const uploadBadge = adminCall("uploadBadge", ({ admin, body, site }) =>
  Effect.gen(function* () {
    const { badgeImage, badgeName: name, category, tier } = yield* body
    if (badgeImage === undefined) return yield* missingImage
    yield* site.limits.uploadBadgeImage(admin.id)
    const badge = yield* setBadgeImage(admin, { category, tier, name }, badgeImage)
    return yield* respondWithUpload(yield* asViewedBadge(badge))
  })
)

const respondWithUpdate = makeResponder("updateBadge")

export const updateBadge = adminCall("updateBadge", ({ admin, body, site }) =>
  Effect.gen(function* () {
    const { category, tier, originalName, badgeImage, removeImage, ...texts } = yield* body
    if (badgeImage !== undefined) yield* site.limits.uploadBadgeImage(admin.id)
    const named = { category, tier, name: originalName }
    const edit = { ...texts, bonus: texts.bonus, file: badgeImage, removesImage: removeImage === "true" }
    const badge = yield* updateBadgeUseCase(admin, named, edit)
    return yield* respondWithUpdate(yield* asViewedBadge(badge))
  })
)
