import { describe, expect, test } from "vitest"
import { bringsHelpNote, crisisSpans } from "#core/domain/feedback/crisis-model.ts"
import { hasCrisisPhrase } from "#core/domain/feedback/crisis-phrases.ts"

describe("a text in which somebody may want to die, though no phrase of the list says so", () => {
  test.each([
    "I keep standing too close when the train comes in.",
    "Please look after my dog, I will not need him where I go.",
    "The course was fine. Every night I pray that I do not have to see the morning. Thanks for the slides.",
    "उठा ले भगवान, अब और नहीं जिया जाता",
    "jeene ki ichha khatam ho gayi hai bhai",
    "ఇగ నేను బతకలేను అన్నా",
    "naaku bathakalani anipinchatledu akka",
    "இனிமே வாழ பிடிக்கல",
    "vaazhave pidikkala da",
    "ನನಗೆ ಬದುಕೋಕೆ ಇಷ್ಟ ಇಲ್ಲ ಸರ್",
    "nange badukoke manassilla"
  ])("brings the help note: %s", (text) => {
    expect(hasCrisisPhrase(text)).toBe(false)
    expect(bringsHelpNote(text)).toBe(true)
  })
})

test.each([
  "",
  "   ",
  "👍",
  "I died laughing at your mimicry of the principal.",
  "The deadline is killing us, please cut two features.",
  "You saved my life with that spreadsheet.",
  "Please stop the meeting on time, my bus leaves at six.",
  "आपकी चाय पर तो जान छिड़कते हैं, बस चीनी कम रखिए।",
  "Interview de do bhai, zyada se zyada mana karenge.",
  "బిర్యానీ సూపర్ అన్నా, కానీ రైతా తక్కువ ఇచ్చారు.",
  "உங்க பிரியாணிக்கு நான் அடிமை, ஆனா வெங்காயம் கம்மி.",
  "ನಿಮ್ಮ ಪಾಠ ಚೆನ್ನಾಗಿದೆ, ಸ್ವಲ್ಪ ನಿಧಾನ ಮಾಡಿ."
])("everyday praise and criticism bring no help note: %s", (text) => {
  expect(bringsHelpNote(text)).toBe(false)
})

test.each(["\u200b", "!", "…"])(
  "is read as people see it: with %j within words and repeated letters",
  (mark) => {
    const text = "Please look after my dog, I will not need him where I go"
    expect(bringsHelpNote(`${text.replace("look", "loooook")}${mark}`)).toBe(true)
    expect(bringsHelpNote(text.toUpperCase())).toBe(true)
  }
)

test("a text of several sentences is read whole and sentence by sentence", () => {
  expect(crisisSpans("Fine work. I cannot go on! ok")).toEqual([
    "Fine work. I cannot go on! ok",
    "Fine work",
    "I cannot go on"
  ])
  expect(crisisSpans("No stop at all")).toEqual(["No stop at all"])
  const calm = "The slides were clear and the examples came from real life. ".repeat(4)
  expect(bringsHelpNote(`${calm}Please look after my dog, I will not need him where I go.`)).toBe(true)
})
