import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { analyse, judge } from "#adapters/moderation/local/index.ts"
import { makeJudgingThread } from "#cli/moderation/judging-thread.ts"
import { defaultStrictness } from "#core/domain/moderation/strictness.ts"
import "../../support/open-guard.ts"

const guardFile = fileURLToPath(new URL("../../../dist/guard/guard.bin", import.meta.url))

const threads: Array<ReturnType<typeof makeJudgingThread>> = []

const begin = (file = guardFile) => {
  const thread = makeJudgingThread({ guardFile: file, strictness: defaultStrictness })
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

test("a text is judged and analysed as the guard itself does, many at once or one by one", async () => {
  const thread = begin()
  const verdicts = await Promise.all(texts.map(thread.judge))
  expect(verdicts).toEqual(texts.map((text) => judge(text, defaultStrictness)))
  expect(await Promise.all(texts.map(thread.analyse))).toEqual(texts.map(analyse))
})

test("whoever waits hears when the thread dies, and the next text begins another", async () => {
  const thread = begin()
  const asking = Promise.allSettled(texts.map(thread.judge))
  await new Promise(setImmediate)
  await thread.stop()
  expect((await asking).map(({ status }) => status)).toEqual(texts.map(() => "rejected"))
  expect((await thread.judge(texts[1] ?? "")).decision).toBe("rejected")
})

test("an answer on its way while the thread ends does not let go of the process before", async () => {
  const { terminate } = Worker.prototype
  const [letGo, ending] = [vi.spyOn(Worker.prototype, "unref"), vi.spyOn(Worker.prototype, "terminate")]
  onTestFinished(() => void vi.restoreAllMocks())
  ending.mockImplementation(function (this: Worker) {
    const ended = terminate.call(this)
    this.emit("message", [{ id: 0, failed: "Late" }])
    return ended
  })
  const thread = begin()
  const asking = Promise.allSettled([thread.judge("You explain hard things calmly.")])
  await new Promise(setImmediate)
  await thread.stop()
  expect((await asking).map(({ status }) => status)).toEqual(["rejected"])
  expect(ending).toHaveBeenCalledOnce()
  expect(letGo).not.toHaveBeenCalled()
})

test("a guard that cannot be read judges nothing, and says nothing of the text", async () => {
  const asking = begin("nowhere.bin").judge("CANARY-TEXT")
  await expect(asking).rejects.toThrow(/^A text could not be judged: Error$/)
})
