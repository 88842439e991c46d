import type { Spelling } from "../text/terms.ts"

/** Words that lean one way: above zero praise, below zero criticism. */
export interface Leaning {
  readonly weight: number
  readonly spelling: Spelling
  readonly terms: string
}

const englishPraise = `good, great, excellent, amazing, awesome, brilliant*, fantastic, wonderful, outstanding, superb, perfect*, best, better, love, loved, loves, like, likes, liked, enjoy*, thank, thanks, grateful, appreciat*, respect, impress*,
inspir*, kind, kindly, kindness, helpful, helped, helps, helping, supportive, patient*, calm*, clear, clearly, clever, smart, talented, skilled, sharp eye, reliable, dependable, steady, consistent*, thorough*, honest*, fair, fairly, friendly, nice,
smooth, smoothly, easy, fresh, creative, innovative, original way, thoughtful*, careful, carefully, precise*, accurate, quick, quickly, saved, saves, rescued, solved, solves, solve, fixed, caught, found the, found it, success*, proud, happy, glad, pleasure, cheerful, smile*, brighten*,
congrat*, good luck, happy (birthday|diwali|anniversary), well done, keep (it up|doing|going), stronger, stood (behind|up|by), gave me, believed in, trust*, protect*, encourag*, invit*, as promised, on time, early, ahead, every single time, noticed, doubled, opened a, finally said yes, right (direction|data|decision|call|choice),
sleep well, (kept|keep|keeps) (your|every|the|all|their|our|to), (do|did) what you (say|said), rock solid, rockstar, killed it, nailed it, crushed it, legend, gem, killer, badass, kickass, goat, hero, star, met the, cut page, cut the (time|cost), backed by, spoke up, showed up, together easy, made (everyone|us|me) (smile|laugh|feel), one by one, nobody (else)? saw, nobody has to, nobody had, no one had, welcome, it is good, feels new, became a`

const englishCriticism = `bad, badly, worst, worse, poor, poorly, terrible, awful, horrible, disaster, mess, messy, sloppy, careless*, lazy, slow, slowly, late, delay*, overdue, miss, misses, missed, missing, fail, fails, failed, failure, broken, breaks, wrong, mistake*, error prone, confus*, unclear, vague,
rude*, harsh*, arrogan*, blunt, aggressive, defensive, dismissive, disrespect*, unfair*, biased, unreliable, inconsistent, unprofessional, boring, dull, ugly, hard to, difficult to, impossible to, waste*, wasting, wasted, ignor*, interrupt*, argued, blame*, blaming, shout*, yell*, exhaust*, tired, frustrat*, annoy*, disappoint*, angry, hurt, suffer*,
avoid*, abandon*, cancel*, forget*, forgot, disappear*, silently, never, not enough, instead of, without, too (long|slow|late|much|many|safe|cold|hot|loud|often|quiet|quick), far too, last minute, talked over, talk over, talks over, cut (me|us) off, keep the, for yourself, to yourself, over engineer*, overengineer*, micromanag*, favourit*, nitpick*, jargon, worst habits,
carry the load, have to chase, had to chase, still waiting, the rest of us wait, stop, need to, needs to, must learn, should have, could be less, i wish, would be better, please (stop|give|write|run|try|be|say|take|let|do not|dont), for days, more guidance, same three, changes every, expect everyone, jump to, copy answers, only improvements, not in the, talk a lot, very little, complain*, problematic, lack*, lazy, stuck, blocked, reverted, obvious, recycl*, half of it, always late, for once, questioned the way, no idea, useless, stupid, dumb, crap, rubbish, nonsense, ashamed, toxic`

const indicPraise = `achha, achhi, accha, acchi, achi, badhiya, badiya, behtareen, shandar, shaandar, kamaal, kamal ka,
      zabardast, jabardast, mazaa, maza aa*, sahi, dhanyavad, shukriya, madad, bharosa, hatke, azaadi,
      dhyan se, mubarak, shubhkamna*, badhai, khush, prerna, nikaala, dhoondh liya, samay par, tareef,
      zaroorat nahi, aag laga di, dil jeet*, kadak, jhakaas, manchi, baaga, bagundi, baagundi, adbhut*,
      saraina, keka, kummes*, adarag*, dhanyavad*, subhakanksh*, nammak*, shraddh*, sraddh*, swechha,
      kanukkunn*, kanipettar*, kothaga, santosh*, goppa*, samayaniki, thopu, nalla, nandr*, nanri,
      arumai*, sirapp*, semma*, vera level, mersal*, sariyana, vaazhthu*, vazhthu*, kavanama, nambal*,
      thiramai*, kandupudich*, pudhusa, sudhandhir*, magizhch*, santhosham*, paaraatt*, udhavi*,
      pramaadham*, olleya, chennagi*, chennaag*, adbhuta*, sariyada, sakkat*, sakkath*, benki, bombat,
      dhanyavaada*, shubhashay*, gamanavitt*, nambab*, hudukid*, kandu hid*, hosadaagi, swatantra*,
      khushi, kushi, santosha*, mecch*, thumba chenn*, uttama`

const indicPraiseAsWritten = `achhe, acche, acha, olle, mast, sema, baga, अच्छ*, बढ़िया, बेहतरीन, शानदार, कमाल, ज़बरदस्त, मस्त,
      मज़ा, सही, धन्यवाद, शुक्रिया, मदद, सबसे, भरोसा, मुबारक, शुभकामना*, बधाई, ख़ुश, खुश, सोच निकाला,
      ढूँढ लिया, समय पर, तारीफ़, ज़रूरत नहीं, दिल जीत*, మంచి, చాలా బాగా, బాగుంది, అద్భుత*, సరైన, సూపర్,
      కేక, కుమ్మేశ*, అదరగొ*, థాంక్స్, ధన్యవాద*, అభినందన*, శుభాకాంక్ష*, నమ్మక*, శ్రద్ధ*, కనుక్కున్న*,
      కనిపెట్టార*, కొత్తగా, సంతోష*, గొప్ప*, ఊహించార*, అవసరం (ఉండదు|లేదు), బాగా, సమయానికి, తోపు, நல்ல,
      நன்ற*, அருமை*, சிறப்ப*, சூப்பர்*, செம*, மாஸ், வேற லெவல், சரியான, நன்றி*, வாழ்த்து*, கவனமா*,
      நம்பலாம்*, நம்பி*, திறமை*, கண்டுபிடித்த*, கண்டுபிடிச்ச*, மகிழ்ச்சி*, தேவையில்லை, பாராட்ட*, உதவி*,
      கற்பனை செய்த*, பிரமாத*, ಒಳ್ಳೆ, ಒಳ್ಳೆಯ, ಚೆನ್ನಾಗಿ*, ಅದ್ಭುತ*, ಸೂಪರ್, ಸರಿಯಾದ, ಸಕ್ಕತ್*, ಬೆಂಕಿ, ಬೊಂಬಾಟ್,
      ಧನ್ಯವಾದ*, ಶುಭಾಶಯ*, ಅಭಿನಂದನೆ*, ನಂಬಬಹುದು, ಹುಡುಕಿದಿರ*, ಖುಷಿ*, ಸಂತೋಷ*, ಮೆಚ್ಚು*, ಅಗತ್ಯ ಇಲ್ಲ, ಅಗತ್ಯವಿಲ್ಲ,
      ಕಲ್ಪಿಸಿದಿರ*, ಉತ್ತಮ*`

const indicCriticism = `kharab, galat, dheema, dheere, der (se|ho), ghatiya, bakwas, bakwaas, bekar, bekaar, barbaad,
      barbad, adhoora, adhura, gusse, gussa, chillat*, jhooth*, kaat dete, sirf, bina, wahi purane,
      vahi purane, chhod dete, chod dete, theek nahi, thik nahi, pata nahi, thanda, shikayat*, sudhar*,
      pareshan*, pasandeeda, nahi dete, nahi sunte, kripya, chetta*, chettha, chedda*, baaledu, baledu,
      bagoledu, nemmadi*, alasya*, aalasya*, abaddh*, arust*, thappu*, tappu*, darun*, daarun*, vrudha,
      addupad*, manchidi kaadu, sari kaadu, ivvar*, lekunda, kevalam, cheyyakunda, vadilest*, madhyalo,
      tarabadi, teliyadam ledu, challaga, baadha, badha, kopam*, ishtamaina, visug*, miss che*, mosam*,
      mosama*, ketta, thavaru*, thappu*, medhuva*, methuva*, thaamadh*, thamadh*, poi solli*, kathu*,
      kathur*, kurukk*, kekkaradhu illa, sari illa, nallathu illa, nalladhu illa, nalla illa, pannaama,
      pannama, illama, pazhaiya, mattum, paadhiyil*, theriyala, aaripoi, kova*, kopam*, vitruv*,
      niruthung*, varuth*, kashtam*, ketta, kettad*, tappu*, nidhaana*, nidhana*, tadava*, sullu*,
      koogaad*, adda bar*, olledalla, olleyadalla, sari alla, chennagirlilla, chennagilla, maadade,
      illade, haleya, ardhakke, gottagalla, tannag*, besara*, bejaar*, nillisi, bidtira, ishta iroru*,
      maatra, kirikiri, sittu*, vinaru, vinarani`

const indicCriticismAsWritten = `atak, atakti, veen, haalay*, haalaaytu, haalaay*, bari, bura, bure, खराब, ख़राब, बुरा, बुरे, गलत,
      ग़लत, धीमा, धीमे, देर, घटिया, बकवास, बेकार, बर्बाद, अधूरा, गुस्स*, ग़ुस्स*, रूखा, चिल्ला*, उबाऊ,
      डर, झूठ*, बात काट*, काट देते, कई दिन, बजाय, सिर्फ़, सिर्फ, बिना, वही पुराने, छोड़ देते, ठीक नहीं,
      पता नहीं, ठंडा, शिकायत*, सुधार*, परेशान*, नहीं देते, नहीं सुनते, अटक*, उम्मीद थी, చెత్త*, చెడ్డ*,
      బాలేదు, బాగోలేదు, బాగాలేదు, నెమ్మది*, ఆలస్య*, అబద్ధ*, అరుస్త*, తప్పు*, దారుణ*, వృథా, అడ్డుప*,
      మంచిది కాదు, సరి కాదు, వినరు, ఇవ్వరు, లేకుండా, కేవలం, నేర్పించకుండా, రాయకుండా, అవే పాత, పాత,
      వదిలేస్త*, మధ్యలో, తరబడి, తెలియడం లేదు, చల్లగా, బాధ*, కోప*, కష్టంగా, విసుగు*, ఆగిపో*, மோச*, கெட்ட*,
      தவறு*, தப்பு*, மெதுவா*, தாமத*, பொய்*, வீண்*, கத்து*, குறுக்கி*, அளிப்பதில்லை, கேட்பதில்லை,
      சரி இல்லை, சரியில்லை, நல்லதல்ல, நல்லா இல்ல*, உண்மை இல்லை, தராமல், எழுதாமல், இல்லாமல், பழைய,
      மட்டும், பாதியில்*, தெரியல*, நாட்கணக்*, கோப*, நிறுத்துங்*, பிரச்சனை*, வருத்த*, கஷ்ட*, மொக்க*,
      ಕೆಟ್ಟ*, ತಪ್ಪು*, ನಿಧಾನ*, ತಡವಾ*, ಸುಳ್ಳು*, ಹಾಳಾ*, ಕೂಗಾಡು*, ಅಡ್ಡ ಬರ*, ಕೇಳುವುದಿಲ್ಲ, ಉತ್ತರಿಸುವುದಿಲ್ಲ,
      ಒಳ್ಳೆಯದಲ್ಲ, ಸರಿ ಅಲ್ಲ, ಸರಿಯಲ್ಲ, ಚೆನ್ನಾಗಿಲ್ಲ, ಕಲಿಸದೆ, ಬರೆಯದೆ, ಮಾಡದೆ, ಇಲ್ಲದೆ, ಬರೀ, ಹಳೆಯ, ಅರ್ಧಕ್ಕೆ,
      ತಣ್ಣಗೆ*, ದಿನಗಟ್ಟಲೆ, ಬೇಸರ*, ನಿಲ್ಲಿಸಿ, ಕಷ್ಟ ಆಗ*, ಬಿಡುತ್ತೀರ*, ಮಾತ್ರ, ಕಿರಿಕಿರಿ*, ಸಿಟ್ಟು*, ಬೈಯ್ಯ*`

export const leanings: ReadonlyArray<Leaning> = [
  { weight: 1, spelling: "exact", terms: englishPraise },
  { weight: -1, spelling: "exact", terms: englishCriticism },
  { weight: 1, spelling: "sound", terms: indicPraise },
  { weight: -1, spelling: "sound", terms: indicCriticism },
  { weight: 1, spelling: "exact", terms: indicPraiseAsWritten },
  { weight: -1, spelling: "exact", terms: indicCriticismAsWritten }
]

/** Words after which the next few words mean the opposite. */
export const turnsNext = `not, no, never, cannot, cant, dont, doesnt, didnt, isnt, arent, wasnt, werent, wont, hardly, barely, nothing, without, less, nobody, stop`

/** Words that turn what stands just before them. */
export const turnsPrevious = `nahi, nahin, नहीं, mat, ledu, leru, లేదు, లేరు, kaadu, kadu, కాదు, illa, illai, இல்லை, இல்ல, illaa, alla, ಅಲ್ಲ, ಇಲ್ಲ, kidaiyadhu, கிடையாது`
