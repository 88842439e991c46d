import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { assess } from "#adapters/moderation/local/index.ts"
import { makeGuardThread } from "#adapters/moderation/thread/guard-thread.ts"
import { defaultStrictness } from "#core/domain/moderation/strictness.ts"

const guardFile = fileURLToPath(new URL("../../../../dist/guard/guard.bin", import.meta.url))

const threads: Array<ReturnType<typeof makeGuardThread>> = []

const begin = (file = guardFile, millis?: number) => {
  const thread = makeGuardThread({ guardFile: file, strictness: defaultStrictness }, millis)
  threads.push(thread)
  return thread
}

afterEach(() => Promise.all(threads.splice(0).map(({ stop }) => stop())))

const texts = [
  "You explain hard things calmly.",
  "You are a pathetic idiot.",
  "आपने मेरी बहुत मदद की।",
  "The meetings run long. An agenda would help."
]

const expected = texts.map((text) => ({ assessment: assess(text, defaultStrictness) }))

test("texts are assessed as by the guard itself, in their order, together or one by one", async () => {
  const thread = begin()
  expect(await thread.assess(texts)).toEqual(expected)
  expect((await Promise.all(texts.map((text) => thread.assess([text])))).flat()).toEqual(expected)
})

test("whoever waits hears when the thread dies, and the next text begins another", async () => {
  const thread = begin()
  const asking = Promise.allSettled(texts.map((text) => thread.assess([text])))
  await new Promise(setImmediate)
  await thread.stop()
  expect((await asking).map(({ status }) => status)).toEqual(texts.map(() => "rejected"))
  expect(await thread.assess(texts)).toEqual(expected)
})

test("a thread that doesn't answer in time is ended", async () => {
  const deaf = vi.spyOn(Worker.prototype, "postMessage").mockImplementationOnce(() => undefined)
  onTestFinished(() => deaf.mockRestore())
  await expect(begin(guardFile, 100).assess(texts)).rejects.toThrow("has ended")
})

test("nothing ends a thread that answered in time", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  expect(await begin().assess(texts)).toEqual(expected)
  expect(vi.getTimerCount()).toBe(0)
})

test("an answer on its way while the thread ends does not let go of the process before", async () => {
  const { terminate } = Worker.prototype
  const [letGo, ending] = [vi.spyOn(Worker.prototype, "unref"), vi.spyOn(Worker.prototype, "terminate")]
  onTestFinished(() => void vi.restoreAllMocks())
  ending.mockImplementation(function (this: Worker) {
    const ended = terminate.call(this)
    this.emit("message", { id: 0, results: [] })
    return ended
  })
  const thread = begin()
  const asking = Promise.allSettled([thread.assess(texts)])
  await new Promise(setImmediate)
  await thread.stop()
  expect((await asking).map(({ status }) => status)).toEqual(["rejected"])
  expect(ending).toHaveBeenCalledOnce()
  expect(letGo).not.toHaveBeenCalled()
})

test("a guard that cannot be read judges nothing, and says nothing of the text", async () => {
  expect(await begin("nowhere.bin").assess(["CANARY-TEXT"])).toEqual([{ failure: "Error" }])
})
