import type { Device } from "#core/domain/accounts/device.ts"

const devices: Readonly<Record<Device, string>> = { phone: "Phone", tablet: "Tablet", computer: "Computer" }

export const accountSettingsMessages = {
  title: "Account",
  email: "Email",
  emailHint: "You sign in with it. Visitors never see it.",
  providerHint: "You sign in through your organisation. Visitors never see your email.",
  changeEmail: "Change email",
  newEmail: "New email",
  emailMissing: "Please enter the new email.",
  emailMailed: "Look in your mailbox",
  emailMailedTo: (email: string) =>
    `Open the link in the mail to ${email} within seven days, in this browser.`,
  emailChanged: "Your email is changed.",
  password: "Password",
  passwordHint: "A new password signs you out everywhere else.",
  changePassword: "Change password",
  currentPassword: "Your password",
  newPassword: "New password",
  newMissing: "Please enter the new password.",
  passwordChanged: "Your password is changed.",
  signedOutElsewhere: "You are signed out everywhere else.",
  signInAgain: "Sign in again",
  sessions: "Where you are signed in",
  sessionsHint:
    "Kept is the kind of device, when you signed in there and the day of its last use, nothing else. " +
    "A device is signed out after a week unused, after 30 days, and as the one used longest ago of more than fifty.",
  devices,
  thisOne: "This one",
  usedOn: (day: string) => `Last used ${day}`,
  signOut: "Sign out",
  signOutOf: (name: string, day: string) => `Sign out the ${name} last used ${day}`,
  signedOut: "That device is signed out.",
  signOutElsewhere: "Sign out everywhere else",
  notChanged: "Nothing was changed"
} as const
