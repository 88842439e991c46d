export const syndicationMessages = {
  feedTitle: (name: string) => `Feedback that ${name} made public`,
  entryTitle: (day: string) => `A note from ${day}`,
  embeddedTitle: (name: string) => `What people told ${name}`,
  nothingYet: "Nothing is public yet.",
  write: (name: string) => `Tell ${name} what you think, anonymously`,
  frameTitle: "What people told me",
  title: "Show public notes elsewhere",
  hint: "Only your public notes, with their days. Copies that others keep can’t be taken back.",
  feed: "Offer a feed that readers can subscribe to (Atom)",
  feedAddress: "Address of the feed",
  origins: "Websites that may show them",
  originsHint: "One per line, such as https://asha.example. Five at most. Empty: none.",
  snippet: "Paste this into the website",
  needsLink: "There is nothing to show before you have a link.",
  save: "Save",
  saved: "Saved.",
  notSaved: "Couldn’t save this"
} as const
