import fc, { type StringConstraints } from "fast-check"

const [firstSurrogate, lastSurrogate, lastCodePoint] = [0xd800, 0xdfff, 0x10ffff]

/** Any character of Unicode, one in two of ASCII. fast-check's own takes a second to set up. */
const character = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0, max: firstSurrogate - 1 }),
    fc.integer({ min: lastSurrogate + 1, max: lastCodePoint })
  )
  .map((code) => String.fromCodePoint(code))

export const anyText = (given: Omit<StringConstraints, "unit"> = {}) =>
  fc.string({ ...given, unit: character })
