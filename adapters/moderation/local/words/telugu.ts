// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

const profanity = `lanja*, lanza*, lanjja*, lamja*, lamdi*, lamdikoduk*, lamdikodak*, pooku*, pukulo*, erripuk*, erripook*,
yerripuk*, yerripook*, modda guduv*, moddagudu*, gudda dengu*, guddalo*, sulligaa*, sulligadu, dobbeyra,
dobbey ra, dobbeyi ra, mundamop*, mundakodak*, mundakoduk*, neeyamma, niyamma, neeyammani, nee ammani,
ni ammani, nee yammani, nee yabba, nee akkani, nee ayya lanja, ranku mogud*, ranku munda, boku munda,
bogamdi, bogam dana`

const insults = `vedhava*, vedava*, veddhava, yedhava*, yedava*, daddamma*, sannasi*, sanaasi*, nayala, nayaala, nayalu,
nayaaland*, (na|naa|నా|ee) (kodaka|kodakaa|kodak|koduku ra|kodakallara|కొడకా|కొడక|కొడకల్లారా), nakodaka*,
naakodaka*, bewarse*, bevarse*, bevars, bevarsu*, bevakoof*, moorkhud*, murkhud*, moorkhuraal*, chavata,
chavatta*, dunnapothu*, gadidha, gaadidha, gadida, gaadida, gadidavi,
(siggu|సిగ్గు) (leni|lenidi|లేని) (kukka|vedhava|manishi|munda|kukka|కుక్క|వెధవ|మనిషి|na*|lanja|నా*|dana|dana),
siggulen* (kukka|వెధవ|కుక్క|vedhava|manishi|మనిషి|నా*),
సిగ్గులేని (కుక్క|వెధవ|మనిషి|నా*|పంది|గాడిద|జన్మ), yerripappa*, erripappa*, verripappa*, verri vedhav*,
erri vedhav*, pichodu, pichoda, pichhoda, kojja, kojja vedhava,
chetha (vedhava|na|naa|kodaka|manishi|kukka), chettha (na|naa|kodaka|manishi),
చెత్త (నాయాలా|నా|వెధవ|కొడకా|మనిషి|కుక్క|ముండ), poramboku, pappu sudda, pappusudda,
buddhileni (vedhava|dana|gadida|kodaka), buddi leni (vedhava|dana|gadida|kukka|na),
బుద్ధిలేని (వెధవ|గాడిద|మనిషి|దానా), daridrud*, daridrapu (vedhava|munda|kodaka|na),
దరిద్రపు (వెధవ|ముండ|కొడుకు|నా|మొహం), daridrud*, pandi vedhav*, thikka vedhava,
donga (na|naa|vedhava|lanja), దొంగ (నా|వెధవ|లంజ), ambothu*, panikimali*,
పనికిమాలిన (వెధవ|వాడా|దానా|మనిషి|నా)`

const profanityAsWritten = `lavada*, lavadalo, లవడ*, బోసిడి*, bosidi*, neeyabba, neeyabb*, నీయబ్బ*, eripuka, erripuka, లంజ*, లమ్డి*, dengutha*, dengestha*, denguta*, dengudu, dengulata, denginchu*, దెంగు*, దెంగే*, దెంగి*,
దెంగ*, ఎర్రిపూక*, ఎర్రిపూకు*, పూకు*, పూకా, మొడ్డ*, గుద్దలో*, సుల్లి, ముండమోపి*, ముండాకొడ*, ముండ, ముండా,
ముండకొడ*, నీయమ్మ*, నీ అమ్మని, నీ అక్కని, రంకు*, బోగం*`

const insultsAsWritten = `shuntha, suntha, badkow, badcow, badkov, latkor*, lathkor*, lathkhor*, jalaga, nanganachi*, నంగనాచి*, badmash, బద్మాష్*, rakshasi, రాక్షసి, కుళ్లుబోతు*, నోర్ముయ్*, normuy*, శుంఠ*, జలగ, edhava, edava, edhavalu, edhavala, వెధవ*, ఎదవ*, దద్దమ్మ*, సన్నాసి*, నాయాలా, నాయాల, నాయాలు, నాకొడకా*,
బేవార్స్*, మూర్ఖుడు, మూర్ఖుడా, మూర్ఖుడివి, మూర్ఖులు, మూర్ఖురాలు, చవట*, దున్నపోతు*, గాడిద*, ఎర్రిపప్ప*,
పిచ్చోడా, పిచ్చినాకొడ*, కొజ్జా*, దరిద్రుడా, గుడ్డి వెధవ, ఆంబోతు*`

export const telugu: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanity },
  { label: "profanity", score: certain, spelling: "exact", terms: profanityAsWritten },
  { label: "insult", score: likely, spelling: "sound", terms: insults },
  { label: "insult", score: likely, spelling: "exact", terms: insultsAsWritten },
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
