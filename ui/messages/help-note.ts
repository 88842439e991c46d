/**
 * The kind note for somebody who writes of harming themselves. Whoever runs HonestHive may change the words
 * and the places here: it is built anew at the next start. Nobody is told that the note was shown.
 */
export const helpNote = {
  title: "You are not alone",
  text: "If you are thinking of hurting yourself, please talk to somebody now. These people listen, free of charge, and ask for no name:",
  places: [
    { name: "India: Tele-MANAS, day and night, 20 languages", label: "14416", address: "tel:14416" },
    { name: "Anywhere else", label: "findahelpline.com", address: "https://findahelpline.com" },
    { name: "In danger right now", label: "112", address: "tel:112" }
  ],
  privacy: "This note appears on your device alone. What you write here stays anonymous."
} as const
