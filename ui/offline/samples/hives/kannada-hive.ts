import { answering, privateText, publicText, type SampleText } from "../texts/sample-text.ts"
import type { SampleHive } from "./sample-hive.ts"

const moreQuestion = {
  question: "ನಾನು ಯಾವುದಕ್ಕೆ ಹೆಚ್ಚು ಗಮನ ಕೊಡಬೇಕು?",
  thanks: "ಧನ್ಯವಾದಗಳು. ಪ್ರತಿ ಭಾನುವಾರ ಇವನ್ನೆಲ್ಲ ಓದುತ್ತೇನೆ."
} as const

const slowQuestion = { question: "ನಮ್ಮ ಕೆಲಸವನ್ನು ಯಾವುದು ನಿಧಾನಗೊಳಿಸುತ್ತಿದೆ?", thanks: "" } as const

const texts: ReadonlyArray<SampleText> = [
  publicText("ಹೊಸಬರು ತಪ್ಪು ಮಾಡಿದಾಗಲೂ ತಾಳ್ಮೆಯಿಂದ ಹೇಳಿಕೊಡುತ್ತೀರಿ. ವೇದಿಕೆಯ ಭಯ ಈಗ ನನಗಿಲ್ಲ.", { status: "thank-you" }),
  privateText("ತಾಲೀಮು ಪ್ರತಿದಿನ ಅರ್ಧ ಗಂಟೆ ತಡವಾಗಿ ಶುರುವಾಗುತ್ತದೆ. ದೂರದಿಂದ ಬರುವವರಿಗೆ ಕಷ್ಟ."),
  answering(
    slowQuestion,
    privateText("ತಾಲೀಮಿನ ವೇಳಾಪಟ್ಟಿ ಹಿಂದಿನ ರಾತ್ರಿ ಬರುತ್ತದೆ. ಒಂದು ವಾರ ಮೊದಲೇ ತಿಳಿದರೆ ಕೆಲಸಕ್ಕೆ ರಜೆ ಕೇಳಬಹುದು.", {
      status: "will-act"
    })
  ),
  answering(
    moreQuestion,
    publicText("ಪಾತ್ರದ ಹಿನ್ನೆಲೆಯನ್ನು ಎಲ್ಲರೂ ಕೂತು ಚರ್ಚಿಸಿದ ದಿನ ನಟನೆ ತುಂಬಾ ಚೆನ್ನಾಗಿತ್ತು. ಅಂಥ ದಿನಗಳು ಇನ್ನೂ ಬೇಕು.", {
      status: "acted",
      answer: "ಈಗ ಪ್ರತಿ ಶನಿವಾರ ಒಂದು ಗಂಟೆಯನ್ನು ಚರ್ಚೆಗೆಂದೇ ಇಟ್ಟಿದ್ದೇವೆ."
    })
  ),
  privateText("ಪ್ರದರ್ಶನದ ದಿನ ದೀಪಗಳು ಕೆಟ್ಟಾಗ ಗಾಬರಿಯಾಗದೆ ಹತ್ತು ನಿಮಿಷದಲ್ಲಿ ಸಮಸ್ಯೆ ಸರಿಪಡಿಸಿದಿರಿ. ಅದ್ಭುತ.", {
    status: "thank-you"
  }),
  answering(moreQuestion, privateText("ಕಿರಿಯರಿಗೂ ಮುಖ್ಯ ಪಾತ್ರಗಳ ಜವಾಬ್ದಾರಿ ಕೊಡಿ. ನೀವು ಇಡುವ ನಂಬಿಕೆ ಅವರನ್ನು ಬೆಳೆಸುತ್ತದೆ.")),
  privateText("ಹೇಳಿದ ದಿನಕ್ಕೆ ಸಂಭಾವನೆ ಕೊಡುತ್ತೀರಿ. ನಿಮ್ಮ ಮಾತನ್ನು ಯಾವಾಗಲೂ ನಂಬಬಹುದು."),
  answering(slowQuestion, privateText("ಉಡುಪುಗಳು ಎಲ್ಲಿವೆ ಎಂದು ಹುಡುಕುವುದರಲ್ಲೇ ಸಮಯ ಹೋಗುತ್ತದೆ. ಒಂದು ಪಟ್ಟಿ ಮಾಡಿದರೆ ಸಾಕು.")),
  answering(
    moreQuestion,
    publicText("ಒಂದು ದೃಶ್ಯವನ್ನು ತೆಗೆದುಹಾಕಿದಾಗ ಅದರ ಕಾರಣವನ್ನೂ ನಮಗೆ ಹೇಳಿ.", {
      status: "will-act",
      answer: "ನೀವು ಹೇಳಿದ್ದು ಸರಿ. ಇನ್ನು ಮುಂದೆ ಪ್ರತಿ ಬದಲಾವಣೆಯ ಕಾರಣವನ್ನು ಮೊದಲು ಹೇಳುತ್ತೇನೆ."
    })
  ),
  privateText("ಯಕ್ಷಗಾನದ ಹೆಜ್ಜೆಗಳನ್ನು ಹೊಸ ನಾಟಕಕ್ಕೆ ತಂದ ನಿಮ್ಮ ಕಲ್ಪನೆ ತುಂಬಾ ಸೃಜನಶೀಲವಾಗಿತ್ತು."),
  answering(
    slowQuestion,
    privateText("ಒಂದೇ ಕೋಣೆಯಲ್ಲಿ ಸಂಗೀತ ಮತ್ತು ಸಂಭಾಷಣೆ ಎರಡೂ ನಡೆಯುತ್ತವೆ. ಒಬ್ಬರಿಗಾಗಿ ಇನ್ನೊಬ್ಬರು ಕಾಯಬೇಕಾಗುತ್ತದೆ.")
  ),
  privateText("nimma jothe kelasa maadoke tumba khushi aagutte, dhanyavaada!"),
  privateText("ಪ್ರತಿ ಪ್ರದರ್ಶನವೂ ಹೇಳಿದ ಸಮಯಕ್ಕೆ ಸರಿಯಾಗಿ ಶುರುವಾಗುತ್ತದೆ."),
  privateText("ಹಳೆಯ ನಾಟಕಗಳನ್ನು ಬಿಟ್ಟು ಹೊಸವನ್ನು ಮಾತ್ರ ಮಾಡೋಣ.", { status: "see-differently" }),
  publicText("ನನ್ನ ತಾಯಿ ಆಸ್ಪತ್ರೆಯಲ್ಲಿದ್ದಾಗ ನನ್ನ ಪಾತ್ರವನ್ನು ನೀವೇ ಮಾಡಿದಿರಿ. ಅದನ್ನು ಎಂದಿಗೂ ಮರೆಯುವುದಿಲ್ಲ."),
  privateText("ಎಲ್ಲರ ಮುಂದೆ ತಪ್ಪು ಎತ್ತಿ ತೋರಿಸಿದರೆ ಬೇಸರವಾಗುತ್ತದೆ. ಪ್ರತ್ಯೇಕವಾಗಿ ಹೇಳಿದರೆ ತಿದ್ದಿಕೊಳ್ಳುತ್ತೇವೆ."),
  privateText("ನೀನು ಮೂರ್ಖ, ನಾಲಾಯಕ್. ನಿನಗೆ ಏನೂ ಬರುವುದಿಲ್ಲ, ತೊಲಗು ಇಲ್ಲಿಂದ."),
  privateText("ಯುಗಾದಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು! ನೀವು ತಂದ ಹೋಳಿಗೆ ಎಲ್ಲರಿಗೂ ಇಷ್ಟವಾಯಿತು."),
  privateText("ಎಲ್ಲರೂ ನಿಮ್ಮನ್ನು ನೋಡಿ ನಗುತ್ತಾರೆ, ಗೊತ್ತೇ?"),
  privateText("ಜಗಳವಾದಾಗ ಇಬ್ಬರ ಮಾತನ್ನೂ ಕೇಳಿ ಶಾಂತವಾಗಿ ಬಗೆಹರಿಸಿದಿರಿ. ನಿಮ್ಮ ನಾಯಕತ್ವ ನಮಗೆ ಇಷ್ಟ.")
]

export const kannadaHive: SampleHive = {
  title: "Kannada: the director of a theatre troupe",
  email: "kannada@demo.example",
  language: "kn",
  profile: {
    name: "ಕಾವ್ಯ ಹೆಗ್ಡೆ",
    jobTitle: "ನಾಟಕ ತಂಡದ ನಿರ್ದೇಶಕಿ",
    bio: "ಧಾರವಾಡದ ಪುಟ್ಟ ನಾಟಕ ತಂಡ, ಹದಿನಾಲ್ಕು ಜನ. ನಾನು ಯಾವುದನ್ನು ಹೆಚ್ಚು ಮಾಡಬೇಕು, ಯಾವುದನ್ನು ಬಿಡಬೇಕು? ಮುಕ್ತವಾಗಿ ಹೇಳಿ."
  },
  daysOld: 20,
  questions: [moreQuestion, slowQuestion],
  texts,
  showsBadges: true
}
