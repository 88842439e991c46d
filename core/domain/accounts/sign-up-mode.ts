export const signUpModes = ["open", "invited", "closed"] as const

export type SignUpMode = (typeof signUpModes)[number]
