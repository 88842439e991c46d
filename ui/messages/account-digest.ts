export const digestMessages = {
  title: "Mail about new notes",
  hint: "How many notes came, at the hour that you choose. Never what they say, and nothing when there is nothing.",
  noMail: "This server sends no mail.",
  every: "How often",
  never: "Never",
  day: "Every day",
  week: "Every week",
  weekday: "On",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  hour: "At",
  hourOf: (hour: number) => `${String(hour).padStart(2, "0")}:00`,
  zone: (zone: string) => `Time in ${zone.replaceAll("_", " ")}.`,
  save: "Save",
  saved: "Saved.",
  notSaved: "This was not saved"
} as const
