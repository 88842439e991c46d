import { join } from "node:path"

export const dataFolder = join(import.meta.dirname, "../../data")

export const sentencesFolder = join(dataFolder, "sentences")
export const textsFolder = join(dataFolder, "texts")
export const crisisFolder = join(dataFolder, "crisis")
export const groupsFolder = join(dataFolder, "groups")
export const everydayFolder = join(dataFolder, "everyday")
export const weightsFile = join(dataFolder, "weights/weights.bin")
export const settingsFile = join(dataFolder, "weights/settings.json")
export const sourcesFile = join(dataFolder, "weights/sources.json")
export const seenFile = join(dataFolder, "weights/seen.bin")

export const repositoryRoot = join(import.meta.dirname, "../../../../..")
export const fixturesFolder = join(repositoryRoot, "tests/fixtures/moderation")
