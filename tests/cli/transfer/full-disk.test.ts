import { readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { makeFolder } from "../../support/for-one-test.ts"
import { expectDone } from "../../support/run-command.ts"
import { runHonestHive } from "../../support/server.ts"

/** No file may grow beyond 2 kB: as full a disk as can be had without a disk. */
const full = ["sh", "-c", 'ulimit -f 4; exec "$@"', "sh"]

test("a restore onto a full disk says what it needs, leaves nothing behind, and is done once there is room", async () => {
  const folder = makeFolder()
  const [dataDir, back, file] = [makeFolder(), join(folder, "back"), join(folder, "all.hive")]
  const env = { ENCRYPTION_KEY: "ab".repeat(32) }
  for (const args of [
    ["seed", "badges"],
    ["backup", file]
  ]) {
    await expectDone(args, { DATA_DIR: dataDir, ...env })
  }
  expect(statSync(file).size).toBeGreaterThan(4_000)
  const refused = await runHonestHive(["restore", file], { DATA_DIR: back, ...env }, "", full)
  expect(refused.code).toBe(1)
  expect(refused.output).toContain(`${back}: the disk is full. This needs about 2 MB there; `)
  expect(refused.output).toMatch(/; \d+ MB are free\. Free some space, .* Nothing was left behind\.\n$/)
  expect(readdirSync(folder)).toEqual(["all.hive"])
  await expectDone(["restore", file], { DATA_DIR: back, ...env })
})
