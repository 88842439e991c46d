import type { LandingMessages } from "../../messages/generated/catalogue.ts"

export const headlineOf = ({ headline }: LandingMessages): string =>
  headline({ accent: (text) => text }).join("")
