import { answering, privateText, publicText, type SampleText } from "./sample-text.ts"

export const busyQuestions = {
  more: { question: "What should I do more of?", thanks: "Thank you. I read all of these on Friday." },
  slow: { question: "What slows us down?", thanks: "" }
} as const

const english: ReadonlyArray<SampleText> = [
  publicText("You explain hard things calmly, and nobody feels small for asking a second time.", {
    status: "thank-you"
  }),
  privateText(
    "Our Monday meetings run twenty minutes over, every week. An agenda the day before would help."
  ),
  privateText(
    "When the release slipped you told the client the truth the same day. I learned a lot from that.",
    { status: "thank-you" }
  ),
  privateText("You review code within the hour. It is the main reason our pull requests never pile up."),
  answering(
    busyQuestions.slow,
    privateText(
      "Sometimes you answer before the other person has finished. The quiet people have stopped trying.",
      { status: "will-act" }
    )
  ),
  answering(
    busyQuestions.more,
    privateText(
      "Thank you for letting me lead the migration, even though it was my first. You stayed close by."
    )
  ),
  answering(
    busyQuestions.slow,
    privateText(
      "I was waiting three weeks for the date you promised. A short 'not yet' would have been enough."
    )
  ),
  answering(
    busyQuestions.more,
    publicText("Your sketch of the new sign-up page was the first fresh idea we had in months.", {
      status: "acted",
      answer: "We are building it now. I keep Friday afternoons free for more sketches."
    })
  ),
  privateText(
    "You found the root cause of the outage in ten minutes, from the logs alone. That was impressive."
  ),
  answering(
    busyQuestions.more,
    publicText("I wish you would share the reasons for a decision, not only the decision itself.", {
      status: "will-act",
      answer: "You are right. From now on, each decision that I write down begins with its reasons."
    })
  ),
  privateText("You keep every small promise. If you say Thursday, it is there on Thursday morning."),
  privateText("The tea you bring back from home is the best thing about the office."),
  privateText(
    "You gave me honest feedback in private and praise in front of everyone. Please never change that."
  ),
  answering(
    busyQuestions.slow,
    privateText(
      "Your design documents are clear, but they come after the code is written. Then it is too late to object."
    )
  ),
  privateText("You took the night shift so that I could see my daughter's play. I have not forgotten it."),
  privateText(
    "In workshops you play it too safe. We know you have stranger ideas than the ones on the board."
  ),
  privateText("Being new here, I was nervous about asking. You made it easy."),
  privateText("Two of us did the analysis, and only one name was on the slide. That hurt a little."),
  privateText(
    "Your tests caught a bug that would have cost us the weekend. Nobody said thank you, so I do it here."
  ),
  answering(
    busyQuestions.slow,
    privateText(
      "You often change priorities in the middle of the week. Please protect us from the noise a bit more.",
      { status: "see-differently" }
    )
  ),
  privateText("You remember what people told you about their families. It makes the team feel like one."),
  privateText("Happy birthday for Sunday! I hope there is cake."),
  answering(
    busyQuestions.more,
    privateText("I like how you draw a problem on paper before anyone opens an editor.")
  ),
  privateText("Please speak slower in calls. Half of us listen in our third language."),
  privateText("You stood up for the interns when the budget was cut. They talk about it to this day.")
]

const hindi: ReadonlyArray<SampleText> = [
  publicText("आप मुश्किल बात को भी आसान शब्दों में समझाते हैं। टीम में सब आपकी बात ध्यान से सुनते हैं।"),
  privateText("आपने मुझे पहली बार प्रोजेक्ट की ज़िम्मेदारी दी और भरोसा रखा। धन्यवाद।"),
  privateText("मीटिंग समय पर शुरू नहीं होती, इससे सबका काम पीछे रह जाता है।"),
  privateText("आपका कोड साफ़ होता है, नए लोग भी उसे जल्दी समझ लेते हैं।"),
  privateText("कभी-कभी आप जवाब देने में बहुत देर करते हैं, हमें इंतज़ार करना पड़ता है।"),
  privateText("आपके नए विचारों से काम में मज़ा आता है।"),
  privateText("aap hamesha madad karte hain, chahe kitna bhi kaam ho. shukriya!"),
  privateText("दिवाली की शुभकामनाएँ! आपके साथ काम करके अच्छा लगता है।")
]

const telugu: ReadonlyArray<SampleText> = [
  privateText("మీరు కష్టమైన సమస్యలను ఓపికగా పరిష్కరిస్తారు. మీ దగ్గర చాలా నేర్చుకున్నాను."),
  publicText("జూనియర్లకు మీరు ఇచ్చే మార్గదర్శనం చాలా బాగుంది. ధన్యవాదాలు."),
  privateText("సమావేశాలు చాలా పొడవుగా ఉంటున్నాయి, కొంచెం తగ్గిస్తే బాగుంటుంది."),
  privateText("మీరు చెప్పిన సమయానికి పని పూర్తి చేస్తారు, అందుకే మీ మీద నమ్మకం ఉంది."),
  privateText("మీ కొత్త ఆలోచనలు మా అందరికీ ఉత్సాహం ఇస్తాయి."),
  privateText("అందరి మాట విన్న తర్వాత నిర్ణయం తీసుకుంటే ఇంకా బాగుంటుంది."),
  privateText("meeru chala baaga explain chestaru, maaku chala help ayyindi."),
  privateText("మీ కోడ్ సమీక్షలు వివరంగా ఉంటాయి, తప్పులు ముందే దొరుకుతాయి.")
]

const tamil: ReadonlyArray<SampleText> = [
  privateText("நீங்கள் எல்லோருடைய கருத்தையும் பொறுமையாகக் கேட்கிறீர்கள். அது எனக்கு மிகவும் பிடிக்கும்."),
  privateText("சொன்ன நேரத்தில் வேலையை முடித்துத் தருகிறீர்கள். உங்களை நம்பலாம்."),
  privateText("கடினமான பிழையைக் கண்டுபிடித்து ஒரே நாளில் சரி செய்தீர்கள். அருமை."),
  privateText("கூட்டங்களில் இளையவர்களுக்கும் பேச வாய்ப்பு கொடுங்கள்."),
  privateText("உங்கள் புதிய யோசனைகள் எங்கள் வேலையை எளிதாக்கின."),
  privateText("எனக்குப் பொறுமையாகக் கற்றுக் கொடுத்ததற்கு நன்றி."),
  privateText("romba nandri, unga help illama indha project mudinjirukkaadhu."),
  privateText("மின்னஞ்சலுக்குப் பதில் வர அதிக நாள் ஆகிறது. கொஞ்சம் வேகமாக இருந்தால் நல்லது.")
]

const kannada: ReadonlyArray<SampleText> = [
  privateText("ನೀವು ಎಲ್ಲರ ಮಾತನ್ನೂ ತಾಳ್ಮೆಯಿಂದ ಕೇಳುತ್ತೀರಿ. ತಂಡದಲ್ಲಿ ಎಲ್ಲರಿಗೂ ಅದು ಇಷ್ಟ."),
  privateText("ಹೊಸಬರಿಗೆ ನೀವು ಕಲಿಸುವ ರೀತಿ ತುಂಬಾ ಚೆನ್ನಾಗಿದೆ. ಧನ್ಯವಾದಗಳು."),
  privateText("ಹೇಳಿದ ಸಮಯಕ್ಕೆ ಕೆಲಸ ಮುಗಿಸುತ್ತೀರಿ, ಅದಕ್ಕೇ ನಿಮ್ಮ ಮೇಲೆ ನಂಬಿಕೆ."),
  privateText("ಸಭೆಗಳು ತುಂಬಾ ಉದ್ದವಾಗುತ್ತವೆ. ಸ್ವಲ್ಪ ಕಡಿಮೆ ಮಾಡಿದರೆ ಒಳ್ಳೆಯದು."),
  privateText("ನಿಮ್ಮ ಹೊಸ ಆಲೋಚನೆಗಳು ನಮಗೆ ಉತ್ಸಾಹ ಕೊಡುತ್ತವೆ."),
  privateText("ಕಷ್ಟದ ಸಮಸ್ಯೆಯನ್ನು ಸುಲಭವಾಗಿ ಬಿಡಿಸಿದಿರಿ. ತುಂಬಾ ಖುಷಿಯಾಯಿತು."),
  privateText("neevu tumba chennagi explain maadtiri, thanks!"),
  privateText("ನಿರ್ಧಾರದ ಕಾರಣವನ್ನೂ ನಮಗೆ ತಿಳಿಸಿದರೆ ಇನ್ನೂ ಚೆನ್ನಾಗಿರುತ್ತದೆ.")
]

const rude: ReadonlyArray<SampleText> = [
  privateText("You are a stupid idiot and everyone here laughs at you."),
  privateText("Shut up, you useless moron."),
  privateText("तुम एकदम बेवकूफ और गधे हो।"),
  privateText("You are pathetic trash. Nobody wants you here, get lost.")
]

const textsByLanguage = [english, hindi, telugu, tamil, kannada, rude]

export const busyTexts: ReadonlyArray<SampleText> = textsByLanguage
  .flatMap((texts) => texts.map((sample, index) => ({ sample, place: (index + 0.5) / texts.length })))
  .toSorted((a, b) => a.place - b.place)
  .map(({ sample }) => sample)
