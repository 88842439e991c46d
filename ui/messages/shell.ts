export const shellMessages = {
  mainNavigation: "Main",
  dashboard: "Dashboard",
  feedback: "Feedback",
  achievements: "Achievements",
  insights: "Insights",
  profileSettings: "Profile Settings",
  soon: "Soon",
  signOut: "Sign out",
  menu: "Menu",
  yourPage: "Your page",
  insightsTitle: "AI insights are coming soon",
  insightsText: "What people say about you over time: strengths, areas to improve and trends.",
  settingsTitle: "Profile Settings are coming soon",
  settingsText: "One place for all that belongs to your account:",
  settingsList: ["Profile management", "Billing and plans", "Notifications", "Privacy and security"],
  backToDashboard: "Back to the dashboard"
} as const
