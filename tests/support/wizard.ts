import type { Locator, Page } from "playwright-core"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"

export const wizardOf = (page: Page, wizard: Locator = page.getByRole("dialog")) => ({
  wizard,
  name: wizard.getByLabel(profileMessages.name),
  jobTitle: wizard.getByLabel(profileMessages.jobTitle),
  bio: wizard.getByLabel(profileMessages.bio, { exact: true }),
  back: wizard.getByRole("button", { name: profileMessages.back }),
  next: wizard.getByRole("button", { name: profileMessages.continue }),
  complete: wizard.getByRole("button", { name: profileMessages.complete }),
  review: wizard.getByRole("group", { name: profileMessages.reviewTitle })
})
