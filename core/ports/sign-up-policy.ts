import { Context } from "effect"
import type { SignUpMode } from "../domain/accounts/sign-up-mode.ts"

export class SignUpPolicy extends Context.Service<SignUpPolicy, { readonly mode: SignUpMode }>()(
  "honesthive/core/ports/SignUpPolicy"
) {}
