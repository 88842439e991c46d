import { makeResponder } from "./encode-response.ts"

export const respondWithProfile = makeResponder("publicProfile")
export const respondWithBadges = makeResponder("publicBadges")
export const respondWithAnswers = makeResponder("publicAnswers")
