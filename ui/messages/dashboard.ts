import { guardName } from "./product.ts"

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export const dashboardMessages = {
  welcome: (name: string) => (name === "" ? "Welcome" : `Welcome, ${name}`),
  points: (points: string) => `${points} points`,
  fromPieces: (count: number) =>
    count === 1 ? "from 1 piece of feedback" : `from ${count} pieces of feedback`,
  soFar: "so far",
  editProfile: "Edit Profile",
  firstSteps: [
    ["Send your link", "To three people who know your work, by message or mail. They need no account."],
    [
      "They write, without a name",
      `${capitalised(guardName)} reads it first, and keeps insults away from you.`
    ],
    ["You read, and choose", "All of it is private. Up to five pieces can stand on your page."]
  ],
  isNew: "New",
  recent: "Recent Feedback",
  viewAll: "View All Feedback",
  viewMore: "View More",
  progress: "Progress",
  prospect: (goal: number) =>
    `Every piece of feedback brings points. ${goal} in one category bring its first badge.`,
  pointsEach: (points: number) => `${points} points each`,
  nearestGoal: (missing: number, badge: string) => `${missing} more to ${badge}`,
  goalCount: (count: number, goal: number, category: string) => `${count} of ${goal} in ${category}`,
  allUnlocked: "All tiers unlocked",
  allBadges: "All badges",
  activity: "Points & Activity",
  noActivity: "Points appear here with your first feedback.",
  given: (points: string) => `+${points}`,
  taken: (points: string) => `−${points}`
} as const
