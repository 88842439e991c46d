import type { Device } from "#core/domain/accounts/device.ts"

const deviceNames: Readonly<Record<Device, string>> = {
  phone: "Phone",
  tablet: "Tablet",
  computer: "Computer"
}

export const accountSettingsMessages = {
  title: "Account",
  email: "Email",
  emailHint: "You sign in with it. Visitors never see it.",
  providerHint: "You sign in through your organisation. Visitors never see your email.",
  changeEmail: "Change email",
  newEmail: "New email",
  emailMissing: "Please enter the new email.",
  emailMailed: "Check your email",
  emailMailedTo: (email: string) => `Open the link we sent to ${email} within seven days, in this browser.`,
  emailChanged: "Your email has been changed.",
  password: "Password",
  passwordHint: "A new password signs you out everywhere else.",
  changePassword: "Change password",
  currentPassword: "Your password",
  wrongPassword: "That password isn’t right.",
  newPassword: "New password",
  newMissing: "Please enter the new password.",
  passwordChanged: "Your password has been changed.",
  signedOutElsewhere: "You’ve been signed out everywhere else.",
  signInAgain: "Sign in again",
  sessions: "Where you are signed in",
  sessionsHint:
    "We store the kind of device, when you signed in and the day you last used it. " +
    "You’re signed out after 7 days without use, and after 30 days in any case.",
  devices: deviceNames,
  thisOne: "This device",
  usedOn: (day: string) => `Last used ${day}`,
  signOut: "Sign out",
  signOutOf: (name: string, day: string) => `Sign out the ${name} last used ${day}`,
  signedOut: "That device has been signed out.",
  signOutElsewhere: "Sign out everywhere else",
  notChanged: "Couldn’t save this"
} as const
