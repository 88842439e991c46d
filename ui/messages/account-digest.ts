export const digestMessages = {
  title: "Email about new notes",
  hint: "We’ll email you how many new notes you have, at the hour you choose. Never what they say. No notes, no email.",
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
  notSaved: "Couldn’t save this"
} as const
