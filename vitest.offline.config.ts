import { defineConfig } from "vitest/config"

/** They start servers of their own, need settings, change the files of a stopped server, or show components alone. */
const testsElsewhere = [
  ...["development", "public-url", "mailed-links", "issuer-sign-in", "invitations"],
  ...["covered-feedback", "questions", "components*"]
].map((name) => `tests/browser/${name}.test.ts`)

/** A tab has no webhooks, pictures of links, backups or settings, and nothing without a script. */
const casesElsewhere = [
  "an owner's webhook is set with the keyboard",
  "an owner puts the photo on the picture of the link",
  "downloads a backup after the password and a code",
  "a forgotten password, without mail",
  "in the words of whoever runs this server: ta",
  "has the focus in its first field without a script"
]

/** PBKDF2 by a busy browser takes longer than Argon2id by a server, and pages load a server first. */
const slowTests = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  maxWorkers: 1,
  expect: { poll: { timeout: 20_000 } }
} as const

/** The long form of the offline tests: `npm run test:offline`. The short form is part of `npm test`. */
export default defineConfig({
  test: {
    testNamePattern: new RegExp(`^(?!.*(?:${casesElsewhere.join("|")}))`),
    projects: [
      { test: { ...slowTests, name: "http", include: ["tests/offline/whole/**/*.test.ts"] } },
      {
        test: {
          ...slowTests,
          name: "screens",
          include: ["tests/browser/**/*.test.ts"],
          exclude: testsElsewhere,
          env: { HONESTHIVE_TARGET: "offline" },
          sequence: { groupOrder: 1 }
        }
      }
    ]
  }
})
