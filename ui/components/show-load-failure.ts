import { showProblem } from "./toast-store.ts"

/** Says that messages of another language could not be loaded. */
export const showLoadFailure = (): void =>
  showProblem(
    ({ common }) => common.connectionError,
    ({ common }) => common.connectionErrorHint
  )
