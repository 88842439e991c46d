export const codings = ["br", "gzip"] as const

export type Coding = (typeof codings)[number]

const isCodingAccepted = (accepted: string, coding: Coding): boolean =>
  accepted.split(",").some((part) => {
    const [name = "", ...settings] = part.toLowerCase().split(";")
    return name.trim() === coding && !settings.some((text) => /^\s*q=0(?:\.0*)?\s*$/.test(text))
  })

export const codingFor = (request: Request): Coding | undefined => {
  const accepted = request.headers.get("accept-encoding") ?? ""
  return codings.find((coding) => isCodingAccepted(accepted, coding))
}
