export const operatorMessages = {
  sections: "Admin portal",
  badges: "Badges",
  owners: "Owners",
  invitations: "Invitations",
  reports: "Reports",
  installation: "Installation",
  forOperators: "This page is for operators",
  forOperatorsHint: "Another operator can give you that role. You can still manage the badges.",
  toBadges: "Go to the badges"
} as const
