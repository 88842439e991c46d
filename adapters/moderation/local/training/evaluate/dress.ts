import { type GuardLanguage, languages } from "../../engine/text/script.ts"

const decoration: Readonly<Record<GuardLanguage, readonly [before: string, after: string]>> = {
  en: ["Hi, ", " Thanks! 😂"],
  hi: ["Namaste, ", " dhanyavaad 🙏"],
  te: ["Namaskaram, ", " dhanyavadalu 🙂"],
  ta: ["Vanakkam, ", " nandri 🙏"],
  kn: ["Namaskara, ", " dhanyavadagalu 😂"]
}

const neighbours: Readonly<Record<GuardLanguage, readonly [before: string, after: string]>> = {
  en: ["The notes of yesterday reached me.", "The next meeting is on Monday at ten."],
  hi: ["Kal ke notes mil gaye.", "Agli meeting somvar ko das baje hai."],
  te: ["Ninna notes andayi.", "Next meeting somavaram padi gantalaki undi."],
  ta: ["Nethu notes kidaichudhu.", "Adutha meeting thingal kizhamai pathu manikku."],
  kn: ["Ninne notes sikkitu.", "Mundina meeting somavara hattu gantege."]
}

const knownLanguageOrEnglish = (language: string): GuardLanguage =>
  languages.find((one) => one === language) ?? "en"

export const decorated = (text: string, language: string): string => {
  const [before, after] = decoration[knownLanguageOrEnglish(language)]
  return `${before}${text}...${after}`
}

export const betweenOthers = (text: string, language: string): string => {
  const [before, after] = neighbours[knownLanguageOrEnglish(language)]
  return `${before} ${text.replace(/[.!?।…\s]+$/u, "")}. ${after}`
}
