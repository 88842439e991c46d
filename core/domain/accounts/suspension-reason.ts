export const maxSuspensionReasonGraphemes = 300
