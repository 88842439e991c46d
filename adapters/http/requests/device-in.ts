import { type Device, deviceOf } from "#core/domain/accounts/device.ts"

/** Reads only the device type from the User-Agent header. */
export const deviceIn = (request: Request): Device => deviceOf(request.headers.get("user-agent") ?? "")
