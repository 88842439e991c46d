import { productName } from "./product.ts"

export const commonMessages = {
  skipToContent: "Skip to content",
  cancel: "Cancel",
  close: "Close",
  save: "Save",
  saving: "Saving",
  tryAgain: "Try again",
  didNotLoad: "This did not load",
  didNotLoadHint: "Nothing is lost. Try again in a moment.",
  loading: "Loading...",
  theme: "Dark or light",
  signIn: "Sign In",
  security: "Security",
  privacy: "Privacy",
  terms: "Terms",
  notifications: "Notifications",
  notification: "Notification",
  unauthorized: "Unauthorized.",
  loggingIn: "You are logged out. Logging in again...",
  connectionError: "Connection Error.",
  connectionErrorHint: "Please check your internet connection and try again.",
  title: (page: string) => `${page} · ${productName}`,
  notFoundTitle: "404 Page Not Found",
  notFoundText: "Did you forget to add the page to the router?",
  goHome: "Go to the start page",
  publicSlots: (count: number, limit: number) => `${count} of ${limit} public`
} as const
