import { Brand } from "effect"

export type Sealed = string & Brand.Brand<"Sealed">
export const Sealed = Brand.nominal<Sealed>()

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
