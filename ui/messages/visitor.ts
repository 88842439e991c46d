const charactersText = (count: number): string => (count === 1 ? "1 character" : `${count} characters`)

export const visitorMessages = {
  nobody: "Someone",
  question: (firstName: string) => `What should ${firstName} hear?`,
  questionPlain: "What should they hear?",
  paused: (firstName: string) => `${firstName} is not taking feedback right now`,
  pausedPlain: "This page is not taking feedback right now",
  pausedText: "You can still read what’s here. Please come back another day.",
  pausedDraft: "Your draft. Copy it if you’d like to keep it.",
  placeholder: "One thing to keep doing, or one thing to change…",
  count: (count: number, limit: number) => `${count}/${limit}`,
  charactersLeft: (left: number) =>
    left >= 0 ? `${charactersText(left)} left` : `${charactersText(-left)} too many`,
  promise: "Anonymous. We keep only your words and the date.",
  mayShow: (name: string) => `${name} sees your words and may show a note to whoever runs this server.`,
  mayShowPlain: "The owner of this page sees your words and may show a note to whoever runs this server.",
  promiseWithQuestion: "Anonymous. We keep only your words, the question you pick and the date.",
  pickQuestion: "Answering a question? Pick one, or none.",
  pickNone: "No question, just a note",
  howAnonymous: "How is this anonymous?",
  anonymousBecause: [
    "No account, cookie, IP address or browser name of yours is stored.",
    "We keep the date, never the time, and shuffle notes from the same day.",
    "Your words are encrypted before they are stored.",
    "Everyone sees the same confirmation, whether or not the note gets through."
  ],
  questionReason: "The question you pick shows beside your note only once at least three notes answer it.",
  anonymousLimit:
    "One limit: your writing style can give you away. So can being the only person with this link.",
  more: "How we protect you",
  checkLead: "Don’t take our word for it.",
  check: "Check this server",
  readHere: "Software on this server screens your note first. No outside service sees it.",
  readElsewhere: (service: string) =>
    `Software on this server screens your note first. ${service} usually checks it too, and gets only your words.`,
  unchecked: "Anyone can create a page here. Only write if you trust whoever sent you this link.",
  submit: "Submit",
  submitting: "Sending",
  sentTitle: "Feedback submitted",
  sentText: (name: string) =>
    `(reviewed by AI). If it passes, ${name} sees your words and may show a note to whoever runs this server. Besides your words, only the date is shown.`,
  sentTextPlain:
    "(reviewed by AI). If it passes, the owner of this page sees your words and may show a note to whoever runs this server. " +
    "Besides your words, only the date is shown.",
  sentQuestion: "The question you picked, if any, is shown too, once at least three notes answer it.",
  lostTitle: "Connection lost",
  lost: "We can’t tell if your note was sent. Your text is still here, and submitting it again won’t create a second one.",
  failedTitle: "Not sent",
  failed: "Your note couldn’t be sent. Your text is still here, so please try again.",
  othersTitle: "What others have said",
  othersText: (name: string) => `${name} chose to make these public.`,
  othersTextPlain: "Shared by the owner of this page.",
  showBadges: "Show Badges",
  hideBadges: "Hide Badges",
  badgesTitle: (name: string) => `${name}’s badges`,
  badgesTitlePlain: "Badges",
  allCategories: "All six categories",
  wantOne: "Want a page like this?",
  createOwn: "Create your own",
  report: "Report this page"
} as const
