import { defineConfig } from "vitest/config"

/** They start servers of their own, which no browser can be. */
const needProcesses = ["tests/browser/development.test.ts", "tests/browser/public-url.test.ts"]

/** PBKDF2 by a busy browser takes longer than Argon2id by a server, and pages load a server first. */
const slow = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  maxWorkers: 1,
  expect: { poll: { timeout: 20_000 } }
} as const

/** The long form of the offline tests: `npm run test:offline`. The short form is part of `npm test`. */
export default defineConfig({
  test: {
    projects: [
      { test: { ...slow, name: "http", include: ["tests/offline/whole/**/*.test.ts"] } },
      {
        test: {
          ...slow,
          name: "screens",
          include: ["tests/browser/**/*.test.ts"],
          exclude: needProcesses,
          env: { HONESTHIVE_TARGET: "offline" },
          sequence: { groupOrder: 1 }
        }
      }
    ]
  }
})
