import { type Limits, unlimited } from "#adapters/http/limits/limits.ts"
import { keep, readKept } from "./kept.ts"

const entry = "limits"

export const areLimitsOn = (): boolean => readKept(entry) !== "off"

export const switchLimits = (areOn: boolean): void => keep(entry, areOn ? "on" : "off")

export const switchedLimits = (limits: Limits): Limits =>
  new Proxy(limits, {
    get: (_, name, receiver) => Reflect.get(areLimitsOn() ? limits : unlimited, name, receiver)
  })
