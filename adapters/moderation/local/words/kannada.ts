// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

const profanity = `sulemag*, soolemag*, sulemak*, soolemak*, sulemund*, soolemund*, bolimag*, bolimak*,
boli (maga*|magane|magan|makla*|maklu), ಬೋಳಿ (ಮಗ*|ಮಕ್*), ninnammana*, ninnamman, ninnamman*, ninamman*,
nin amman*, nin ammana*, ninna ammana, ninna amman, ninnakkan*, nin akkan*, nimmavvan*, ninnavvan*,
tika (muchk*|muchko*|much*|hod*|ure*), tikamuch*, thika (much*|hod*), ತಿಕ (ಮುಚ್*|ಹೊಡೆ*), hadaragitti*,
haadaragitti*, hadargitti*, hadaragithi*, haadar*gitti*, mundemag*, munde magane, munde maga,
munde makla*, mundemakl*, mindagaar*, mindri*, mindrig*, kayyisko*, keyisko*, dengsko*, dengisko*,
dengthini, dengbitt*, gudda dengu*, lowdemag*, lavde ke baal, lavdekebal`

const insults = `nanmaga*, nanmagan*, nanmakl*, nanmakk*, nanmaklu*, nan magane, nan magana, nan makla, nan makkala,
nanna magane,
(lofer|lofar|loafer|loper|kasada|kalla|kalla|dadda|kachada|kacchada|halka|halkat|tarle|tharle|bevarsi|huchcha|huccha|hucchu|handi|naayi|katte|kachda|poli|kotti|kudka|kudiyo|thika|sabara|besharam|bekku|goobe|channal|thotti|ಕಸದ|ಕಳ್ಳ|ದಡ್ಡ|ಹಲ್ಕಾ|ಹುಚ್ಚ|ಹಂದಿ|ನಾಯಿ|ಕತ್ತೆ|ಪೋಲಿ|ಲೋಫರ್|ತರ್ಲೆ|ಕುಡುಕ|ಬೇವರ್ಸಿ|ಗೂಬೆ) (nan|ನನ್)? (maga|magane|magana|makla|maklu|ಮಗ|ಮಗನೇ|ಮಗನೆ|ಮಕ್ಳ|ಮಕ್ಕಳ),
halkat*, halkatgir*, bevarsi*, bevars*, bewarsi*, lofer*, lofar*, gubaal*, gubald*, gubal*, gooba*l nan,
gube nan, pukli*, pukla*, kachada (nan|naayi), nachikegett*, nachike gett*, naachike gett*,
naachikegett*, nachikeilla*, nachike illada*, naachike illad*, nachikegedi*, maanagett*, maana gett*,
maanageti*, maana maryade illada*, dadda shikhamani*, daddashikh*, moorkha nan*, ಮೂರ್ಖ (ನನ್*|ಶಿಖಾಮಣಿ),
moorkhane, daddane, moorkha, moorkharu, ayogya*, aparadhi nanmag*, apapoli*, apaapoli*, kachchada*,
tharle nan, daridra (nan*|munde*|mundede*|maga*), ದರಿದ್ರ (ನನ್*|ಮುಂಡೇ*|ಮುಂಡೆ*|ಮಗ*), daridradavne,
anishta*, goobe (nan*|thara|nanmag*), kattekirub*, hennig, dagaarbaaji*, dagalbaji*, tikkalu nan*,
kothi nan*, mangya nan*`

const profanityAsWritten = `randi magane, rande magane, ರಂಡೇ*, ರಂಡೆ*, shaatakku, ಶಾಟಕ್ಕೂ, ಶಾಟ*, tullali, tikke, hadarakke, ಹಾದರಕ್ಕೆ*, sule, soole, suley, sooley, ಸೂಳೆ*, ಸೂಳೇ*, ಬೋಳಿಮಗ*, ಬೋಳಿಮಕ್*, ನಿನ್ನಮ್ಮನ್*, ನಿನ್ ಅಮ್ಮನ್*, ನಿನ್ನ ಅಮ್ಮನ್,
ನಿನ್ನ ಅಮ್ಮನ, ನಿನ್ನಕ್ಕನ್*, ನಿನ್ನವ್ವನ್*, ಹಾದರಗಿತ್ತಿ*, ಮಿಂಡ್ರಿ*, ಮಿಂಡಗಾರ*, ದೆಂಗು*, ದೆಂಗ*`

const insultsAsWritten = `baddimag*, baddi magane, baddi maga, ಬಡ್ಡಿಮಗ*, ಬಡ್ಡೀಮಗ*, pekara, ಪೆಕರ, badkow, ಬುದ್ಧಿಗೇಡಿ*, buddhigedi*, avivekigala, ಅವಿವೇಕಿ*, ನರಪೇತಲ*, narapetala*, ಮುಂಡೇವು, rakshasi, ರಾಕ್ಷಸಿ, jigane, ಜಿಗಣೆ, loose nan*, ನನ್ಮಗ*, ನನ್ಮಕ್*, ನನ್ ಮಗನೇ, ನನ್ ಮಗನೆ, ನನ್ ಮಗ, ನನ್ ಮಕ್ಳ*, ಹಲ್ಕಟ್*, ಹಲ್ಕ, ಹಲ್ಕಾ, ಬೇವರ್ಸಿ*, ಲೋಫರ್*, ಲೋಫರ,
mutthala*, muttala*, mutthal*, ಮುಠ್ಠಾಳ*, ಮುಟ್ಠಾಳ*, ಮುಟ್ಟಾಳ*, ಮುಠಾಳ*, ಗೂಬಾಲ*, ಗುಬಾಲ*, ಪುಕ್ಲಿ*,
ಪುಕ್ಕಲು ನನ್, ನಾಚಿಕೆಗೆಟ್ಟ*, ನಾಚಿಕೆಗೇಡಿ*, ನಾಚಿಕೆ ಇಲ್ಲದ*, ನಾಚಿಕೆಯಿಲ್ಲದ*, ಮಾನಗೆಟ್ಟ*, ಮಾನಗೇಡಿ*,
ಮಾನ ಮರ್ಯಾದೆ ಇಲ್ಲದ*, ದಡ್ಡ ಶಿಖಾಮಣಿ*, ದಡ್ಡಶಿಖಾಮಣಿ*, ಮೂರ್ಖನೇ, ದಡ್ಡನೇ, ಮೂರ್ಖ, ಮೂರ್ಖರು, ಅಯೋಗ್ಯ*, ಅಪಾಪೋಲಿ*,
ಅನಿಷ್ಟ*, goobe, ಗೂಬೆ, ಕತ್ತೆಕಿರುಬ*, ಷಂಡ*, ಶಂಡ*, khoja*, ಖೋಜಾ*, ದಗಲ್ಬಾಜಿ*, ಕೋತಿ ನನ್*, ಮಂಗ್ಯಾ ನನ್*`

export const kannada: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanity },
  { label: "profanity", score: certain, spelling: "exact", terms: profanityAsWritten },
  { label: "insult", score: likely, spelling: "sound", terms: insults },
  { label: "insult", score: likely, spelling: "exact", terms: insultsAsWritten },
  {
    label: "profanity",
    score: certain,
    spelling: "exact",
    terms: `tullu, thullu, tulla, ತುಲ್ಲು, ತುಲ್ಲಾ, tunne, thunne, tunni, ತುಣ್ಣೆ, ತುಣ್ಣಿ, shata, shaata, shaatha,
shatha, ಶಾಟ, ಶಾಟಾ, ಮುಂಡೆ, ಮುಂಡೇ, ಮುಂಡೇದೆ, ಮುಂಡೇಮಗನೇ, sulle maga, sulle magane, denga, dengu, kayya,
munde mag`
  },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `dadda, daddi, ದಡ್ಡ, ದಡ್ಡಿ, naayi, nayi, ನಾಯಿ, handi, ಹಂದಿ, katte, kathe, ಕತ್ತೆ, huccha, hucchu, huchu,
ಹುಚ್ಚ, ಹುಚ್ಚು, kalla, ಕಳ್ಳ, kasa, ಕಸ, dabba, ದಬ್ಬಾ, somari, ಸೋಮಾರಿ, waste, mangana, ಮಂಗ`
  }
]
