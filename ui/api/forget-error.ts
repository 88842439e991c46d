import type { UseMutationResult } from "@tanstack/react-query"

/** For a form's `onChange`. Not while another call is under way, whose answer would be lost. */
export const forgetError = ({ isError, reset }: Pick<UseMutationResult, "isError" | "reset">): void => {
  if (isError) reset()
}
