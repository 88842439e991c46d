import { Context } from "effect"

export class SignUpPolicy extends Context.Service<SignUpPolicy, { readonly isOpen: boolean }>()(
  "honesthive/core/ports/SignUpPolicy"
) {}
