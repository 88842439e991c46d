import { answering, privateText, publicText, type SampleText } from "../texts/sample-text.ts"
import type { SampleHive } from "./sample-hive.ts"

const moreQuestion = {
  question: "నేను దేని మీద ఎక్కువ దృష్టి పెట్టాలి?",
  thanks: "ధన్యవాదాలు. ప్రతి శుక్రవారం ఇవన్నీ చదువుతాను."
} as const

const slowQuestion = { question: "మన పనిని ఏది ఆలస్యం చేస్తోంది?", thanks: "" } as const

const texts: ReadonlyArray<SampleText> = [
  publicText("కొత్తవాళ్లకు మీరు ఓపికగా నేర్పిస్తారు. రెండోసారి అడిగినా చిరాకు పడరు.", { status: "thank-you" }),
  privateText("సోమవారం సమావేశం ప్రతిసారీ అరగంట ఎక్కువ సాగుతోంది. ముందు రోజే ఎజెండా పంపితే బాగుంటుంది."),
  answering(
    slowQuestion,
    privateText("రిలీజ్‌కు ముందు రోజు అవసరాలు మారుతున్నాయి. వారం ముందే నిర్ణయిస్తే రాత్రి పని తప్పుతుంది.", {
      status: "will-act"
    })
  ),
  answering(
    moreQuestion,
    publicText("బోర్డు మీద గీసి వివరించే మీ పద్ధతి చాలా బాగుంటుంది. వారానికి ఒకసారి అలాంటి గంట పెట్టండి.", {
      status: "acted",
      answer: "ఇప్పుడు ప్రతి బుధవారం ఒక గంట దానికే ఉంచాం. అందరూ రావచ్చు."
    })
  ),
  privateText("సర్వర్ ఆగిపోయినప్పుడు లాగ్‌లు చూసి పది నిమిషాల్లో సమస్య కారణం కనిపెట్టారు. అద్భుతం.", {
    status: "thank-you"
  }),
  answering(moreQuestion, privateText("జూనియర్లకు కూడా క్లయింట్‌తో మాట్లాడే అవకాశం ఇవ్వండి. మేమూ నేర్చుకుంటాం.")),
  privateText("చెప్పిన సమయానికి చెప్పిన పని పూర్తి చేస్తారు. అందుకే మీ మాట మీద నమ్మకం."),
  answering(
    slowQuestion,
    privateText("కోడ్ సమీక్ష కోసం మూడు రోజులు ఎదురుచూస్తున్నాం. ఇంకొకరికీ ఆ బాధ్యత ఇస్తే పని వేగంగా సాగుతుంది.")
  ),
  answering(
    moreQuestion,
    publicText("నిర్ణయం మాత్రమే కాదు, దాని వెనక ఉన్న కారణం కూడా మాకు చెప్పండి.", {
      status: "will-act",
      answer: "నిజమే. ఇకపై ప్రతి నిర్ణయంతో పాటు దాని కారణం కూడా రాస్తాను."
    })
  ),
  privateText("సైన్ అప్ పేజీకి మీరు గీసిన కొత్త డిజైన్ ఆలోచన చాలా సృజనాత్మకంగా ఉంది."),
  answering(slowQuestion, privateText("ఒకే సమాచారాన్ని మూడు చోట్ల నింపాల్సి వస్తోంది. ఒక చోట నింపితే సరిపోతుంది.")),
  privateText("meeru team kosam chaala help chestunnaru, thank you so much!"),
  privateText("మీరు రాసే డాక్యుమెంట్లు స్పష్టంగా ఉంటాయి. కొత్తగా చేరిన నాకు చాలా ఉపయోగపడ్డాయి."),
  privateText("వారానికి రెండు రోజులు కూడా ఆఫీసుకు రావాల్సిన అవసరం లేదు.", { status: "see-differently" }),
  publicText("మా నాన్న ఆసుపత్రిలో ఉన్నప్పుడు నా పని మీరే చూసుకున్నారు. ఎప్పటికీ మర్చిపోను."),
  privateText("అందరి ముందు తప్పు ఎత్తి చూపితే ఇబ్బందిగా ఉంటుంది. విడిగా చెబితే సరిదిద్దుకుంటాం."),
  privateText("నువ్వు ఒక వెధవ, దద్దమ్మ. నీకు ఏ పనీ చేతకాదు."),
  privateText("ఉగాది శుభాకాంక్షలు! మీరు తెచ్చిన పచ్చడి అందరికీ నచ్చింది."),
  privateText("మీకు సిగ్గు లేదా, మా కష్టానికి మీరు పేరు కొట్టేస్తారు."),
  privateText("గొడవ వచ్చినప్పుడు ఇద్దరి మాటా విని, ప్రశాంతంగా పరిష్కరించారు. మీ నాయకత్వం మాకు ఇష్టం.")
]

export const teluguHive: SampleHive = {
  title: "Telugu: a software team’s lead",
  email: "telugu@demo.example",
  language: "te",
  profile: {
    name: "అనూష రెడ్డి",
    jobTitle: "సాఫ్ట్‌వేర్ టీమ్ లీడ్",
    bio: "హైదరాబాద్‌లో తొమ్మిది మంది టీమ్. నేను ఏది ఎక్కువ చేయాలి, ఏది తగ్గించాలి, ఏది మానేయాలి? ఉన్నది ఉన్నట్టు చెప్పండి."
  },
  daysOld: 20,
  questions: [moreQuestion, slowQuestion],
  texts,
  showsBadges: true
}
