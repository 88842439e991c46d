export const badgeTexts = {
  which: "Please select a badge and upload an image file.",
  name: "Please give the badge a name of up to 60 characters, on one line.",
  description: "A description has up to 300 characters.",
  bonus: "The bonus is a number of points from 0 to 1000000."
} as const
