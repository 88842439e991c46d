/** Keeps the thanks when the language changes. */
export const sentQuery = ({ sent }: { readonly sent: boolean }): string => (sent ? "sent=1" : "")
