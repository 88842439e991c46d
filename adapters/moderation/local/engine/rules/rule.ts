/** Score from which a term rejects a text on its own. */
export const binding = 1
export const certain = 0.95
export const likely = 0.75
export const mild = 0.3
