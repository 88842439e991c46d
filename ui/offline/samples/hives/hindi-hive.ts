import { answering, privateText, publicText, type SampleText } from "../texts/sample-text.ts"
import type { SampleHive } from "./sample-hive.ts"

const moreQuestion = {
  question: "मैं किस बात पर ज़्यादा ध्यान दूँ?",
  thanks: "शुक्रिया। हर शनिवार को मैं ये सब नोट पढ़ती हूँ।"
} as const

const slowQuestion = { question: "स्कूल में किस चीज़ से सबका समय खराब होता है?", thanks: "" } as const

const texts: ReadonlyArray<SampleText> = [
  publicText("आप बच्चों की पूरी बात सुनकर ही जवाब देती हैं। मेरे बेटे को अब स्कूल जाने से डर नहीं लगता।", {
    status: "thank-you"
  }),
  privateText("सुबह की प्रार्थना सभा लंबी हो जाती है और पहली क्लास के दस मिनट रोज़ कट जाते हैं।"),
  answering(
    slowQuestion,
    privateText("हर महीने वही जानकारी तीन रजिस्टर में भरनी पड़ती है। एक जगह भरें तो घंटों बच जाएँगे।", {
      status: "will-act"
    })
  ),
  answering(
    moreQuestion,
    publicText("विज्ञान की प्रयोगशाला ज़्यादा दिन खुली रखिए। बच्चों को प्रयोग करने में बहुत मज़ा आता है।", {
      status: "acted",
      answer: "अब प्रयोगशाला हर बुधवार और शुक्रवार को खुली रहती है।"
    })
  ),
  privateText("आपने सालाना कार्यक्रम की पूरी ज़िम्मेदारी मुझे दी और भरोसा रखा। बहुत कुछ सीखने को मिला।", {
    status: "thank-you"
  }),
  answering(
    moreQuestion,
    privateText("नए अध्यापकों को पहले महीने किसी अनुभवी साथी का मार्गदर्शन मिले तो वे जल्दी सीख जाएँगे।")
  ),
  privateText("आप समय की पक्की हैं। जो तारीख बताती हैं, काम उसी दिन पूरा हो जाता है।"),
  answering(
    slowQuestion,
    privateText("मीटिंग की सूचना उसी दिन मिलती है। एक दिन पहले एजेंडा मिले तो हम तैयारी करके आएँ।")
  ),
  answering(
    moreQuestion,
    publicText("फ़ैसलों के पीछे की वजह भी बताया कीजिए, सिर्फ़ फ़ैसला नहीं।", {
      status: "will-act",
      answer: "आप सही कह रहे हैं। अब हर सूचना में वजह भी लिखूँगी।"
    })
  ),
  privateText("आपने कंप्यूटर लैब की पुरानी समस्या एक ही दिन में ठीक कर दी। अब सबका काम बिना रुके चलता है।"),
  answering(
    slowQuestion,
    privateText("पुस्तकालय की चाबी सिर्फ़ एक जगह रहती है, इसलिए बच्चे कई बार खाली लौट जाते हैं।")
  ),
  privateText("aap itne saalon se bachchon ke liye mehnat kar rahi hain, dil se shukriya!"),
  privateText("दीवारों पर बच्चों की कहानियाँ लगाने का आपका विचार बहुत नया था। अब वे खुद लिखकर लाते हैं।"),
  privateText("खेल का पीरियड कम करके गणित का बढ़ा दीजिए।", { status: "see-differently" }),
  publicText("बारिश में फँसे बच्चों के साथ आप रात आठ बजे तक रुकी रहीं। यह बात हम नहीं भूलेंगे।"),
  privateText("कभी-कभी आप सबके सामने गलती बता देती हैं। अकेले में कहेंगी तो बुरा नहीं लगेगा।"),
  privateText("तुम एकदम बेवकूफ और निकम्मी हो। दफ़ा हो जाओ यहाँ से।"),
  privateText("होली की शुभकामनाएँ! आपके घर की गुझिया पूरे स्टाफ़ को याद रहती है।"),
  privateText("आपको तो बच्चों को पढ़ाने का ढंग ही नहीं है, शर्म कीजिए।"),
  privateText("माता-पिता की शिकायत आप शांति से सुनती हैं। यह हुनर हम आपसे सीखते हैं।")
]

export const hindiHive: SampleHive = {
  title: "Hindi: a school’s principal",
  email: "hindi@demo.example",
  language: "hi",
  profile: {
    name: "कविता जोशी",
    jobTitle: "स्कूल की प्रिंसिपल",
    bio: "एक सरकारी स्कूल और चौबीस अध्यापक। मुझे बताइए कि मैं क्या ज़्यादा करूँ, क्या कम, और क्या बिल्कुल न करूँ।"
  },
  daysOld: 20,
  questions: [moreQuestion, slowQuestion],
  texts,
  showsBadges: true
}
