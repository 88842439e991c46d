// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

/** Safe to compare by sound: no everyday word of the other languages sounds like one of these. */
const profanityBySound = `madarchod*, maadarchod*, maderchod*, madrchod*, motherchod*, madarchot*, behenchod*, bhenchod*,
bahenchod*, behnchod*, bahanchod*, bhainchod*, banchod*, bhanchod*, bencho, bhencho, bhosdi*, bhosadi*,
bhosda*, bhosri*, bhosdk*, bhosad*, chudwa*, chudai*, chudakk*, gaandmasti,
gandmara*, gaandmaa*, gandfat*, jhaatu, bakchod*, lavdya, lawde, lavde, lauda, laude, lavdu,
tatti (khale|kha le|kha ja), haramzad*, haramzaad*, harami*, haraami*, haramkhor*, randikhan*, randibaz*,
raandwa, bhadwa, bhadwe, bhadve, bhadua, bhaduaa`

const profanityBySpelling = `chutiya*, chutia, chutiap*, chootiya*, chutya*, chut, choot, chutiye, chutiyon, chutiyo, chutye, चूत, चूतिये, चूतियों, चुतिये, lund, lundura, लंड, लण्ड,
gand, gaand, gandu, gaandu, गांड, गाँड, गांडू, गाँडू, गांडु, रंडी, रण्डी, रांड, raand, jhaant, jhant,
झांट, bsdk, bhsdk, mkc, mkl, mkb, bkl, tmkc, tatte, टट्टी`

const insultsBySound = `kamina, kamine, kaminey, kamini, kameeni, suvar, soovar,
ullu (ka|ke|ki) (pattha|patthe|patha|pathe|patte|patta|pathey), bewakoof*, bevkoof*, bewkuf*, bevakuf*,
nalayak*, nalaayak*, naalayak*, nikamma, nikamme, nikammi, nikammey, namakharam*, namard*, napunsak,
chirkut, ghatiya (insaan|aadmi|admi|aurat|log), kanjar, lafang*, tharki*, doglapan, dogla, jaahil, jahil,
ganwar, gawaar, dhakkan, buddhiheen, akal (ke|ka) (andhe|andha|dushman), dimag (se)? paidal, khachchar,
budbak`

const insultsBySpelling = `badmash, badmaash, बदमाश, अनपढ़ गँवार, murkh, moorkh, मूर्ख, gadha, gadhe, gadhey, gadhon, गधा, गधे, गधी, kutte, kutton, kutti, कुत्ते, कुत्तों,
कुत्ती, chutiyon, chamche, chamcha, चमचा, चमचे`

const slurs = `katua, katue, katuye, katve, katwe, कटुआ, कटुए, कटवे, bhangi, bhangiyo*, भंगी*, chamar, chamaar,
chamaron, चमार*, chuhra, chuhre, chuhda, चूहड़ा, चूहड़े, bhimta, bhimte, भीमटा, भीमटे, hijda, hijde,
hijra, hijre, hijron, हिजड़ा, हिजड़े, हिजड़ों, kalmuhi, कलमुही, mulle, मुल्ले, chinki*, चिंकी*, kalua,
कल्लू`

const profanityBySoundAsWritten = `मादरचोद*, बहनचोद*, भैंचोद*, भोसड़ीके, भोसड़*, भोसड़ी*, चूतिया*, चुतिया*, चूतियाप*, jhantu*, jhaantu*,
झांटू, झाँट*, बकचोद*, lavda, lawda*, लौड़ा, लौड़े, लवड़ा, लवड़े, हरामी*, हरामज़ाद*, हरामखोर*, भड़वा,
भड़वे, भड़ुआ`

const insultsBySoundAsWritten = `कमीना, कमीने, कमीनी, सुअर, सूअर, सुवर, बेवकूफ*, बेवक़ूफ़*, नालायक*, निकम्मा, निकम्मे, नमकहराम*, kutiya,
कुतिया, नामर्द*, नपुंसक, चिरकुट, कंजर, लफंगा, ठरकी*, दोगला, जाहिल, गंवार, गँवार, हरामखोर, बुड़बक`

export const hindi: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanityBySound },
  { label: "profanity", score: certain, spelling: "exact", terms: profanityBySoundAsWritten },
  { label: "profanity", score: certain, spelling: "exact", terms: profanityBySpelling },
  { label: "insult", score: likely, spelling: "sound", terms: insultsBySound },
  { label: "insult", score: likely, spelling: "exact", terms: insultsBySoundAsWritten },
  { label: "insult", score: likely, spelling: "exact", terms: insultsBySpelling },
  { label: "hate", score: certain, spelling: "exact", terms: slurs },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `saala, saale, saali, salaa, साला, साले, साली, pagal, paagal, पागल, bakwas, bakwaas, बकवास, ghatiya,
घटिया, kachra, कचरा, bekar, bekaar, बेकार, badtameez, बदतमीज़, besharam, बेशर्म, kaamchor, कामचोर,
buddhu, बुद्धू, kutta, कुत्ता, suar, dhokebaaz, धोखेबाज़`
  }
]
