import { text } from "node:stream/consumers"
import { expect, onTestFinished, test, vi } from "vitest"
import { startListener } from "../support/start-listener.ts"

const beginPost = (path: string) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{`

test("a request whose body never comes is cut after 15 seconds; a photo may take a minute", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const { begun, open } = await startListener()
  const [submission, upload] = [await open(), await open()]
  submission.write(beginPost("/api/profile/asha/feedback"))
  upload.write(beginPost("/api/user/profile"))
  const submissionResponse = text(submission)
  const uploadResponse = text(upload)
  await expect.poll(() => begun.length).toBe(2)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(submission.readableEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await submissionResponse).toMatch(/^HTTP\/1\.1 408 /)
  upload.write("123456789")
  begun
    .find(({ path }) => path === "/api/user/profile")
    ?.response.writeHead(200, { connection: "close" })
    .end()
  expect(await uploadResponse).toMatch(/^HTTP\/1\.1 200 /)
})
