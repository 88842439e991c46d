import { type HttpLimits, unlimitedLimits } from "#adapters/http/index.ts"
import { readLocalEntry, storeLocalEntry } from "./browser-storage.ts"

const limitsEntry = "limits"

export const hasLimitsOn = (): boolean => readLocalEntry(limitsEntry) !== "off"

export const switchLimits = (areOn: boolean): void => storeLocalEntry(limitsEntry, areOn ? "on" : "off")

export const switchedLimits = (limits: HttpLimits): HttpLimits =>
  new Proxy(limits, {
    get: (_, name, receiver) => Reflect.get(hasLimitsOn() ? limits : unlimitedLimits, name, receiver)
  })
