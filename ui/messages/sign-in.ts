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
  acceptTerms: "By signing up you accept the",
  acceptPrivacy: ". What we store is on the",
  acceptEnd: "page.",
  signUpByMailLead:
    "Enter your email and we’ll send you a link. It opens a page where you choose your password.",
  invitationTitle: "You need an invitation",
  invitationLead:
    "Accounts on this server are made by invitation. Ask whoever runs it for a link. If you have one, open all of it again.",
  invitationContact: "You can reach them here:",
  invitedLead: "You’ve been invited. Your invitation is used when your account is made.",
  emailMissing: "Please enter your email.",
  passwordMissing: "Please enter your password.",
  forgot: "Forgot password?",
  forgotTitle: "Forgot your password?",
  forgotLead: "Enter your email and we’ll send you a link to choose a new password.",
  sendLink: "Send the Link",
  sendingLink: "Sending",
  linkSentTitle: "Check your email",
  linkSent: (email: string) =>
    `If ${email} has an account here, we’ve emailed a link. It works once and expires in an hour.`,
  accountMailed: (email: string) =>
    `We’ve emailed a link to ${email}. Open it within seven days and choose your password.`,
  confirmTitle: "Open your account",
  confirmLead: "Choose a password and your account is ready.",
  confirm: "Open My Account",
  confirming: "Opening",
  newEmailTitle: "Change your email",
  newEmailLead: "Confirm to sign in with your new email.",
  newEmail: "Change My Email",
  changingEmail: "Changing",
  newEmailSignIn: "Sign in first in this browser, then open the link in the email again.",
  newEmailUnusable: "It has been used or has expired, or your password or email has changed since.",
  toAccount: "Go to your account",
  confirmUnusable:
    "It has been used or has expired. If you already have an account, sign in. Otherwise, sign up again.",
  linkSentHint: "Nothing after a few minutes? Check your spam folder, or ask again.",
  askAgain: "Ask again",
  noMailLead:
    "This server doesn’t send email. The person who runs it can give you a link to choose a new password.",
  noMailBefore: "Write to",
  backToSignIn: "Back to sign in",
  resetTitle: "Choose a new password",
  newPassword: "New password",
  saveNewPassword: "Save Password",
  savingNewPassword: "Saving",
  resetDoneTitle: "Your password has been changed",
  resetDone: "You’ve been signed out on every device.",
  linkUnusableTitle: "This link no longer works",
  linkUnusable: "It has been used, has expired or was replaced by a newer one.",
  askForNewLink: "Ask for a new link",
  continueWith: (issuer: string) => `Continue with ${issuer}`,
  unreachable: "Can’t reach the server. Check your connection and try again."
} as const

const problemTexts: Readonly<Record<SignInProblem, string>> = {
  away: "The sign-in service isn’t responding. Please try again shortly.",
  busy: "There were too many sign-ins at once. Please try again in a few minutes.",
  closed: "Sign-up is closed here. Ask the administrator for an account.",
  denied: "Your sign-in was cancelled or not allowed. You can try again.",
  email: "To sign in for the first time, you need an email that the sign-in service has verified.",
  invitation: "You need an invitation that still works. Ask whoever runs this server for one.",
  lost: "This sign-in took too long or started in another browser. Please try again.",
  refused: "We couldn’t verify this sign-in. Please try again.",
  taken: "This email already has an account with another sign-in method. Ask the administrator to unlink it.",
  unavailable: "The service is temporarily unavailable. Please try again in a moment."
}

const isProblem = (text: string): text is SignInProblem => Object.hasOwn(problemTexts, text)

export const problemText = (problem: string | undefined): string | undefined =>
  problem !== undefined && isProblem(problem) ? problemTexts[problem] : undefined
