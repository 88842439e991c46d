export const shellMessages = {
  mainNavigation: "Main",
  dashboard: "Dashboard",
  feedback: "Feedback",
  achievements: "Achievements",
  insights: "Insights",
  profileSettings: "Profile Settings",
  account: "Account",
  soon: "Soon",
  newCount: (count: number) => `${count} new`,
  offline: "You’re offline. What you typed is safe; it isn’t sent until you’re back online.",
  signOut: "Sign out",
  menu: "Menu",
  theme: "Theme",
  themes: [
    ["system", "System"],
    ["light", "Light"],
    ["dark", "Dark"]
  ],
  yourPage: "Your page",
  insightsTitle: "AI insights are coming soon",
  insightsText: "What people say about you over time: strengths, areas to improve and trends.",
  insightsToday: [
    {
      topic: "What you can see today",
      text: "The AI Insight card shows what people praise and what they’d change, with the notes behind each point.",
      link: ["/", "AI Insight on the dashboard"]
    }
  ],
  settingsTitle: "Profile Settings are coming soon",
  settingsText: "Soon in one place. Until then:",
  settingsToday: [
    {
      topic: "Profile management",
      text: "Change your name, job title, bio and photo in Edit Profile.",
      link: ["/", "Edit Profile on the dashboard"]
    },
    { topic: "Billing and plans", text: "There is nothing to pay." },
    {
      topic: "Notifications",
      text: "Notes that arrived since your last visit are marked New.",
      link: ["/", "New notes on the dashboard"]
    },
    {
      topic: "Privacy and security",
      text: "Email, password, sessions and your data are on the Account page.",
      link: ["/account", "Account"]
    }
  ],
  backToDashboard: "Back to the dashboard",
  languageNotSaved: "Your language wasn’t saved."
} as const
