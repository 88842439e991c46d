import type { UseMutationResult } from "@tanstack/react-query"
import { dismissToast } from "../components/toast-store.ts"

type FailedCall = Pick<UseMutationResult, "isError" | "reset">

/** For a form's `onChange`. Not while another call is under way, whose answer would be lost. */
export const forgetError = ({ isError, reset }: FailedCall): void => {
  if (isError) reset()
}

export const forgetShownError = ({ isError, reset }: FailedCall): void => {
  if (!isError) return
  reset()
  dismissToast()
}
