import { expect, test } from "vitest"
import {
  appPages,
  ownerPages,
  pageSegments,
  publicPageParameters,
  publicPages,
  shellPages
} from "#core/domain/pages/pages.ts"

const pages = {
  owner: "/ /home /dashboard /feedback /achievements /insights /profile-settings /account /onboarding",
  open: "/security /privacy /terms /receipt /sign-in /sign-up /forgot-password /reset-password /confirm-email /confirm-new-email",
  admin:
    "/admin /admin/login /admin/home /admin/second-factor /admin/owners /admin/invitations /admin/reports /admin/installation"
}

test("the app has its owners' pages, open ones and the admins'", () => {
  expect(ownerPages.join(" ")).toBe(pages.owner)
  expect(publicPages.join(" ")).toBe(`/ ${pages.open}`)
  expect(appPages.join(" ")).toBe(`${pages.owner} ${pages.open} ${pages.admin}`)
})

test("a link may be none of their first segments; the start has none", () => {
  const found = [...pageSegments].join(" ")
  expect(found).toBe(
    "home dashboard feedback achievements insights profile-settings account onboarding security privacy terms receipt sign-in " +
      "sign-up forgot-password reset-password confirm-email confirm-new-email admin"
  )
})

test("one shell serves the pages of owners and admins, but not the start, which the server renders", () => {
  expect(`/ ${shellPages.join(" ")}`).toBe(`${pages.owner} ${pages.admin}`)
})

test("signing in and up read where to return to and what went wrong; other open pages read no parameters", () => {
  const read = publicPages.map((page) => [page, ...publicPageParameters(page)].join(" "))
  expect(read.filter((line) => line.includes(" "))).toEqual([
    "/sign-in returnTo problem",
    "/sign-up returnTo problem"
  ])
})
