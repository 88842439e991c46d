import type { Audience, ReleaseRule } from "#core/domain/release/release-rule.ts"
import { ruleMessages } from "./release-rule.ts"

const titles: Readonly<Record<Audience, string>> = {
  team: "A team",
  class: "A class or community",
  anyone: "Anyone"
}

const protectionOf = ({ minutes }: ReleaseRule): string => {
  if (minutes === 0) return "Whoever keeps looking can tell when each was written."
  return minutes < 1_440 ? "The time hardly tells who wrote which." : "The time tells nobody who wrote which."
}

export const releaseMessages = {
  question: "Who will write to you?",
  hint: "Decides when notes appear to you. The longer they wait for each other, the safer it is to be honest.",
  title: (audience: Audience) => titles[audience],
  meaning: (audience: Audience, rule: ReleaseRule) => {
    const meaning = `${ruleMessages.rule(rule)} ${protectionOf(rule)}`
    return audience === "team" ? `${meaning} Best for colleagues.` : meaning
  },
  own: "Your page has a rule of its own:",
  loosenHint:
    "A stricter choice holds at once. A looser one is announced on your page for seven days first, once a week at most.",
  cancelHint: "To cancel, choose what holds now.",
  loosenFrom: (moment: string) => `You can announce a looser choice again from ${moment}.`,
  save: "Save",
  saved: "Saved.",
  savedForLater: (from: string) => `Announced on your page. It takes effect on ${from}.`,
  notSaved: "Couldn’t save this",
  next: (moment: string) => `Notes may next appear on ${moment}.`,
  asTheyCome: "Notes appear as soon as each is screened.",
  closed: "No notes appear while your page is closed.",
  colleaguesTitle: "Will colleagues write to you?",
  colleagues:
    "Right now each note appears as soon as it’s screened. Among colleagues, that moment can give away who wrote it.",
  choose: "Choose who writes",
  keep: "Leave it as it is"
} as const
