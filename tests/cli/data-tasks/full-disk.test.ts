import { expect, test } from "vitest"
import { ownerOf } from "../../bench/data/fill-hive.ts"
import { fillJudged } from "../../bench/data/fill-judged.ts"
import { benchKey } from "../../bench/servers/servers.ts"
import { makeFolder } from "../../support/for-one-test.ts"
import { expectDone } from "../../support/run-command.ts"
import { fullAfter, runHonestHive } from "../../support/server.ts"

const newKey = "2".repeat(64)

const suspend = ["account", "suspend", `${ownerOf(0)}@example.org`, "--reason", "Spam. ".repeat(40)]

test.each([
  { args: suspend, blocks: 1, more: "" },
  { args: ["keys", "rotate"], blocks: 8, more: " All keys stay in use: run `honesthive keys rotate` again." }
])(
  "$args.0 $args.1 says what the system said, and where, if the store can't take its change",
  async ({ args, blocks, more }) => {
    const dataDir = makeFolder()
    await fillJudged(dataDir, 1, 50)
    const env = { DATA_DIR: dataDir, ENCRYPTION_KEY: `${newKey},${benchKey}`, LOG_LEVEL: "none" }
    await expectDone(["seed", "badges"], env)
    const output = `The store failed: ${dataDir}: EFBIG: file too large, write.${more}\n`
    expect(await runHonestHive(args, env, "", fullAfter(blocks))).toEqual({ code: 1, output })
    await expectDone(args, env)
  }
)
