import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { findTraces } from "#core/domain/feedback/traces/find-traces.ts"

const languages = ["en", "hi", "te", "ta", "kn"] as const
type FixtureLanguage = (typeof languages)[number]

const context = { ownerName: "Ravi Kumar", publicNotes: [] }

const linesOf = (kind: string, language: FixtureLanguage): ReadonlyArray<string> =>
  readFileSync(new URL(`../../../fixtures/traces/${kind}.${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.replaceAll("\\n", "\n"))

/** Whether any mark touches the place between the brackets. */
const isFound = (line: string): boolean => {
  const marked = line.slice(line.indexOf(":") + 2)
  const [before = "", trace = "", after = ""] = marked.split(/\[\[|\]\]/)
  const [from, to] = [before.length, before.length + trace.length]
  return findTraces(before + trace + after, context).some(({ start, end }) => start < to && end > from)
}

const marksIn = (text: string, changes: Partial<Parameters<typeof findTraces>[1]> = {}) =>
  findTraces(text, { ...context, ...changes }).map(({ kind, start, end }) => [kind, text.slice(start, end)])

describe("[anon A33] hints before sending", () => {
  test.each(languages)("find at least 70 in 100 planted traces: %s", (language) => {
    const planted = linesOf("planted", language)
    expect(planted).toHaveLength(40)
    expect(planted.filter(isFound).length).toBeGreaterThanOrEqual(28)
  })

  test.each(languages)("mark at most 5 in 100 harmless notes: %s", (language) => {
    const harmless = linesOf("harmless", language)
    expect(harmless).toHaveLength(100)
    expect(harmless.filter((text) => findTraces(text, context).length > 0).length).toBeLessThanOrEqual(5)
  })

  test.each([
    ["Ravi and Kumar, thank you.", []],
    ["रवि सर ने समझाया।", []],
    ["You and Meera explain well.", [["name", "Meera"]]],
    ["तुम और मीरा अच्छा समझाते हो।", [["name", "मीरा"]]],
    ["Ask ramesh about it.", [["name", "ramesh"]]],
    ["ரவியும் குமாரும் நன்றாகப் பேசினார்கள்.", []],
    ["நேற்று சுரேஷ் விடுப்பு கேட்டார்.", [["name", "சுரேஷ்"]]],
    ["பிரகாஷிடம் கேளுங்கள்.", [["name", "பிரகாஷிடம்"]]],
    [
      "மகேஷ் வந்தார், பிரியா வரவில்லை, விஜய் சிரித்தார்.",
      [
        ["name", "மகேஷ்"],
        ["name", "பிரியா"],
        ["name", "விஜய்"]
      ]
    ],
    ["आपने संजय को निकाला।", [["name", "संजय"]]]
  ])("a name is one but the owner's, in whatever script: %s", (text, marks) => {
    expect(marksIn(text)).toEqual(marks)
  })

  test.each([
    ["செல்வி", "Selviku nandri, selvi romba nalla pesuva."],
    ["Suresh", "சுரேஷிடம் பேசுங்கள், சுரேஷ் நல்லவர்."],
    ["Vijay", "விஜயிடம் கேளுங்கள். विजय अच्छे हैं।"]
  ])("an owner called %s is none in another script, with an ending or without: %s", (ownerName, text) => {
    expect(marksIn(text, { ownerName })).toEqual([])
  })

  test.each(["பிரியங்காவும்", "ராகுல்கிட்ட", "அனிதாவோட", "சுரேஷ்கூட"])(
    "a name is found with the endings of spoken Tamil: %s",
    (name) => {
      expect(marksIn(`${name} அதை சொன்னேன்.`)).toEqual([["name", name]])
    }
  )

  test.each([
    ["நான் மதுரையிலிருந்து வந்தேன்.", "self", "நான் மதுரையிலிருந்து வந்தேன்"],
    ["ನಾನು ಹುಬ್ಬಳ್ಳಿಯಿಂದ ಬಂದವನು, ಅದಕ್ಕೆ ನಗುತ್ತೀರಿ.", "self", "ನಾನು ಹುಬ್ಬಳ್ಳಿಯಿಂದ ಬಂದವನು"],
    ["ನಿಮ್ಮ ಡ್ರೈವರ್ ಆಗಿ ನಾನು ಎಲ್ಲ ಕೇಳುತ್ತೇನೆ.", "self", "ನಿಮ್ಮ ಡ್ರೈವರ್ ಆಗಿ"],
    ["మనం ఇద్దరం కారులో ఉన్నాం.", "encounter", "మనం ఇద్దరం"],
    ["గత సోమవారం జీతం ఇవ్వలేదు.", "date", "గత సోమవారం"],
    ["pona velli kizhamai neenga sonnadhu.", "date", "pona velli kizhamai"],
    ["5-ம் தேதி நடந்தது வலித்தது.", "date", "5-ம் தேதி"],
    ["எனக்கு 19 வயசு தான் ஆகுது.", "number", "19 வயசு"],
    ["Meri wife bhi yahin kaam karti hai.", "self", "Meri wife"],
    ["मेरे हस्बैंड भी यहीं हैं।", "self", "मेरे हस्बैंड"],
    ["మా ఆయన మీ ఆఫీసులోనే పని చేస్తారు.", "self", "మా ఆయన"],
    ["Naa husband kooda ikkade pani chestaru.", "self", "Naa husband"],
    ["En wife inga thaan velai seiyraanga.", "self", "En wife"],
    ["ನನ್ನ ವೈಫ್ ಇಲ್ಲೇ ಕೆಲಸ ಮಾಡುತ್ತಾರೆ.", "self", "ನನ್ನ ವೈಫ್"],
    ["మీ వెనకే కూర్చుంటాను.", "encounter", "మీ వెనకే"]
  ])("is said in the words of each language: %s", (text, kind, place) => {
    expect(marksIn(text)).toEqual([[kind, place]])
  })

  test("a word of everyday use is no name, and a number that is said to be one's own is found", () => {
    for (const text of [
      "आप दूसरों को श्रेय देते हैं।",
      "சந்திப்பில் பிரியாணி கொடுத்தீர்கள், பருப்பு சமைச்சு தந்தீர்கள்; அதைப் பற்றிய விஷயத்த எழுதி அனுப்பாம இருந்தேன்.",
      "ಸಂಜೆ ಸಭೆ ಬೇಡ.",
      "మా వైపు కూడా చూడండి.",
      "The last Friday of each month is chaos."
    ])
      expect(marksIn(text)).toEqual([])
    expect(marksIn("My roll number is 24, please check.")).toEqual([["number", "roll number is 24"]])
  })

  test.each([
    ["Keep it up. Yours, Ben", "signature", "Yours, Ben"],
    ["Call +91 98450 12345 tonight.", "number", "+91 98450 12345"],
    ["I am @night_owl there.", "contact", "@night_owl"],
    ["I am night_owl on insta.", "contact", "night_owl"],
    ["When we both stayed late you sang.", "encounter", "When we both"],
    ["As the only nurse here I saw it.", "self", "As the only nurse here"],
    ["It was on 3 May 2024 in the hall.", "date", "3 May 2024"]
  ])("each place is said by its kind: %s", (text, kind, place) => {
    expect(marksIn(text)).toEqual([[kind, place]])
  })

  test("a script that none of three public notes has is marked, and none where fewer are public", () => {
    const publicNotes = ["Clear and kind.", "Too fast for me.", "A good listener."]
    const text = "Super! நன்றி"
    expect(marksIn(text, { publicNotes })).toEqual([["script", "நன்றி"]])
    expect(marksIn(text, { publicNotes: publicNotes.slice(1) })).toEqual([])
    expect(marksIn(text, { publicNotes: [...publicNotes, "அருமை"] })).toEqual([])
    for (const word of ["ありがとう", "カタカナ", "감사합니다", "ස්තූතියි"])
      expect(marksIn(`Super! ${word}`, { publicNotes })).toEqual([["script", word]])
  })

  test("places are in order and apart, and a list with dashes has no signature", () => {
    const text = "Meera called 98450 12345 on 3 May 2024.\n- Asha"
    const traces = findTraces(text, context)
    expect(traces.length).toBeGreaterThan(2)
    expect(traces.every(({ start, end }, at) => start < end && start >= (traces[at - 1]?.end ?? 0))).toBe(
      true
    )
    expect(marksIn("Please:\n- be on time\n- listen")).toEqual([])
  })

  test("of a text that is far too long only the beginning is searched", () => {
    expect(marksIn(`Meera. ${"word ".repeat(400)} Meera.`)).toEqual([["name", "Meera"]])
  })
})
