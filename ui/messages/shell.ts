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
      topic: "What there is today",
      text: "The AI Insight card says what your notes praise and criticise, and leads to the notes behind each phrase.",
      link: ["/", "AI Insight on the dashboard"]
    }
  ],
  settingsTitle: "Profile Settings are coming soon",
  settingsText: "One place for all that belongs to your account:",
  settingsToday: [
    {
      topic: "Profile management",
      text: "Name, job title, bio and photo are behind Edit Profile.",
      link: ["/", "Edit Profile on the dashboard"]
    },
    { topic: "Billing and plans", text: "There is nothing to pay." },
    {
      topic: "Notifications",
      text: "What came since your last visit is marked New.",
      link: ["/", "What is new on the dashboard"]
    },
    {
      topic: "Privacy and security",
      text: "What belongs to your account has a page of its own.",
      link: ["/account", "Account"]
    }
  ],
  backToDashboard: "Back to the dashboard"
} as const
