// Plays seeds one after the other: `node tests/faults/simulation/main.ts FROM COUNT COMMANDS`. Prints a line for
// each seed, `ok SEED` or `failed SEED` with what was wrong.
import { playSeed } from "./play.ts"

const [from = 1, count = 1, commands = 200] = process.argv.slice(2).map(Number)

for (let seed = from; seed < from + count; seed++) {
  try {
    await playSeed(seed, commands)
    console.log(`ok ${seed}`)
  } catch (cause) {
    console.log(`failed ${seed} ${JSON.stringify(`${cause}`)}`)
    process.exitCode = 1
  }
}
