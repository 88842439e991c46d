import { type Device, deviceOf } from "#core/domain/accounts/device.ts"

export const deviceIn = (request: Request): Device => deviceOf(request.headers.get("user-agent") ?? "")
