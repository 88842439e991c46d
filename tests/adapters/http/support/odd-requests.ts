import fc from "fast-check"
import { oddText } from "./odd-texts.ts"
import { callNames, fieldNamesOf } from "./valid-requests.ts"

/** Field names of bodies and records, and those that objects inherit. */
const fieldNames = [
  ...new Set(callNames.flatMap(fieldNamesOf)),
  ...["id", "userId", "totalPoints", "removeImage", "profileImage", "jobTitle", "", "a.b", "a[b]", "0"],
  ...["__proto__", "constructor", "prototype", "toString"]
]

const oddValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    oddText,
    fc.constantFrom(null, true, false, 0, -0, 1e308, -1, "", 2 ** 53),
    fc.double(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), oddText), tie("value"), { maxKeys: 4 })
  )
})).value

/** Objects as text, since only a text can name a field twice, or `__proto__`. */
export const oddObject = fc
  .array(fc.tuple(fc.constantFrom(...fieldNames), oddValue), { maxLength: 6 })
  .map(
    (entries) =>
      `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? "null"}`)}}`
  )

export const brokenJson = fc
  .tuple(oddObject, fc.nat(), fc.constantFrom("", "}", "]", ",", "\u0000", "//", "\\u12", "NaN", '"'))
  .map(([text, at, piece]) => {
    const cut = text.length === 0 ? 0 : at % text.length
    return text.slice(0, cut) + piece + text.slice(cut + 1)
  })

export const oddBytes = fc.uint8Array({ maxLength: 300 })

export const oddType = fc.oneof(
  fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "*/*", ";", ""),
  fc.constantFrom("", "; charset=utf-8", "; charset=utf-7").map((more) => `application/json${more}`),
  fc
    .constantFrom("", "; boundary=x", '; boundary="x"; boundary=y')
    .map((more) => `multipart/form-data${more}`)
)

const headerText = fc.oneof(
  fc.string({ unit: "grapheme-ascii", maxLength: 40 }),
  fc.constantFrom("null", "*", "0", "-1", "1e9", "'\"<>", "__proto__", "\u00ff\u00fe"),
  fc.constantFrom("a".repeat(3000), "é".repeat(9))
)

const headerNames = [
  ...["idempotency-key", "origin", "referer", "cookie", "accept", "accept-encoding", "accept-language"],
  ...["range", "if-none-match", "if-modified-since", "sec-fetch-site", "sec-fetch-dest", "forwarded"],
  ...["x-forwarded-for", "content-encoding", "content-length", "transfer-encoding", "expect"],
  ...["x-http-method-override", "user-agent"]
]

const isHeaderValue = (value: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(value)

export const oddHeaders = fc.dictionary(fc.constantFrom(...headerNames), headerText.filter(isHeaderValue), {
  maxKeys: 5
})

const multipartPart = fc.record({
  name: fc.constantFrom(...fieldNames),
  filename: fc.option(oddText, { nil: undefined }),
  type: fc.constantFrom("", "image/png", "text/html", "image/svg+xml", "multipart/mixed; boundary=y"),
  extra: fc
    .constantFrom("", "Content-Transfer-Encoding: base64", "X: y", ": ", "Content-Disposition: x")
    .map((line) => (line === "" ? "" : `${line}\r\n`)),
  content: fc.oneof(
    oddText,
    fc.constantFrom("\u0089PNG\r\n\u001a\n", "GIF89a", "<svg onload=alert(1)>", "--x", "--x--")
  )
})

export const writtenPart = multipartPart.map(({ name, filename, type, extra, content }) =>
  [
    `--x\r\nContent-Disposition: form-data; name="${name}"`,
    filename === undefined ? "" : `; filename="${filename}"`,
    `\r\n${type === "" ? "" : `Content-Type: ${type}\r\n`}${extra}\r\n${content}\r\n`
  ].join("")
)
