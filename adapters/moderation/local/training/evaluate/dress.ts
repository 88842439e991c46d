import { languages } from "../../engine/text/script.ts"

const decoration: Readonly<Record<string, readonly [before: string, after: string]>> = {
  en: ["Hi, ", " Thanks! 😂"],
  hi: ["Namaste, ", " dhanyavaad 🙏"],
  te: ["Namaskaram, ", " dhanyavadalu 🙂"],
  ta: ["Vanakkam, ", " nandri 🙏"],
  kn: ["Namaskara, ", " dhanyavadagalu 😂"]
}

const neighbours: Readonly<Record<string, readonly [before: string, after: string]>> = {
  en: ["The notes of yesterday reached me.", "The next meeting is on Monday at ten."],
  hi: ["Kal ke notes mil gaye.", "Agli meeting somvar ko das baje hai."],
  te: ["Ninna notes andayi.", "Next meeting somavaram padi gantalaki undi."],
  ta: ["Nethu notes kidaichudhu.", "Adutha meeting thingal kizhamai pathu manikku."],
  kn: ["Ninne notes sikkitu.", "Mundina meeting somavara hattu gantege."]
}

const englishNeighbours = ["", ""] as const

const knownLanguageOr = (language: string): string =>
  languages.some((one) => one === language) ? language : "en"

export const decorated = (text: string, language: string): string => {
  const [before, after] = decoration[knownLanguageOr(language)] ?? englishNeighbours
  return `${before}${text}...${after}`
}

export const betweenOthers = (text: string, language: string): string => {
  const [before, after] = neighbours[knownLanguageOr(language)] ?? englishNeighbours
  return `${before} ${text.replace(/[.!?।…\s]+$/u, "")}. ${after}`
}
