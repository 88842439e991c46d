import type { SampleText } from "./sample-text.ts"

const hostileStrings = [
  "=SUM(A1:A9), @cmd, +1 and -1: a spreadsheet would calculate this",
  '\'; DROP TABLE feedback; -- and " onmouseover="alert(1)',
  "{{constructor.constructor('return 1')()}} $\u007b7*7} #{7*7} %{7*7}",
  "../../../../etc/passwd %2e%2e%2f %00 \\u0000 \\n",
  "Read \u202eright to left override\u202c and back, \u2067isolated\u2069, \u200bzero\u200bwidth",
  "null undefined NaN true [object Object] __proto__ constructor",
  "W".repeat(300),
  "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}".repeat(20),
  "Z\u0351\u034a\u0302a\u0310\u0351\u0306l\u0357\u0303g\u0352\u0301o\u0313\u0310 stands tall in one line",
  "\u0645\u0634\u0631\u0648\u0639\u0643 \u0648\u0627\u0636\u062d, mixed with English, and 123 \u0665\u0666\u0667",
  "\u0928\u092e\u0938\u094d\u0924\u0947 \u0c28\u0c2e\u0c38\u0c4d\u0c24\u0c47 \u0bb5\u0ba3\u0b95\u0bcd\u0b95\u0bae\u0bcd \u0ca8\u0cae\u0cb8\u0ccd\u0c95\u0cbe\u0cb0 in one breath",
  "line\nafter\n\n\nline\twith\ttabs   and   spaces",
  "A \ufeffbyte order mark, soft\u00adhyphen, non\u00a0breaking, \ufffd replaced",
  "AT&T, R&D, 3 < 4 and 5 > 4, &copy and &hellip without an end",
  "You are kind \u2764\ufe0f\u200d\u{1f525} and \u{1f1ee}\u{1f1f3} and 1\ufe0f\u20e3",
  "'Quoted', \u201cquoted\u201d, \u00abquoted\u00bb, `quoted`"
] as const

/** Accepted hostile texts, which pages, exports and logs must withstand. The first five are public. */
export const hostileTexts: ReadonlyArray<SampleText> = hostileStrings.map((text, index) =>
  index < 5 ? { text, isPublic: true } : { text }
)
