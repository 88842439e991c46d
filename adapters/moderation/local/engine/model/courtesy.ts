import type { NormalisedText } from "../text/normalised-text.ts"
import type { Span } from "../text/term-index.ts"

const alternation = (words: string): string => words.trim().split(/\s+/).join("|")

const greetingWords = alternation(`
  hi hii hello helo hey heyy hai dear greetings namaste namasthe namaskar namaskaar namaskara namaskaram namaskaramu vanakkam
  vanakam pranam pranaam salaam salam adaab नमस्ते नमस्कार प्रणाम हैलो हेलो हाय నమస్తే నమస్కారం హలో హాయ్ வணக்கம் ஹலோ ஹாய் ನಮಸ್ಕಾರ ನಮಸ್ತೆ
  ಹಲೋ ಹಾಯ್ gm`)

const addressWords = alternation(`
  sir madam maam mam mem ji jee team all everyone folks there bro bhai bhaiya didi dada anna akka annayya garu gaaru avare avre guru
  friend dost yaar da dei सर मैडम जी भाई भैया दीदी दोस्त సార్ మేడం గారు అన్న అక్క அண்ணா அக்கா சார் மேடம் ஐயா ಸರ್ ಮೇಡಂ ಅಣ್ಣ ಅಕ್ಕ ಅವರೇ`)

const thanksWords = alternation(`
  thanks thank thanx thx thnx tq ty dhanyavaad dhanyavad dhanyawad dhanyavadalu dhanyavaadalu dhanyavadagalu dhanyavaadagalu
  dhanyavadam shukriya shukria nandri nanri धन्यवाद शुक्रिया आभार థ్యాంక్స్ థాంక్స్ ధన్యవాదాలు ధన్యవాదములు நன்றி தேங்க்ஸ் ಧನ್ಯವಾದ ಧನ್ಯವಾದಗಳು ಥ್ಯಾಂಕ್ಸ್`)

const amountWords = alternation(`
  you u so very much a lot again in advance for your the help time review notes work support feedback reply everything yesterday today
  bahut bohot aapka aapke chala chaala tumba romba mikka mee unga nimma बहुत आपका చాలా మీకు మీ ரொம்ப மிக்க உங்கள் ತುಂಬಾ ನಿಮಗೆ ನಿಮ್ಮ`)

const farewellWords = alternation("regards cheers bye byee tc goodbye alvida अलविदा")

const wholeTextPattern = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`, "u")

const openingPattern = new RegExp(
  `^(?:(?:${greetingWords})|good (?:morning|afternoon|evening|day))(?: (?:${greetingWords}|${addressWords})(?= |$))*(?= |$)`,
  "u"
)
const courtesyPattern = wholeTextPattern(
  [
    `(?:(?:${amountWords}|${addressWords}) )*(?:${thanksWords})(?: (?:${amountWords}|${thanksWords}|${addressWords}))*`,
    `(?:(?:best|warm|kind|with) )*(?:${farewellWords})(?: (?:${addressWords}))*`,
    "(?:have|hv) a (?:nice|good|great|lovely) (?:day|evening|weekend|one)",
    "(?:take care|see you|all the best|good luck)(?: (?:soon|tomorrow|monday|again|bro|sir|maam))*"
  ].join("|")
)
const closingPattern = new RegExp(
  ` (?:(?:${thanksWords})(?: (?:you|u|so|much|a|lot|again|in|advance|${addressWords}))*|(?:best )?regards|cheers|take care)$`,
  "u"
)

export const withoutCourtesy = ({ wordList }: NormalisedText, { start, end }: Span): Span => {
  const sentence = wordList.slice(start, end).join(" ")
  if (courtesyPattern.test(sentence)) return { start, end: start }
  const opening = openingPattern.exec(sentence)?.[0] ?? ""
  const rest = sentence.slice(opening.length).trimStart()
  if (rest === "" || courtesyPattern.test(rest)) return { start, end: start }
  const closing = closingPattern.exec(rest)?.[0] ?? ""
  const wordsIn = (text: string): number => (text === "" ? 0 : text.trim().split(" ").length)
  return { start: start + wordsIn(opening), end: end - wordsIn(closing) }
}
