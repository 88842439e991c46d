/** Score from which a term rejects a text on its own. */
export const bindingScore = 1
export const certainScore = 0.95
export const likelyScore = 0.75
export const mildScore = 0.3
