/** Parts that the visitor page has, too. */
export const everyPageMessages = {
  close: "Close",
  themes: { system: "Theme: same as device", light: "Theme: light", dark: "Theme: dark" },
  contact: "Contact",
  source: "Source code",
  imprint: "Imprint",
  operatorPrivacy: "Operator’s privacy policy",
  security: "Security",
  privacy: "Privacy",
  terms: "Terms",
  notifications: "Notifications"
} as const
