import type { HelpNote, NoteLanguage } from "#core/domain/feedback/help-note.ts"

/**
 * Note for people who write of harming themselves, in the built-in languages. Operators may set other texts and
 * addresses. The server never learns that it was shown.
 */
export const helpNotes: Readonly<Record<NoteLanguage, HelpNote & { readonly privacy: string }>> = {
  en: {
    title: "You are not alone",
    text: "If you are thinking of hurting yourself, please talk to someone now. These people listen, free of charge, and don’t ask your name:",
    places: [
      { name: "India: Tele-MANAS, day and night, 20 languages", label: "14416", address: "tel:14416" },
      { name: "Anywhere else", label: "findahelpline.com", address: "https://findahelpline.com" },
      { name: "In danger right now", label: "112", address: "tel:112" }
    ],
    privacy: "Only you can see this message. What you write here stays anonymous."
  },
  hi: {
    title: "आप अकेले नहीं हैं",
    text: "अगर आप खुद को चोट पहुँचाने के बारे में सोच रहे हैं, तो कृपया अभी किसी से बात करें। ये लोग मुफ़्त में सुनते हैं और नाम नहीं पूछते:",
    places: [
      { name: "भारत: टेली-मानस, दिन-रात, 20 भाषाओं में", label: "14416", address: "tel:14416" },
      { name: "कहीं और", label: "findahelpline.com", address: "https://findahelpline.com" },
      { name: "अभी ख़तरे में हैं", label: "112", address: "tel:112" }
    ],
    privacy: "यह सूचना सिर्फ़ आपके उपकरण पर दिखती है। आप यहाँ जो लिखते हैं, वह गुमनाम रहता है।"
  },
  te: {
    title: "మీరు ఒంటరి కాదు",
    text: "మీకు మీరు హాని చేసుకోవాలని అనిపిస్తుంటే, దయచేసి ఇప్పుడే ఎవరితోనైనా మాట్లాడండి. వీరు ఉచితంగా వింటారు, పేరు అడగరు:",
    places: [
      { name: "భారతదేశం: టెలి-మానస్, పగలు రాత్రి, 20 భాషల్లో", label: "14416", address: "tel:14416" },
      { name: "మరెక్కడైనా", label: "findahelpline.com", address: "https://findahelpline.com" },
      { name: "ఇప్పుడే ప్రమాదంలో ఉంటే", label: "112", address: "tel:112" }
    ],
    privacy: "ఈ సూచన మీ పరికరంలో మాత్రమే కనిపిస్తుంది. మీరు ఇక్కడ రాసేది అనామకంగానే ఉంటుంది."
  },
  ta: {
    title: "நீங்கள் தனியாக இல்லை",
    text: "உங்களை நீங்களே காயப்படுத்திக்கொள்ள நினைத்தால், தயவுசெய்து இப்போதே யாரிடமாவது பேசுங்கள். இவர்கள் இலவசமாகக் கேட்பார்கள், பெயர் கேட்க மாட்டார்கள்:",
    places: [
      { name: "இந்தியா: டெலி-மானஸ், இரவும் பகலும், 20 மொழிகளில்", label: "14416", address: "tel:14416" },
      { name: "வேறு எங்கும்", label: "findahelpline.com", address: "https://findahelpline.com" },
      { name: "இப்போதே ஆபத்தில் இருந்தால்", label: "112", address: "tel:112" }
    ],
    privacy: "இந்தக் குறிப்பு உங்கள் சாதனத்தில் மட்டுமே தோன்றும். நீங்கள் இங்கு எழுதுவது அநாமதேயமாகவே இருக்கும்."
  },
  kn: {
    title: "ನೀವು ಒಂಟಿಯಲ್ಲ",
    text: "ನಿಮಗೆ ನೀವೇ ಹಾನಿ ಮಾಡಿಕೊಳ್ಳಬೇಕೆಂದು ಅನಿಸುತ್ತಿದ್ದರೆ, ದಯವಿಟ್ಟು ಈಗಲೇ ಯಾರೊಂದಿಗಾದರೂ ಮಾತನಾಡಿ. ಇವರು ಉಚಿತವಾಗಿ ಕೇಳುತ್ತಾರೆ, ಹೆಸರು ಕೇಳುವುದಿಲ್ಲ:",
    places: [
      { name: "ಭಾರತ: ಟೆಲಿ-ಮಾನಸ್, ಹಗಲು ರಾತ್ರಿ, 20 ಭಾಷೆಗಳಲ್ಲಿ", label: "14416", address: "tel:14416" },
      { name: "ಬೇರೆ ಎಲ್ಲಾದರೂ", label: "findahelpline.com", address: "https://findahelpline.com" },
      { name: "ಈಗಲೇ ಅಪಾಯದಲ್ಲಿದ್ದರೆ", label: "112", address: "tel:112" }
    ],
    privacy: "ಈ ಸೂಚನೆ ನಿಮ್ಮ ಸಾಧನದಲ್ಲಿ ಮಾತ್ರ ಕಾಣುತ್ತದೆ. ನೀವು ಇಲ್ಲಿ ಬರೆಯುವುದು ಅನಾಮಧೇಯವಾಗಿಯೇ ಇರುತ್ತದೆ."
  }
}
