export const questionMessages = {
  title: "Your questions",
  hint: "Visitors can answer one of them, or none. Ask about the work, and please name nobody.",
  question: (number: number) => `Question ${number}`,
  thanks: (number: number) => `Thank-you line for question ${number} (optional)`,
  example: "What should I do more of?",
  thanksExample: "Thank you. That helps me plan.",
  add: "Add a question",
  remove: (number: number) => `Remove question ${number}`,
  moveUp: (number: number) => `Move question ${number} up`,
  none: "Your page asks no questions.",
  shown: "On your page now:",
  from: (moment: string) =>
    `From ${moment}, your page asks what you see here. Until then you can still change it.`,
  next: (moment: string) => `A change takes effect on ${moment}. Questions can change once in seven days.`,
  why: "So that a new question never tells when a note was written.",
  answers: "You see which question a note answers once at least three of your notes answer it.",
  save: "Save questions",
  saved: (moment: string) => `Saved. Your page changes on ${moment}.`,
  same: "Saved. Your page stays as it is.",
  notSaved: "Couldn’t save your questions"
} as const
