import { Context } from "effect"

/** Whether strangers may make accounts (SIGN_UP). */
export class SignUpPolicy extends Context.Service<SignUpPolicy, { readonly isOpen: boolean }>()(
  "honesthive/core/ports/SignUpPolicy"
) {}
