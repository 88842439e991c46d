declare module "subset-font" {
  interface Options {
    readonly targetFormat: "woff2" | "truetype"
    readonly variationAxes: Readonly<Record<string, number>>
    readonly keepFeatures: ReadonlyArray<string>
    readonly noHinting: boolean
  }
  const subsetFont: (font: Buffer, text: string, options: Options) => Promise<Buffer>
  export default subsetFont
}
