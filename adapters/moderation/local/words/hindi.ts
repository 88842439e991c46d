// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

/** Safe to compare by sound: no everyday word of the other languages sounds like one of these. */
const profanityBySound = `madarchod*, maadarchod*, maderchod*, madrchod*, motherchod*, madarchot*, मादरचोद*, behenchod*, bhenchod*,
bahenchod*, behnchod*, bahanchod*, bhainchod*, banchod*, bhanchod*, bencho, bhencho, बहनचोद*, भैंचोद*, भोसड़ीके, bhosdi*, bhosadi*,
bhosda*, bhosri*, bhosdk*, भोसड़*, भोसड़ी*, bhosad*, chutiya*, chutia*, chutiyap*, चूतिया*, चुतिया*, चूतियाप*, choduna*, chodunga, chodenge,
chudwa*, chudai*, chudakk*, gaandmasti, gandmara*, gaandmaa*, gandfat*, jhaatu, jhantu*, jhaantu*, झांटू, झाँट*, bakchod*, बकचोद*,
lavdya, lavda, lawda*, lawde, lavde, lauda, laude, lavdu, लौड़ा, लौड़े, लवड़ा, लवड़े, tatti kha*, haramzad*, haramzaad*, harami*, haraami*,
haramkhor*, हरामी*, हरामज़ाद*, हरामखोर*, randikhan*, randibaz*, raandwa, bhadwa, bhadwe, bhadve, bhadua, bhaduaa, भड़वा, भड़वे, भड़ुआ`

const profanityBySpelling = `chut, choot, chutiye, chutiyon, chutiyo, chutye, चूत, चूतिये, चूतियों, चुतिये, lund, lundura, लंड, लण्ड, gand, gaand, gandu, gaandu,
गांड, गाँड, गांडू, गाँडू, गांडु, रंडी, रण्डी, रांड, raand, jhaant, jhant, झांट, bsdk, bhsdk, mkc, mkl, mkb, bkl, tmkc, tatte, टट्टी`

const insultsBySound = `kamina, kamine, kaminey, kamini, kameeni, कमीना, कमीने, कमीनी, suvar, soovar, सुअर, सूअर, सुवर, ullu (ka|ke|ki) (pattha|patthe|patha|pathe|patte|patta|pathey),
bewakoof*, bevkoof*, bewkuf*, bevakuf*, बेवकूफ*, बेवक़ूफ़*, nalayak*, nalaayak*, naalayak*, नालायक*, nikamma, nikamme, nikammi, nikammey, निकम्मा, निकम्मे,
namakharam*, नमकहराम*, kutiya, कुतिया, namard*, napunsak, नामर्द*, नपुंसक, chirkut, चिरकुट, ghatiya (insaan|aadmi|admi|aurat|log), kanjar, कंजर, lafang*, लफंगा, tharki*, ठरकी*,
doglapan, dogla, दोगला, jaahil, jahil, जाहिल, ganwar, gawaar, गंवार, गँवार, dhakkan, buddhiheen, akal (ke|ka) (andhe|andha|dushman), dimag (se)? paidal, khachchar, हरामखोर, budbak, बुड़बक`

const insultsBySpelling = `murkh, moorkh, मूर्ख, gadha, gadhe, gadhey, gadhon, गधा, गधे, गधी, kutte, kutton, kutti, कुत्ते, कुत्तों, कुत्ती, chutiyon, chamche, chamcha, चमचा, चमचे`

const slurs = `katua, katue, katuye, katve, katwe, katwa, katuwa, कटुआ, कटुए, कटवा, कटवे, bhangi, bhangiyo*, भंगी*, chamar, chamaar, chamaron, चमार*, chuhra, chuhre, chuhda, चूहड़ा, चूहड़े,
bhimta, bhimte, भीमटा, भीमटे, hijda, hijde, hijra, hijre, hijron, हिजड़ा, हिजड़े, हिजड़ों, kalmuhi, कलमुही, mulle, मुल्ले, achhut, अछूत, chinki*, चिंकी*, kalua, कल्लू`

export const hindi: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanityBySound },
  { label: "profanity", score: certain, spelling: "exact", terms: profanityBySpelling },
  { label: "insult", score: likely, spelling: "sound", terms: insultsBySound },
  { label: "insult", score: likely, spelling: "exact", terms: insultsBySpelling },
  { label: "hate", score: certain, spelling: "exact", terms: slurs },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `saala, saale, saali, salaa, साला, साले, साली, pagal, paagal, पागल, bakwas, bakwaas, बकवास, ghatiya, घटिया, kachra, कचरा,
      bekar, bekaar, बेकार, badtameez, बदतमीज़, besharam, बेशर्म, kaamchor, कामचोर, buddhu, बुद्धू, kutta, कुत्ता, suar, dhokebaaz, धोखेबाज़`
  }
]
