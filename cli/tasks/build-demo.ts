import { parseArguments, usageOnInvalid } from "#cli/commands/command.ts"
import { buildOrExit } from "./support/build.ts"
import { buildDemo, demoFolder } from "./support/build-demo.ts"

const base = usageOnInvalid("Usage: npm run build:demo [-- --base /FOLDER/]", () => {
  const options = { base: { type: "string", default: "/" } } as const
  const { base } = parseArguments(process.argv.slice(2), options, false).values
  if (base.includes(":")) throw new Error("--base must be a path of the host.")
  return `/${base}/`.replace(/\/+/g, "/")
})
if (base === undefined) process.exit(2)

await buildOrExit(() => buildDemo(base))
console.log(`Built ${demoFolder}: any host of static files can serve it at ${base}`)
