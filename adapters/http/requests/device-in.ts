import { type Device, deviceOf } from "#core/domain/accounts/device.ts"

/** What somebody signs in with, in one word; nothing else of the browser is looked at. */
export const deviceIn = (request: Request): Device => deviceOf(request.headers.get("user-agent") ?? "")
