import { privateText, publicText, type SampleText } from "./sample-text.ts"

/** Five are public, so no other can be. */
export const limitTexts: ReadonlyArray<SampleText> = [
  publicText("You swap shifts fairly, and you take the holidays nobody wants yourself."),
  publicText("Handovers with you are short and complete. I always know what to look out for."),
  publicText("You stayed calm when three alarms went off at once, and so did we."),
  publicText("New colleagues learn more in a week with you than in a month of courses."),
  publicText("You ask the cleaners what they need. I have not seen that anywhere else."),
  privateText("The plan for December came four days before December. Please publish it earlier."),
  privateText("You could let us try the new pumps before you decide against them."),
  privateText("Your idea with the coloured trays saves me half an hour every morning."),
  privateText("I wish you would write down why a shift was changed, not only that it was.")
]
