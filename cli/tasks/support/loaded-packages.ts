/**
 * Packages outside the server's bundle, because they have native parts (sharp) or are optional. A release depends
 * only on them.
 */
export const loadedPackages = [
  "sharp",
  "@aws-sdk/client-s3",
  "postgres",
  "pg",
  "graphile-worker",
  "@aws-sdk/client-comprehend",
  "openai",
  "openid-client",
  "nodemailer"
] as const
