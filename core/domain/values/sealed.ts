import { Brand } from "effect"

/** A text encrypted for one place; means nothing elsewhere. */
export type Sealed = string & Brand.Brand<"Sealed">
export const Sealed = Brand.nominal<Sealed>()

/** What a sealed text is bound to: moved to another owner, item or field, it does not open. */
export interface SealedPlace {
  readonly owner: string
  readonly item: string
  readonly field: "content" | "summary" | "sign-up" | "email"
}
