import type { SampleText } from "./sample-text.ts"

const publicSample = (text: string): SampleText => ({ text, isPublic: true })

/** Five are public, so no other can be. */
export const limitTexts: ReadonlyArray<SampleText> = [
  publicSample("You swap shifts fairly, and you take the holidays nobody wants yourself."),
  publicSample("Handovers with you are short and complete. I always know what to look out for."),
  publicSample("You stayed calm when three alarms went off at once, and so did we."),
  publicSample("New colleagues learn more in a week with you than in a month of courses."),
  publicSample("You ask the cleaners what they need. I have not seen that anywhere else."),
  { text: "The plan for December came four days before December. Please publish it earlier." },
  { text: "You could let us try the new pumps before you decide against them." },
  { text: "Your idea with the coloured trays saves me half an hour every morning." },
  { text: "I wish you would write down why a shift was changed, not only that it was." }
]
