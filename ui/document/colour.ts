/** Linear sRGB, each channel from 0 to 1. */
export type LinearColour = readonly [red: number, green: number, blue: number]

type OklchColour = readonly [lightness: number, chroma: number, hue: number]

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const toGamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055

const clamped = (value: number): number => Math.min(1, Math.max(0, value))

export const fromHex = (hex: string): LinearColour => {
  const channelAt = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [channelAt(1), channelAt(3), channelAt(5)]
}

export const toHex = (colour: LinearColour): string =>
  `#${colour
    .map((channel) =>
      Math.round(255 * toGamma(channel))
        .toString(16)
        .padStart(2, "0")
    )
    .join("")}`

/** Björn Ottosson's matrices (CSS Color 4), with the result cut to the sRGB gamut. */
export const fromOklch = ([lightness, chroma, hue]: OklchColour): LinearColour => {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clamped(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamped(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamped(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  ]
}

const luminanceOf = ([red, green, blue]: LinearColour): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrastOf = (one: LinearColour, other: LinearColour): number => {
  const [a, b] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The first colour with a share of the second, from 0 to 1, mixed as CSS does in sRGB. */
export const mixed = (one: LinearColour, other: LinearColour, share: number): LinearColour => {
  const channel = (a: number, b: number): number => toLinear((1 - share) * toGamma(a) + share * toGamma(b))
  return [channel(one[0], other[0]), channel(one[1], other[1]), channel(one[2], other[2])]
}
