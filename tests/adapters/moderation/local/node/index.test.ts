import { expect, test } from "vitest"
import { guardFolderOf } from "#adapters/moderation/local/node/index.ts"

test.each([
  ["file:///fresh/adapters/moderation/local/node/index.ts", "/fresh/dist/guard/"],
  ["file:///fresh/dist/server/node.js", "/fresh/dist/guard/"]
])("%s has its guard in the build, even before that is made", (module, folder) => {
  expect(guardFolderOf(module)).toBe(folder)
})
