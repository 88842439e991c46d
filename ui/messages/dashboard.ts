export const dashboardMessages = {
  welcome: (name: string) => (name === "" ? "Welcome" : `Welcome, ${name}`),
  points: (points: string) => `${points} points`,
  fromPieces: (count: number) =>
    count === 1 ? "from 1 piece of feedback" : `from ${count} pieces of feedback`,
  editProfile: "Edit Profile",
  recent: "Recent Feedback",
  viewAll: "View All Feedback",
  viewMore: "View More",
  progress: "Progress",
  nearestGoal: (missing: number, badge: string) => `${missing} more to ${badge}`,
  goalCount: (count: number, goal: number, category: string) => `${count} of ${goal} in ${category}`,
  allUnlocked: "All tiers unlocked",
  allBadges: "All badges",
  activity: "Points & Activity",
  noActivity: "Points appear here with your first feedback.",
  given: (points: string) => `+${points}`,
  taken: (points: string) => `−${points}`
} as const
