/** Around the visitor page, and where there is none: drawn by the server alone. */
export const visitorDocumentMessages = {
  notFoundTitle: "Profile Not Found",
  notFoundText: "The feedback link you're looking for doesn't exist or has been removed.",
  createProfile: "Create Your Profile",
  join: (name: string) => `Join ${name}`,
  previewAlt: (name: string, question: string) => `${name}: ${question}`,
  description: (name: string) =>
    `Tell ${name} what you really think. Anonymous: no account, and we keep nothing about you.`
} as const
