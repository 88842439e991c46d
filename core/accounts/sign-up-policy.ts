import { Context } from "effect"

/** Whether strangers may make accounts (SIGN_UP, design section 5). */
export class SignUpPolicy extends Context.Service<SignUpPolicy, { readonly isOpen: boolean }>()(
  "honesthive/core/accounts/SignUpPolicy"
) {}
