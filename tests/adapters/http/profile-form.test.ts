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

  const fields = Array.from({ length: 33 }, (_, field) => [`f${field}`, "x"] as const)
  const image = (size: number) => new File([new Uint8Array(size)], "me.png", { type: "image/png" })

  test("keeps line ends as they were typed", async () => {
    const { answer } = await save(formOf(["name", "Asha"], ["bio", "One\nTwo"]))
    expect((await answer.json()).bio).toBe("One\nTwo")
  })

  test("takes 32 fields, and a text with lines of dashes", async () => {
    const { answer } = await save(formOf(["name", "Asha"], ["bio", "--\n".repeat(199)], ...fields.slice(3)))
    expect(answer.status).toBe(200)
  })

  test("takes a file with a long name in any script", async () => {
    const { answer } = await save(
      formOf(["name", "Asha"], ["profileImage", new File([], "आशा".repeat(60), { type: "image/png" })])
    )
    expect(answer.status).toBe(200)
  })

  test("accepts that there is no photo to remove, and an empty file for no photo", async () => {
    const { answer } = await save(
      formOf(["name", "Asha"], ["removeImage", "true"], ["profileImage", image(0)])
    )
    expect(answer.status).toBe(200)
  })

  const type = (given: string) => ({ "content-type": given })
  const bodyWithHead = (before: string, lines: number) =>
    `${before}--x\r\nContent-Disposition: form-data; name="name"\r\n${"a:\r\n".repeat(lines)}\r\nAsha\r\n--x--\r\n`

  test.each([["boundary=x"], ['boundary="x"'], ["charset=utf-8; boundary=x"]])(
    "takes a few header lines more, and what comes as %s",
    async (parameters) => {
      const { answer } = await save(bodyWithHead("", 9), type(`multipart/form-data; ${parameters}`))
      expect([answer.status, (await answer.json()).name]).toEqual([200, "Asha"])
    }
  )

  const notMultipart = [415, "Please send this as multipart/form-data."] as const
  test.each([
    [
      "a form over 5 MB",
      formOf(["profileImage", image(6 * 1024 * 1024)]),
      {},
      [413, "File size must be less than 5MB"]
    ],
    ["a file for a text", formOf(["name", image(9)]), {}, [400, "This field takes no file."]],
    ["a name twice", formOf(["name", "A"], ["name", "B"]), {}, [400, "A field of the form is given twice."]],
    ["too much text", formOf(["name", "a".repeat(70_000)]), {}, [413, "The form is too large."]],
    ["33 fields", formOf(...fields), {}, [400, "The form cannot be read."]],
    ["nothing at all", formOf(), {}, [400, "The form cannot be read."]],
    ["garbage", "garbage", type("multipart/form-data; boundary=x"), [400, "The form cannot be read."]],
    [
      "a part of header lines without end, which would keep everybody waiting",
      bodyWithHead("", 100_000),
      type("multipart/form-data; boundary=x"),
      [400, "The form cannot be read."]
    ],
    [
      "such a part after another line",
      bodyWithHead("-", 100_000),
      type("multipart/form-data; boundary=x"),
      [400, "The form cannot be read."]
    ],
    ["urlencoded fields", new URLSearchParams({ name: "Asha" }), {}, notMultipart],
    ["no boundary", "--x--", type("multipart/form-data"), notMultipart],
    ["an empty boundary", "--x--", type("multipart/form-data; boundary="), notMultipart],
    ["another multipart", "--x--", type("multipart/mixed; boundary=x"), notMultipart]
  ] as const)("refuses %s", async (_name, body, headers, refusal) => {
    const { answer, server, cookie } = await save(body, headers)
    expect(await statusAndMessage(answer)).toEqual(refusal)
    const user = await (await server.fetch("/api/auth/user", { headers: { cookie } })).json()
    expect(user.name).toBe(null)
  })
})
