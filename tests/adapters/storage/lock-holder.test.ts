import { assert, describe, it } from "@effect/vitest"
import {
  type HostIdentity,
  holderStateOf,
  type ProcessStatus,
  thisMachine
} from "#adapters/storage/lowdb/lock-holder.ts"

const gone: ProcessStatus = { isThere: false, state: "", started: "" }
const running: ProcessStatus = { isThere: true, state: "S", started: "100" }
const machineHere: HostIdentity = {
  pid: 7,
  host: "here",
  boot: "boot",
  namespace: "pid:[1]",
  started: "500",
  look: () => running
}
const holder = {
  pid: 42,
  host: "here",
  boot: "boot",
  namespace: "pid:[1]",
  started: "100",
  folder: "8",
  token: "t"
}

const elsewhere = { namespace: "pid:[2]" }

describe("the holder of a lock", () => {
  it.each([
    ["running", "runs beside us", {}, {}, running],
    ["running", "is of a version that noted no folder", { folder: "" }, {}, running],
    ["unknown", "holds another folder", { folder: "9" }, {}, running],
    ["gone", "is dead, and held another folder", { folder: "9" }, {}, { ...running, state: "Z" }],
    ["gone", "is dead", {}, {}, gone],
    ["gone", "is dead, and nobody has reaped it yet", {}, {}, { ...running, state: "Z" }],
    ["gone", "is being reaped", {}, {}, { ...running, state: "X" }],
    ["gone", "is dead, and its number is another's", {}, {}, { ...running, started: "101" }],
    ["unknown", "is stopped", {}, {}, { ...running, state: "T" }],
    ["unknown", "is stopped by a debugger", {}, {}, { ...running, state: "t" }],
    ["unknown", "is hidden from us", {}, {}, { isThere: true, state: "", started: "" }],
    ["unknown", "has a number that is nobody's here, in another container", elsewhere, {}, gone],
    [
      "unknown",
      "has our own number in another container",
      { ...elsewhere, pid: 7, started: "500" },
      {},
      running
    ],
    ["unknown", "runs on another host, or ran before the last boot", { boot: "another" }, {}, running],
    ["unknown", "is on a system that names no namespaces", { namespace: "" }, { namespace: "" }, running],
    ["unknown", "is on a system that names no boots", { boot: "" }, { boot: "" }, running]
  ] as const)("is %s when it %s", (standing, _, other, self, seen) => {
    const machine = { ...machineHere, ...self, look: () => seen }
    assert.strictEqual(holderStateOf({ ...holder, ...other }, machine, "8"), standing)
  })

  it("is seen to run when it is this process, where the system tells", () => {
    const machine = thisMachine()
    const standing = holderStateOf({ ...machine, folder: "", token: "t" }, machine, "8")
    assert.strictEqual(standing, process.platform === "linux" ? "running" : "unknown")
  })
})
