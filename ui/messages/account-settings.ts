export const accountSettingsMessages = {
  title: "Account",
  email: "Email"
} as const
