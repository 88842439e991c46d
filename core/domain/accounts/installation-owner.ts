import { OwnerId } from "./account.ts"

/** Owner of the installation's own records. Accounts have random ids, so none has this one. */
export const installationOwner = OwnerId("installation")
