import { execFile } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { Effect, Option } from "effect"
import sharp from "sharp"
import { beforeAll, describe, expect, test } from "vitest"
import { sharpPreviews } from "#adapters/images/sharp/index.ts"
import { makePreviewFonts } from "#cli/tasks/support/preview-fonts.ts"
import { repositoryRoot } from "#cli/tasks/support/run.ts"
import { maxPreviewBytes, type PreviewContent, PreviewPainter } from "#core/ports/preview-painter.ts"
import { makeFolder } from "../../support/for-one-test.ts"

beforeAll(makePreviewFonts)

const paint = async (content: Partial<PreviewContent>) => {
  const whole = { name: "Asha Rao", question: "What should I do more of?", photo: null, ...content }
  const painting = Effect.flatMap(PreviewPainter, (painter) => Option.getOrThrow(painter).paint(whole))
  return Effect.runPromise(Effect.provide(painting, sharpPreviews))
}

const digestOf = (png: Uint8Array | null): string =>
  createHash("sha256")
    .update(png ?? "none")
    .digest("hex")

const inFiveScripts = [
  ["Latin", "Asha Rao", "What should I do more of?"],
  ["Devanagari", "आशा राव", "मुझे क्या और करना चाहिए?"],
  ["Telugu", "శ్రీనివాస్ రావు", "నేను ఇంకా ఏమి చేయాలి?"],
  ["Tamil", "ஸ்ரீனிவாசன்", "நான் இன்னும் என்ன செய்ய வேண்டும்?"],
  ["Kannada", "ಶ್ರೀನಿವಾಸ ರಾವ್", "ನಾನು ಇನ್ನೂ ಏನು ಮಾಡಬೇಕು?"]
] as const

describe("the picture of a link", () => {
  test.each([
    ...inFiveScripts,
    ["the longest name and question", "W".repeat(80), "ஸ்ரீ".repeat(120)] as const,
    ["the longest name of letters that are wide", "ಸ್ತ್ರೀ".repeat(80), "क्ष्मीं".repeat(120)] as const,
    ["a name alone", "Asha Rao", null] as const,
    ["a question alone", null, "What should I do more of?"] as const,
    ["markup", '<b>A & "B"</b>', "Is 2 < 3 & '5' > 4? </span><span size='9999999'>"] as const,
    ["scripts in one line", "Asha आशा", "క, ಕ, க, क, k?"] as const
  ])("is a PNG of the size that messengers want: %s", async (_, name, question) => {
    const png = (await paint({ name, question })) ?? new Uint8Array()
    expect(png.length).toBeLessThan(maxPreviewBytes)
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
  })

  test("shows markup as text", async () => {
    const questions = ["b x b", "<b>x</b>", "&lt;b>x&lt;/b>"]
    const pictures = await Promise.all(questions.map((question) => paint({ question })))
    expect(new Set(pictures.map(digestOf)).size).toBe(3)
  })

  test("is one with the photo, unlike without", async () => {
    const photo = new Uint8Array(
      await sharp({ create: { width: 384, height: 384, channels: 3, background: "#268" } })
        .webp()
        .toBuffer()
    )
    const png = (await paint({ photo })) ?? new Uint8Array()
    expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
    expect(digestOf(png)).not.toBe(digestOf(await paint({})))
  })

  test.each(["Wolfeschlegelsteinhausenberg", "వేంకటనరసింహరాజువారిపేట", "ஸ்ரீநிவாசராகவாச்சாரியார்"])(
    "breaks no word that fits on a line: %s",
    async (name) => {
      const withoutBar = { left: 40, top: 0, width: 1160, height: 630 }
      const drawn = await sharp((await paint({ name, question: null })) ?? new Uint8Array())
        .extract(withoutBar)
        .png()
        .toBuffer()
      const { info } = await sharp(drawn).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true })
      expect(info.width / info.height).toBeGreaterThan(6)
    }
  )

  const damaged = new Uint8Array(20)
  test.each<readonly [string, Partial<PreviewContent>]>([
    ...["漢字", "أسماء", "Ążś", "a\u{1f41d}"].map((name) => [`no glyph for ${name}`, { name }] as const),
    ["no word", { name: null, question: null, photo: damaged }],
    ["a damaged photo", { photo: damaged }]
  ])("is none where there is %s", async (_, content) => {
    expect(await paint(content)).toBeNull()
  })

  test("is there again once the fonts can be read", async () => {
    const script = fileURLToPath(new URL("font-retry-process.ts", import.meta.url))
    const { stdout } = await promisify(execFile)(process.execPath, [script])
    expect(stdout.trim()).toBe("Error: EMFILE true")
  })

  test("is the same on a machine without fonts, which is told of nothing missing", {
    timeout: 60_000
  }, async () => {
    const folder = makeFolder()
    const contents = inFiveScripts.map(([, name, question]) => ({ name, question, photo: null }))
    const script = fileURLToPath(new URL("paint-process.ts", import.meta.url))
    const paintedWith = async (env: Record<string, string>) => {
      const { stdout, stderr } = await promisify(execFile)(
        process.execPath,
        [script, JSON.stringify(contents)],
        { env, maxBuffer: 2 * maxPreviewBytes * contents.length }
      )
      expect(stderr).toBe("")
      return stdout.trim().split("\n")
    }
    const settings = join(folder, "with.conf")
    writeFileSync(settings, '<?xml version="1.0"?><fontconfig><dir>/usr/share/fonts</dir></fontconfig>')
    // fontconfig looks for all settings below this folder, which has none but those of the checkout.
    mkdirSync(join(folder, dirname(repositoryRoot)), { recursive: true })
    symlinkSync(repositoryRoot, join(folder, dirname(repositoryRoot), basename(repositoryRoot)))
    const [without, withFonts] = await Promise.all([
      paintedWith({ FONTCONFIG_SYSROOT: folder }),
      paintedWith({ FONTCONFIG_FILE: settings })
    ])
    expect(new Set(without).size).toBe(inFiveScripts.length)
    expect(without).toEqual(withFonts)
  })
})
