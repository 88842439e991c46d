import { DataFolderUnusable } from "./store-errors.ts"

/**
 * Version of what the files hold. Version 1 is that of all servers before 1.0.0, version 2 is without owners' rules of
 * release. Such servers would misread records that came since, and refuse this one.
 */
export const dataVersion = 3

const readableVersions: ReadonlyArray<number> = [1, 2, dataVersion]

export const requireReadableVersion = (file: string, schema: number): void => {
  if (readableVersions.includes(schema)) return
  throw new DataFolderUnusable({
    file,
    reason: `written by a newer version of HonestHive (data version ${schema}; this one reads up to ${dataVersion}). Start that version again. Nothing was changed`
  })
}
