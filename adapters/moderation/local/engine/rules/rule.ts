/** How sure a term is on its own. Only what reaches the limit of the decision policy refuses a text. */
export const binding = 1
export const certain = 0.95
export const likely = 0.75
export const mild = 0.3
