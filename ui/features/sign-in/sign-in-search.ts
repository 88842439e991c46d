export interface SignInSearch {
  readonly returnTo?: string
  readonly problem?: string
}

export const signInSearch = ({ returnTo, problem }: Record<string, unknown>): SignInSearch => ({
  ...(typeof returnTo === "string" ? { returnTo } : {}),
  ...(typeof problem === "string" ? { problem } : {})
})
