import { Brand } from "effect"

export type Sealed = string & Brand.Brand<"Sealed">
export const Sealed = Brand.nominal<Sealed>()

/** Characters at the beginning of a sealed text that tell its key. */
export const sealedHeadLength = 8

/** Associated data of a sealed text: it can't be opened for another owner, item or field. */
export interface AssociatedData {
  readonly owner: string
  readonly item: string
  readonly field:
    | "content"
    | "summary"
    | "answer"
    | "sign-up"
    | "email"
    | "report"
    | "second-factor"
    | "second-factor-set-up"
    | "sign-in-ticket"
    | "webhook"
}
