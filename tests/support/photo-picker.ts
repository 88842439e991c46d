import type { Locator, Page } from "playwright-core"
import { profileMessages } from "#ui/messages/generated/en/profile.ts"

export const pickerIn = (place: Page | Locator) => {
  const picker = place.getByRole("group", { name: profileMessages.photo })
  return {
    input: picker.locator("input"),
    add: picker.getByRole("button", { name: profileMessages.addPhoto }),
    change: picker.getByRole("button", { name: profileMessages.changePhoto }),
    remove: picker.getByRole("button", { name: profileMessages.removePhoto }),
    helper: picker.getByText("Add a profile photo", { exact: true }),
    preview: picker.getByRole("img", { name: profileMessages.photoPreview }),
    problem: picker.getByRole("alert")
  }
}
