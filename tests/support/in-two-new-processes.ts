import { execFile } from "node:child_process"
import { promisify } from "node:util"

const execFileAsync = promisify(execFile)

/** What an Effect of `imports` comes to in a process that has only begun, and in which no time passes. */
const inNewProcess = async (imports: string, effect: string): Promise<string> => {
  const script = `
    import { Effect } from "effect"
    ${imports}
    Date.now = () => 0
    console.log(await Effect.runPromise(${effect}))`
  const { stdout } = await execFileAsync(process.execPath, ["--input-type=module", "--eval", script])
  return stdout.trim()
}

/** What two such processes come to: alike when time and counting are all that it is made of. */
export const inTwoNewProcesses = (imports: string, effect: string): Promise<ReadonlyArray<string>> =>
  Promise.all([inNewProcess(imports, effect), inNewProcess(imports, effect)])
