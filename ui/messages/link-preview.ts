export const linkPreviewMessages = {
  title: "Picture of your link",
  hint: "Messengers show it wherever your link is sent: your name, and the first question on your page.",
  photo: "Show my photo on it, too",
  photoHint: "Messengers keep pictures. A photo that they have once fetched can’t be taken back.",
  open: "See the picture",
  save: "Save",
  saved: "Saved.",
  notSaved: "Couldn’t save this",
  needsLink: "There is no picture before you have a link."
} as const
