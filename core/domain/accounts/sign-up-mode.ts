/** SIGN_UP: anybody may make an account, those with an invitation, or only the operator. */
export const signUpModes = ["open", "invited", "closed"] as const

export type SignUpMode = (typeof signUpModes)[number]
