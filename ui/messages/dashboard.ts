import { guardNameAtStart } from "./product.ts"

export const dashboardMessages = {
  welcome: (name: string) => (name === "" ? "Welcome" : `Welcome, ${name}`),
  points: (points: string) => `${points} points`,
  fromPieces: (count: number) => (count === 1 ? "from 1 note" : `from ${count} notes`),
  soFar: "so far",
  editProfile: "Edit Profile",
  firstSteps: "First steps",
  stepsDone: (done: number, all: number) => `${done} of ${all} done`,
  stepDone: "(done)",
  choosePhoto: "Choose a photo",
  hideSteps: "Hide these steps",
  steps: {
    photo: { title: "Add a photo", text: "People see at a glance whose page it is." },
    share: {
      title: "Send your link",
      text: "Message or email it to three people who know your work. They need no account."
    },
    note: {
      title: "Get your first note",
      text: `People write anonymously. ${guardNameAtStart} reads every note first and keeps insults away from you.`
    },
    publish: {
      title: "Show a note on your page",
      text: "Every note starts out private. You can show up to five."
    }
  },
  isNew: "New",
  recent: "Recent Feedback",
  viewAll: "View All Feedback",
  viewMore: "View More",
  progress: "Progress",
  prospect: (goal: number) => `Every note earns points, and ${goal} in one category earn you a badge.`,
  pointsEach: (points: number) => `${points} points per note`,
  nearestGoal: (missing: number, badge: string) => `${missing} more for ${badge}`,
  goalCount: (count: number, goal: number, category: string) => `${count} of ${goal} in ${category}`,
  allBadges: "All badges",
  recentBadges: "Recent badges",
  activity: "Points & Activity",
  noActivity: "Your points will appear here with your first note.",
  given: (points: string) => `+${points}`,
  taken: (points: string) => `−${points}`
} as const
