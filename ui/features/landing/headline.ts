import type { LandingMessages } from "../../messages/generated/catalogue.ts"

/** The headline without its accent, for titles. */
export const headlineOf = ({ headline }: LandingMessages): string =>
  headline({ accent: (text) => text }).join("")
