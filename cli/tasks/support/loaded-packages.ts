/**
 * Packages outside the server's bundle: sharp has a native part, and the rest is optional. A release depends on these
 * alone.
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
