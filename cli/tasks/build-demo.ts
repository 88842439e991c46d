import { parseArgs } from "node:util"
import { buildOrExit } from "./support/build.ts"
import { buildDemo, demoFolder } from "./support/build-demo.ts"

const { values } = parseArgs({ options: { base: { type: "string", default: "/" } } })
const base = `/${values.base}/`.replace(/\/+/g, "/")

await buildOrExit(() => buildDemo(base))
console.log(`Built ${demoFolder}: any host of static files can serve it at ${base}`)
