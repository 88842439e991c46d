import type { SignInProblem } from "#core/contract/sign-in-problem.ts"

export const signInMessages = {
  signInTitle: "Sign in",
  signUpTitle: "Create your account",
  email: "Email",
  password: "Password",
  passwordHint: "At least 12 characters. A short sentence is easy to remember.",
  signIn: "Sign In",
  signingIn: "Signing in",
  signUp: "Create Account",
  signingUp: "Creating your account",
  noAccount: "No account yet?",
  createOne: "Create one",
  haveAccount: "Already have an account?",
  signInInstead: "Sign in",
  needsScript: "Signing in needs JavaScript. The pages that take feedback work without it.",
  emailMissing: "Please enter your email.",
  passwordMissing: "Please enter your password.",
  forgot: "Forgot password?",
  forgotTitle: "Forgot your password?",
  forgotLead: "Type your email, and a link to choose a new password is sent to you.",
  sendLink: "Send the Link",
  sendingLink: "Sending",
  linkSentTitle: "Look in your mailbox",
  linkSent: (email: string) =>
    `If ${email} has an account here, a link to choose a new password is on its way to it. It works once, within an hour.`,
  accountMailed: (email: string) =>
    `A link that opens your account is on its way to ${email}. Open it within seven days.`,
  confirmTitle: "Open your account",
  confirmLead: "One press, and your account is there.",
  confirm: "Open My Account",
  confirming: "Opening",
  newEmailTitle: "Change your email",
  newEmailLead: "One press, and you sign in with the new email.",
  newEmail: "Change My Email",
  changingEmail: "Changing",
  newEmailSignIn: "Sign in first in this browser, and then open the link in the mail once more.",
  newEmailUnusable:
    "It was used already, or is too old, or your password or email was changed after it was sent.",
  toAccount: "To your account",
  confirmUnusable:
    "It was used already, or is too old. If your account is open already, sign in. Else sign up again.",
  linkSentHint: "Nothing there after some minutes? Look among unwanted mail, or ask again.",
  askAgain: "Ask again",
  noMailLead:
    "This server sends no mail. The person who runs it can give you a link to choose a new password.",
  noMailBefore: "Write to",
  backToSignIn: "Back to sign in",
  resetTitle: "Choose a new password",
  newPassword: "New password",
  saveNewPassword: "Save Password",
  savingNewPassword: "Saving",
  resetDoneTitle: "Your password is changed",
  resetDone: "Everybody who was signed in to your account is signed out now, on every device.",
  linkUnusableTitle: "This link opens nothing",
  linkUnusable: "It was used already, or is too old, or a newer one was sent after it.",
  askForNewLink: "Ask for a new link",
  continueWith: (issuer: string) => `Continue with ${issuer}`,
  unreachable: "The server could not be reached. Check your connection and try again."
} as const

const problemTexts: Readonly<Record<SignInProblem, string>> = {
  away: "The sign-in service does not answer at the moment. Please try again shortly.",
  busy: "There were too many sign-ins at once. Please try again in a few minutes.",
  closed: "Sign-up is closed here. Ask the administrator for an account.",
  denied: "Sign-in was cancelled or not allowed. You can try again.",
  email: "Your first sign-in needs an email address that the sign-in service has verified.",
  lost: "This sign-in took too long, or began in another browser. Please try again.",
  refused: "This sign-in could not be verified. Please try again.",
  taken: "This email already has an account with another sign-in method. Ask the administrator to unlink it.",
  unavailable: "The service is temporarily unavailable. Please try again in a moment."
}

const isProblem = (text: string): text is SignInProblem => Object.hasOwn(problemTexts, text)

/** What to say of a problem that an address names; nothing when there is none of that name. */
export const problemText = (problem: string | undefined): string | undefined =>
  problem !== undefined && isProblem(problem) ? problemTexts[problem] : undefined
