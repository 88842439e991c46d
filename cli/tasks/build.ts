import { build, buildOrExit } from "./support/build.ts"

await buildOrExit(build)
