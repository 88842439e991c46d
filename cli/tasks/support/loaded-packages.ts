/** Packages outside the server's bundle: native, optional or seldom used. A release depends only on them. */
export const loadedPackages = [
  "sharp",
  "@aws-sdk/client-s3",
  "postgres",
  "pg",
  "graphile-worker",
  "@aws-sdk/client-comprehend",
  "openai",
  "openid-client",
  "nodemailer",
  "fflate"
] as const
