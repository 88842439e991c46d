import { describe, expect, test } from "vitest"
import { fromOwnPage, signUp, statusAndMessage } from "./support/requests.ts"
import { startServer } from "./support/test-server.ts"

describe("the profile's form", () => {
  const save = async (body: FormData | URLSearchParams | string, headers = {}) => {
    const server = startServer()
    const cookie = await signUp(server, "asha@example.com")
    const answer = await server.fetch("/api/user/profile", {
      method: "POST",
      headers: { ...fromOwnPage, ...headers, cookie },
      body
    })
    return { answer, server, cookie }
  }

  const formOf = (...entries: ReadonlyArray<readonly [string, string | Blob]>) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    return form
  }

  const image = (size: number) => new File([new Uint8Array(size)], "me.png", { type: "image/png" })

  test("keeps line ends as they were typed", async () => {
    const { answer } = await save(formOf(["name", "Asha"], ["bio", "One\nTwo"]))
    expect((await answer.json()).bio).toBe("One\nTwo")
  })

  test("takes 32 fields, and a text with lines of dashes", async () => {
    const others = Array.from({ length: 30 }, (_, field) => [`f${field}`, "x"] as const)
    const { answer } = await save(formOf(["name", "Asha"], ["bio", "--\n".repeat(199)], ...others))
    expect(answer.status).toBe(200)
  })

  test("accepts that there is no photo to remove, and an empty file for no photo", async () => {
    const { answer } = await save(
      formOf(["name", "Asha"], ["removeImage", "true"], ["profileImage", image(0)])
    )
    expect(answer.status).toBe(200)
  })

  test.each([
    ["a photo", formOf(["name", "Asha"], ["profileImage", image(9)]), 415, "Invalid file type"],
    [
      "a photo over 5 MB",
      formOf(["name", "Asha"], ["profileImage", image(5 * 1024 * 1024 + 1)]),
      413,
      "File size must be less than 5MB"
    ],
    [
      "a form over 5 MB",
      formOf(["name", "Asha"], ["profileImage", image(6 * 1024 * 1024)]),
      413,
      "File size must be less than 5MB"
    ],
    ["a file for a text", formOf(["name", image(9)]), 400, "This field takes no file."],
    ["a name twice", formOf(["name", "A"], ["name", "B"]), 400, "A field of the form is given twice."],
    ["too much text", formOf(["name", "a".repeat(70_000)]), 413, "The form is too large."],
    [
      "33 fields",
      formOf(...Array.from({ length: 33 }, (_, field) => [`f${field}`, "x"] as const)),
      400,
      "The form cannot be read."
    ],
    [
      "ten thousand fields",
      formOf(...Array.from({ length: 10_000 }, (_, field) => [`f${field}`, "x"] as const)),
      400,
      "The form cannot be read."
    ],
    ["nothing at all", formOf(), 400, "The form cannot be read."],
    [
      "urlencoded fields",
      new URLSearchParams({ name: "Asha" }),
      415,
      "Please send this as multipart/form-data."
    ]
  ])("refuses %s", async (_name, body, status, message) => {
    const { answer, server, cookie } = await save(body)
    expect(await statusAndMessage(answer)).toEqual([status, message])
    const user = await (await server.fetch("/api/auth/user", { headers: { cookie } })).json()
    expect(user.name).toBe(null)
  })

  test.each(["multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed; boundary=x"])(
    "refuses %s",
    async (type) => {
      expect((await save("--x--", { "content-type": type })).answer.status).toBe(415)
    }
  )

  test("refuses what is broken", async () => {
    const { answer } = await save("garbage", { "content-type": "multipart/form-data; boundary=x" })
    expect(answer.status).toBe(400)
  })
})
