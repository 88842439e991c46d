import { productName } from "./product.ts"

export const profileMessages = {
  editTitle: "Edit Profile",
  onboardingTitle: "What should people call you?",
  onboardingHint: "This is what visitors see on your page.",
  name: "Display name *",
  jobTitle: "Job title",
  bio: "Bio",
  bioHint: "Say what you would like to hear about.",
  bioTooLong: "Bio must be 600 characters or less",
  count: (count: number, limit: number) => `${count}/${limit}`,
  charactersUsed: (count: number, limit: number) => `${count} of ${limit} characters used`,
  linkWillBe: "Your link will be",
  changeLater: "You can change it later.",
  nameRequired: "Name required.",
  nameRequiredHint: "Please enter your name to continue.",
  complete: "Complete Profile",
  saveChanges: "Save Changes",
  saved: "Profile updated",
  failed: "Failed to update profile. Please try again.",
  welcome: `Welcome to ${productName}!`,
  setUp: "Your profile is set up."
} as const
