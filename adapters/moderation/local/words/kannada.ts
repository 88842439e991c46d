// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

const profanity = `sule, soole, suley, sooley, sulemag*, soolemag*, sulemak*, soolemak*, sulemund*, soolemund*, ಸೂಳೆ*, ಸೂಳೇ*, bolimag*, bolimak*, boli (maga*|magane|magan|makla*|maklu), ಬೋಳಿಮಗ*, ಬೋಳಿಮಕ್*, ಬೋಳಿ (ಮಗ*|ಮಕ್*),
ninnammana*, ninnamman, ninnamman*, ninamman*, nin amman*, nin ammana*, ninna ammana, ninna amman, ninnakkan*, nin akkan*, ನಿನ್ನಮ್ಮನ್*, ನಿನ್ ಅಮ್ಮನ್*, ನಿನ್ನ ಅಮ್ಮನ್, ನಿನ್ನ ಅಮ್ಮನ, ನಿನ್ನಕ್ಕನ್*, nimmavvan*, ninnavvan*, ನಿನ್ನವ್ವನ್*,
tika (muchk*|muchko*|much*|hod*|ure*), tikamuch*, thika (much*|hod*), ತಿಕ (ಮುಚ್*|ಹೊಡೆ*), hadaragitti*, haadaragitti*, hadargitti*, hadaragithi*, ಹಾದರಗಿತ್ತಿ*, haadar*gitti*, mundemag*, munde magane, munde maga, munde makla*, mundemakl*, mindagaar*, mindri*, ಮಿಂಡ್ರಿ*, ಮಿಂಡಗಾರ*, mindrig*, kayyisko*, keyisko*, kaysko*, ಕೇಯ್*, ಕೆಯ್ಯಿ*, dengsko*, dengisko*, dengthini, dengbitt*, ದೆಂಗು*, ದೆಂಗ*, gudda dengu*, lowdemag*, lavde ke baal, lavdekebal`

const insults = `nanmaga*, nanmagan*, nanmakl*, nanmakk*, nanmaklu*, ನನ್ಮಗ*, ನನ್ಮಕ್*, nan magane, nan magana, nan makla, ನನ್ ಮಗನೇ, ನನ್ ಮಗನೆ, ನನ್ ಮಗ, ನನ್ ಮಕ್ಳ*, nan makkala, nanna magane, (lofer|lofar|loafer|loper|kasada|kalla|kalla|dadda|kachada|kacchada|halka|halkat|tarle|tharle|bevarsi|huchcha|huccha|hucchu|handi|naayi|katte|kachda|poli|kotti|kudka|kudiyo|thika|sabara|besharam|bekku|goobe|channal|thotti|ಕಸದ|ಕಳ್ಳ|ದಡ್ಡ|ಹಲ್ಕಾ|ಹುಚ್ಚ|ಹಂದಿ|ನಾಯಿ|ಕತ್ತೆ|ಪೋಲಿ|ಲೋಫರ್|ತರ್ಲೆ|ಕುಡುಕ|ಬೇವರ್ಸಿ|ಗೂಬೆ) (nan|ನನ್)? (maga|magane|magana|makla|maklu|ಮಗ|ಮಗನೇ|ಮಗನೆ|ಮಕ್ಳ|ಮಕ್ಕಳ), halkat*, halkatgir*, ಹಲ್ಕಟ್*, ಹಲ್ಕ, ಹಲ್ಕಾ, bevarsi*, bevars*, bewarsi*, ಬೇವರ್ಸಿ*, lofer*, lofar*, ಲೋಫರ್*, ಲೋಫರ, mutthala*, muttala*, mutthal*, ಮುಠ್ಠಾಳ*, ಮುಟ್ಠಾಳ*, ಮುಟ್ಟಾಳ*, ಮುಠಾಳ*, gubaal*, gubald*, gubal*, ಗೂಬಾಲ*, ಗುಬಾಲ*, gooba*l nan, gube nan, pukli*, pukla*, ಪುಕ್ಲಿ*, ಪುಕ್ಕಲು ನನ್, kachada (nan|naayi), nachikegett*, nachike gett*, naachike gett*, naachikegett*, nachikeilla*, nachike illada*, naachike illad*, ನಾಚಿಕೆಗೆಟ್ಟ*, ನಾಚಿಕೆಗೇಡಿ*, ನಾಚಿಕೆ ಇಲ್ಲದ*, ನಾಚಿಕೆಯಿಲ್ಲದ*, nachikegedi*, maanagett*, maana gett*, maanageti*, ಮಾನಗೆಟ್ಟ*, ಮಾನಗೇಡಿ*, maana maryade illada*, ಮಾನ ಮರ್ಯಾದೆ ಇಲ್ಲದ*, dadda shikhamani*, daddashikh*, ದಡ್ಡ ಶಿಖಾಮಣಿ*, ದಡ್ಡಶಿಖಾಮಣಿ*, moorkha nan*, ಮೂರ್ಖ (ನನ್*|ಶಿಖಾಮಣಿ), ಮೂರ್ಖನೇ, moorkhane, daddane, ದಡ್ಡನೇ, ಮೂರ್ಖ, moorkha, moorkharu, ಮೂರ್ಖರು, ayogya*, ಅಯೋಗ್ಯ*, aparadhi nanmag*, apapoli*, apaapoli*, ಅಪಾಪೋಲಿ*, kachchada*, tharle nan, daridra (nan*|munde*|mundede*|maga*), ದರಿದ್ರ (ನನ್*|ಮುಂಡೇ*|ಮುಂಡೆ*|ಮಗ*), daridradavne, anishta*, ಅನಿಷ್ಟ*, goobe (nan*|thara|nanmag*), goobe, ಗೂಬೆ, kattekirub*, ಕತ್ತೆಕಿರುಬ*, hennig, shandha*, shanda nan, ಷಂಡ*, ಶಂಡ*, khoja*, ಖೋಜಾ*, dagaarbaaji*, dagalbaji*, ದಗಲ್ಬಾಜಿ*, tikkalu nan*, chapri*, kothi nan*, ಕೋತಿ ನನ್*, mangya nan*, ಮಂಗ್ಯಾ ನನ್*`

export const kannada: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanity },
  { label: "insult", score: likely, spelling: "sound", terms: insults },
  {
    label: "profanity",
    score: certain,
    spelling: "exact",
    terms: `tullu, thullu, tulla, ತುಲ್ಲು, ತುಲ್ಲಾ, tunne, thunne, tunni, ತುಣ್ಣೆ, ತುಣ್ಣಿ, shata, shaata, shaatha, shatha, ಶಾಟ, ಶಾಟಾ, ಮುಂಡೆ, ಮುಂಡೇ, ಮುಂಡೇದೆ, ಮುಂಡೇಮಗನೇ,
      thika, tika, ತಿಕ, sulle maga, sulle magane, denga, dengu, kayya, munde mag`
  },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `dadda, daddi, ದಡ್ಡ, ದಡ್ಡಿ, naayi, nayi, ನಾಯಿ, handi, ಹಂದಿ, katte, kathe, ಕತ್ತೆ, huccha, hucchu, huchu, ಹುಚ್ಚ, ಹುಚ್ಚು, kalla, ಕಳ್ಳ, kasa, ಕಸ,
      dabba, ದಬ್ಬಾ, somari, ಸೋಮಾರಿ, waste, mangana, ಮಂಗ`
  }
]
