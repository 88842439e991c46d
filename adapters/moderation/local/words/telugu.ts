// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

const profanity = `lanja*, lanza*, lanjja*, lamja*, లంజ*, lamdi*, lamdikoduk*, lamdikodak*, లమ్డి*, dengutha*, dengestha*, denguta*, dengudu, dengulata, denginchu*, dengey ra, దెంగు*, దెంగే*, దెంగి*, దెంగ*, pooku*, pukulo*,
erripuk*, erripook*, yerripuk*, yerripook*, ఎర్రిపూక*, ఎర్రిపూకు*, పూకు*, పూకా, modda guduv*, moddagudu*, మొడ్డ*, gudda dengu*, guddalo*, గుద్దలో*, sulligaa*, sulligadu, సుల్లి, dobbeyra, dobbey ra, dobbeyi ra, mundamop*, ముండమోపి*, mundakodak*, mundakoduk*, ముండాకొడ*,
ముండ, ముండా, ముండకొడ*, neeyamma, niyamma, neeyammani, నీయమ్మ*, nee ammani, నీ అమ్మని, ni ammani, nee yammani, nee yabba, nee akkani, నీ అక్కని, nee ayya lanja, ranku mogud*, ranku munda, రంకు*, boku munda, bogamdi, bogam dana, బోగం*`

const insults = `vedhava*, vedava*, veddhava, yedhava*, yedava*, edhava, edava, edhavalu, edhavala, వెధవ*, ఎదవ*, daddamma*, దద్దమ్మ*, sannasi*, sanaasi*, సన్నాసి*, nayala, nayaala, nayalu, nayaaland*, నాయాలా, నాయాల, నాయాలు,
(na|naa|నా|ee) (kodaka|kodakaa|kodak|koduku ra|kodakallara|కొడకా|కొడక|కొడకల్లారా), nakodaka*, naakodaka*, నాకొడకా*, bewarse*, bevarse*, bevars, bevarsu*, బేవార్స్*, bevakoof*, moorkhud*, murkhud*, moorkhuraal*, మూర్ఖుడు, మూర్ఖుడా, మూర్ఖుడివి, మూర్ఖులు, మూర్ఖురాలు, chavata, chavatta*, చవట*, dunnapothu*, దున్నపోతు*,
gadidha, gaadidha, gadida, gaadida, gadidavi, గాడిద*, (siggu|సిగ్గు) (leni|lenidi|లేని) (kukka|vedhava|manishi|munda|kukka|కుక్క|వెధవ|మనిషి|na*|lanja|నా*|dana|dana), siggulen* (kukka|వెధవ|కుక్క|vedhava|manishi|మనిషి|నా*), సిగ్గులేని (కుక్క|వెధవ|మనిషి|నా*|పంది|గాడిద|జన్మ), yerripappa*, erripappa*, ఎర్రిపప్ప*, verripappa*, verri vedhav*, erri vedhav*, pichodu, pichoda, pichhoda, పిచ్చోడా, పిచ్చినాకొడ*,
kojja, kojja vedhava, కొజ్జా*, chetha (vedhava|na|naa|kodaka|manishi|kukka), chettha (na|naa|kodaka|manishi), చెత్త (నాయాలా|నా|వెధవ|కొడకా|మనిషి|కుక్క|ముండ), poramboku, pappu sudda, pappusudda, buddhileni (vedhava|dana|gadida|kodaka), buddi leni (vedhava|dana|gadida|kukka|na), బుద్ధిలేని (వెధవ|గాడిద|మనిషి|దానా), daridrud*, daridrapu (vedhava|munda|kodaka|na), దరిద్రపు (వెధవ|ముండ|కొడుకు|నా|మొహం), daridrud*, దరిద్రుడా, pandi vedhav*, గుడ్డి వెధవ, thikka vedhava, donga (na|naa|vedhava|lanja), దొంగ (నా|వెధవ|లంజ), ambothu*, ఆంబోతు*, panikimali*, పనికిమాలిన (వెధవ|వాడా|దానా|మనిషి|నా)`

export const telugu: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanity },
  { label: "insult", score: likely, spelling: "sound", terms: insults },
  {
    label: "profanity",
    score: certain,
    spelling: "exact",
    terms:
      "puka, pukaa, pooka, puku, sulli, modda, moddha, gudda, munda na, dengu ra, dengey, dengeyra, dengav, dengaav"
  },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms:
      "kukka, pandi, picchi, pichi, chetta, chettha, chetha, donga, bakwas, waste fellow, కుక్క, పంది, పిచ్చి, చెత్త, దొంగ, దరిద్రం, సోది, sodi"
  }
]
