/**
 * The packages that the server's bundle does not hold: sharp has a native part, and the others are for those who use them.
 * They are all that a release depends on.
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
