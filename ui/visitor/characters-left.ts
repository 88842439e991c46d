import type { VisitorMessages } from "../messages/generated/catalogue.ts"

export const charactersLeft = (left: number, messages: VisitorMessages): string =>
  left >= 0 ? messages.charactersLeft({ count: left }) : messages.charactersOver({ count: -left })
