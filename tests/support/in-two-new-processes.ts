import { execFile } from "node:child_process"
import { promisify } from "node:util"

const execFileAsync = promisify(execFile)

/** Result of an Effect of `imports` in a new process in which no time passes. */
const inNewProcess = async (imports: string, effect: string): Promise<string> => {
  const script = `
    import { Effect } from "effect"
    ${imports}
    Date.now = () => 0
    console.log(await Effect.runPromise(${effect}))`
  const { stdout } = await execFileAsync(process.execPath, ["--input-type=module", "--eval", script])
  return stdout.trim()
}

/** Results of two such processes: equal unless something other than time and counters affects them. */
export const inTwoNewProcesses = (imports: string, effect: string): Promise<ReadonlyArray<string>> =>
  Promise.all([inNewProcess(imports, effect), inNewProcess(imports, effect)])
