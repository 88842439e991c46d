import type { VisitorMessages } from "../messages/generated/catalogue.ts"

/** "20 characters left", or "1 character too many". */
export const charactersLeft = (left: number, messages: VisitorMessages): string =>
  left >= 0 ? messages.charactersLeft({ count: left }) : messages.charactersOver({ count: -left })
