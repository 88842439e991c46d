import { readFileSync } from "node:fs"
import type { Case } from "../../../fixtures/bad-inputs/materialize.mjs"

const fixture = new URL("../../../fixtures/bad-inputs/cases.jsonl", import.meta.url)

export const allCases: ReadonlyArray<Case> = readFileSync(fixture, "utf8")
  .trim()
  .split("\n")
  .map((line): Case => JSON.parse(line))

/** Whether the case may change its owner's photo. */
export const hasPhoto = ({ multipart }: Case): boolean =>
  multipart?.parts.some(
    ({ file, name }) => name === "profileImage" && file !== undefined && file !== "empty"
  ) === true
