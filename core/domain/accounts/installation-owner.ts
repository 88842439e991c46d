import { OwnerId } from "./account.ts"

/** Whom records belong to that are the installation's own. No account has this id: theirs are random. */
export const installationOwner = OwnerId("installation")
