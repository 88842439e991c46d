import { defineConfig } from "vitest/config"

/** They start servers of their own, which no browser can be, or show components without any server. */
const testsElsewhere = ["development", "public-url", "components*"].map(
  (name) => `tests/browser/${name}.test.ts`
)

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
