// Content warning: a moderation guard has to name what it refuses.
import type { ConceptTerms } from "./concepts.ts"

/** Hindi, in its script and in Latin letters. Stems are written as they sound: one stem reads both scripts. */
export const hindiConcepts: ConceptTerms = {
  "you-polite": `आप, आपको, आपने, apne ne, आपसे, aap log, आपलोग, आपमें, aap mein, aap me, आप ही, आपपर
    aap par, aap pe, हुज़ूर, जनाब, आपश्री`,
  "you-informal": `तू, तुम, tm, तूने, tu ne, तुमने, तुझे, तुझको, तुझसे, तुमसे, तुम्हें, tumhein, tumhen
    tumko, तुझमें, तुममें, tujh mein, tujh me, tum log, tumlog, तुम्ही, tu hi, तुझ, तेरेको, tere ko, तुझपर
    tum sab`,
  your: `आपका, आपकी, आपके, तुम्हारा, tumara, tmhara, तुम्हारी, tumari, तुम्हारे, tumare, तेरा, तेरी, तेरे
    अपना, अपनी, अपने, तुमलोगों, तुम लोगों, tum logon, aap logon, aap logo`,
  "i-me": `मैं, main, mein khud, मैंने, mene, meine, मुझे, mjhe, mujhko, मुझसे, मुझपर, मुझ, mujh mein
    मुझमें, मैं खुद, mereko, mere ko, हूँ, hoon`,
  my: `मेरा, मेरी, मेरे, mere wala, मेरेवाला`,
  "we-us": `हम, hum, हमने, humne, हमें, hume, hamein, humein, hamen, हमको, humko, हमसे, humse, हमारा
    humara, हमारी, humari, हमारे, humare, हम लोग, hum log, हमलोग, हम सब, hum sab, hum sabko, hum logon, अपन`,
  "he-she-they": `वह, वो, उसने, उसको, उसे, use bhi, उसका, उसकी, उसके, उन्होंने, उनका, उनकी, उनके, उनको
    उन्हें, unhein, उनसे, वे लोग, wo log, इन्होंने, इसने, इनका, इनकी, इनके, इसका, इसकी`,
  everyone: `सब, सभी, सबको, सबने, सबसे, sabse bade, सबके, सबका, सबकी, हर कोई, sab log, सारे लोग, पूरी टीम
    puri team, सबलोग, पूरा ऑफिस, pura office, सभीको, har ek, हरेक`,
  nobody: `कोई नहीं, koi nahin, koi bhi nahi, koi ~ (nahi|nahin|nai|नहीं|nhi), किसी को नहीं
    kisi ko bhi nahi, kisi (ko|ke|ne) ~ (nahi|nahin|nhi|नहीं), एक भी नहीं, न कोई, na koi, शायद ही कोई`,
  "this-that-thing": `यह, ये, is baat, इसमें, ismein, उसमें, usmein, चीज़, चीज़ें, cheezen, cheezein, चीजों
    बात, बातें, baatein, baaten, ऐसा, aise, ऐसी, वैसा, इतना, इतनी, इतने, उतना, यही, वही, यहाँ, yahan, वहाँ
    wahan, कुछ, सब कुछ, is tarah, us tarah`,
  buddy: `यार, यारो, bhaiya, bhaiyya, भाईसाहब, दोस्त, दोस्तों, doston, अबे, अरे, are yaar, arey, ओए, oye
    oy, बे, बॉस, गुरु, उस्ताद, बेटा, बाबू, दीदी, बहनजी, behenji, भाभी, चाचा, काका, अंकल, मियाँ, miyan
    मित्र, mitra, साथी, बंधु, pyare, chhote, hero ji, bidu, launde, chhokre`,
  "respect-form": `जी, श्रीमान, श्रीमती, महोदय, महोदया, सर, sir, सरजी, sirji, sir ji, मैडम, madam, मैम
    maam, साहब, saheb, sahib, गुरुजी, masterji, मास्टरजी, maharaj, आदरणीय, adarniya, माननीय, manniya, श्री
    भवदीय, नम्र`,
  not: `नहीं, nahin, nhi, nahein, न, ना, मत, बिल्कुल नहीं, bilkul nahin, nhin, नको, ना ही, नहीं तो, न तो
    na to`,
  never: `कभी नहीं, kabhi nahin, कभी भी नहीं, कभी ~ (nahi|nahin|nhi|na|नहीं), कभी मत, हरगिज़, कदापि
    एक बार भी नहीं, आज तक नहीं, aaj tak ~ (nahi|nahin|nhi), aajtak`,
  "only-merely": `सिर्फ, केवल, बस, मात्र, matra, महज़, सिर्फ और सिर्फ, bus itna, bas itna, फ़क़त, एकमात्र
    ekmatra`,
  very: `बहुत, bohot, bahot, bhot, बेहद, काफी, अत्यंत, बड़ा ही, एकदम, ekdum, बिल्कुल, सच में, sach mein
    sachme, वाकई, वास्तव में, vastav mein, ज़बरदस्त तरीके, पूरी तरह, निहायत, सचमुच, खूब, घणो, काफी ज्यादा
    behisaab`,
  "too-much": `ज़रूरत से ज्यादा, हद से ज्यादा, हद है, had ho gayi, हद हो गई, hadd kar di, बर्दाश्त*, बस करो
    bahut ho gaya, bohot ho gaya, kuch zyada, हद पार, limit paar, jhel*, झेलना, sehan nahi, सहन नहीं
    seh nahi, असहनीय, asahniya, asehniya, पानी सिर से, ati ho gayi, ati kar di`,
  always: `हमेशा, humesha, hmesha, सदा, सदैव, हर बार, हर वक़्त, har time, हर समय, हर दिन, रोज़, रोज़ाना
    प्रतिदिन, हर रोज़, लगातार, दिन भर, dinbhar, आए दिन, aaye din, jab dekho, दिन रात, हर जगह, har kaam mein`,
  again: `फिर, फिर से, दोबारा, dubara, बार बार, बारबार, वापस, wapis, एक बार फिर, punah, पिछली बार
    कितनी बार, दूसरी बार, तीसरी बार`,
  sometimes: `कभी कभी, कभीकभी, kabhi kabhar, कभी-कभी, कई बार, kayi baar, कुछ बार, अक्सर, बीच बीच में
    beech beech mein, थोड़ा बहुत, ज़्यादातर, आमतौर, एकाध बार, किसी किसी दिन`,
  why: `क्यों, kyon, kyun, kyu, क्योंकि, kyunki, kyuki, kyoki, किसलिए, किस लिए, काहे, काहे को, काय को
    kayko, kaiko, क्यों नहीं, किस वजह`,
  how: `कैसे, kese, कैसा, कैसी, किस तरह, किस प्रकार, कितना, कितनी, कितने, जैसे, जैसा, जैसी, ki tarah, तरीका
    tarike`,
  "when-where": `कब, कहाँ, kahan, kaha par, kidhar, जब, जहाँ, jahan, jidhar, तब, किस समय, किस दिन, कब तक
    कहाँ से, kahan se, कहीं, kahin, kahi bhi, इधर, उधर`,
  "who-what": `कौन, kon, क्या, kia, किसने, किसको, किसका, kiski, kiske, किसी, कोई, कौनसा, kaun sa, kaun si
    konsa, जो, जिसने, जिस, जिसको, kis kaam, kiske liye`,
  if: `अगर, agr, यदि, वरना, नहीं तो, nahin to, जब तक, चाहे, अन्यथा, मान लो, बशर्ते, कहीं`,
  "but-however": `लेकिन, lakin, मगर, पर, किंतु, परंतु, हालाँकि, फिर भी, बल्कि, जबकि, दूसरी तरफ, दूसरी ओर
    बस एक कमी, bas ek, भले ही, उल्टा, इसके बावजूद, bawajood, bavjud, मगर हाँ`,
  because: `क्योंकि, kyunki, kyuki, इसलिए, is liye, इसीलिए, वजह से, ki wajah, कारण, के कारण, चूँकि, ताकि
    तभी, जिससे, जिसकी वजह, tabhi to`,
  "without-instead": `बिना, बगैर, bagaer, के बजाय, ke bajaye, बजाय, bajaye, की जगह, के सिवा, सिवाय, siwaye
    छोड़कर, chhod kar, के अलावा, alava, बदले, बदले में, रहित`,
  "should-must": `चाहिए, chaiye, chahye, करना पड़ेगा, padega, padegi, पड़ता, पड़ती, करना होगा, karni hogi
    karne honge, ज़रूरी, ज़रूरत, अनिवार्य, anivarya, आवश्यक, आवश्यकता, ज़रूर, करना है, लाज़मी, हर हाल में
    har haal mein`,
  "can-could": `सकता, सकती, सकते, सकूँ, sakun, सके, saken, sakta hai, मुमकिन, संभव, शायद, हो सके, सकेंगे
    पाए, paaye, पाएँगे, सकेगा, सकेगी`,
  cannot: `नहीं सकता, nahi sakte, nahi sakti, nahin sakta, nhi sakta
    (nahi|nahin|nhi|नहीं) ~1 (sakta|sakte|sakti|सकता|सकते|सकती)
    (nahi|nahin|nhi|नहीं) ~1 (paata|paati|paate|pata tha|पाता|पाते|पाती|paya|पाया|payi|पाई|paye|पाए|paaye)
    नामुमकिन, असंभव, बस की बात नहीं, bas ki nahi, bas ka nahi, औकात नहीं कर, (nahi|नहीं) ho paya
    nahi ban pata, असमर्थ, asamarth`,
  "will-future": `करूँगा, karungi, करेंगे, करेगा, करेगी, करोगे, होगा, होगी, होंगे, जाएगा, jayega, जाएगी
    jayegi, जाएँगे, jayenge, जाओगे, जाऊँगा, jaungi, दूँगा, dungi, देंगे, देगा, degi, लूँगा, lungi, लेंगे
    लेगा, आऊँगा, आएगा, aayega, आएँगे, aayenge, रहेगा, rahegi, rahenge, मिलेगा, milegi, milenge, देखेंगे
    डालूँगा, dalenge, बताऊँगा, बताएँगे, batayenge, रखूँगा, rakhenge, बनेगा, पड़ेगा, होओगे, aaoge, loge
    doge, dikhaunga, chhodunga, sunenge`,
  please: `कृपया, kripya, kripaya, krpya, कृपा, kripa, मेहरबानी, meherbani, mehrbani, प्लीज़, निवेदन
    अनुरोध, विनती, vinati, गुज़ारिश, हाथ जोड़, ज़रा, कीजिए, करिए, दीजिए, बताइए, बताएँ, batayein, bataen
    करें, karein, karen, रखें, rakhen, rakhein, रखिए, भेजें, bhejein, bhejen, लीजिए, देखिए, कर दें
    kar dein, kar den, kr dijiye, सुनिए, आइए, कीजिएगा`,
  "stop-doing": `बंद करो, band kar, बंद करें, band karein, band karen, बंद कर दो, बंद कीजिए, बंद करिए, रुको
    रुक जाओ, रोको, roken, मत करो, mat kar, mat karna, मत करिए, mat kijiye, छोड़ दो, छोड़ दीजिए, बस कर
    bas karo, बाज़ (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), baaz aao, मत बोल, mat bolo, मत दो
    थम जाओ, बंद हो`,
  "let-me": `करने दो, karne dein, करने दें, बोलने दो, bolne dein, बोलने दें, जाने दो, कहने दो, kehne do
    रहने दो, rehne do, करने दीजिए, मौका दो, moka do, मौका दें, mauka dein, mauka dijiye, मौका, मौका देते
    अनुमति, anumati, इजाज़त, सोचने दो`,
  "want-wish": `चाहता, चाहती, चाहते, चाहूँगा, chahungi, इच्छा, मन है, मन करता, तमन्ना, ख्वाहिश, khwaish
    उम्मीद, आशा, asha hai, काश, चाहो, चाहें, chahein, मर्ज़ी, अरमान`,
  "look-see": `देखो, देख, देखा, देखी, देखे, देखते, देखता, देखकर, dekh kar, देखना, dekhein, dekhen, दिखा
    दिखाओ, दिखता, dikhti, दिखते, दिखाई, नज़र, दिखाना, दिखाया, दिखा दिया, निगाह, घूर*, झाँक*`,
  "say-tell": `बोलो, बोल, बोला, बोली, बोले, बोलते, बोलता, बोलती, बोलना, bolne, कहा, कहते, kehte, कहता
    kehta, कहना, kehna, कहो, कही, बताया, बताओ, बताते, बताना, बताता, बताती, बता, बता दो, बताएँ, sunaya, keh
    बोलके, बयान, कहने, kehne, उल्लेख`,
  "do-make": `करो, कर, kr, करना, krna, करते, krte, करता, krta, करती, किया, की है, किए, करके, kr ke, करने
    krne, बनाया, बनाई, banayi, बनाते, बनाना, बनाओ, बनाता, करवाया, कराया, करवा*, करें, बना, कर दिया, कर दी
    काम, कार्य, karya, कामकाज`,
  give: `दे, दिया, दी, देते, देता, देती, देना, देने, दिलाया, दिलवाया, सौंप*, saunp*, प्रदान, de diye`,
  take: `लो, ले, लिया, ली, लेते, लेता, लेती, लेना, लेने, लेकर, leke, पकड़*, छीन*, उठा ले`,
  go: `चला, जाओ, जा, जाना, जाने, जाता, जाती, jati hai, जाते, गया, gya, गई, gayi, गए, gaye, चलो, चले, चली, निकल
    निकलो, पहुँच*, pahuch*, जाइए, जाकर, jaake, चलता, चलते, चलती, chal pada`,
  come: `आओ, आना, आने, आता, aati, आते, आया, aayi, आए, aaye, आकर, aake, आजा, aajao, आ जाओ, आइए, लौट*, आ जा
    aa gaya, aa gayi, aa rahe, aa raha`,
  know: `पता, जानता, जानती, जानते, जानना, jaan na, मालूम, malom, पता नहीं, समझ, समझते, समझता, समझना, समझा
    समझो, समझाया, जानकार*, jankari, समझें, मालूमात, पता है, समझ में, samajh mein`,
  "think-feel": `सोच, सोचा, सोचते, सोचता, सोचती, सोचो, सोचना, सोचकर, लगता, lgta, लगती, लगा, लगी, लगते
    महसूस, mehsoos, ख्याल, khayal, मानता, मानते, अनुभव, एहसास, ahsas, विचार, राय, rai, लगने, भावना
    मेरे हिसाब`,
  "become-be": `है, hain, hein, हो, था, थी, हुआ, हुई, हुए, huye, होता, होती, होते, होना, होने, बना, बने
    बनो, बनते, बनता, रहा, rha, रही, rhi, रहे, rhe, रहता, rehta, रहती, rehti, रहते, rehte, रहना, rehna
    हो गया, हो गई, ho gayi`,
  "today-tomorrow": `आज, कल, परसों, parson, अभी, अब, अब से, आजकल, इस समय, आने वाले, अगले, अगली, अगला, पिछले
    पिछला, इस बार, सोमवार, मंगलवार, बुधवार, गुरुवार, शुक्रवार, शनिवार, रविवार, itwar, हफ़्ते, hafta, सप्ताह
    महीने, महीना, साल, सुबह, शाम, दोपहर, dopahar, dopeher, घंटे, ghanta, मिनट`,
  "long-time": `कब से, कबसे, दिनों से, dinon se, महीनों से, mahinon se, हफ्तों से, hafton se, सालों से
    saalon se, सालों, बहुत दिनों, काफी समय, kafi time se, लंबे समय, कई दिन, कई महीने, बरसों, barson, अब तक
    abtak, घंटों, ghanton, देर तक
    (do|teen|char|chaar|paanch|panch|che|das|दो|तीन|चार|पाँच|पांच|छह|दस) (hafte|mahine|din|saal|ghante|हफ्ते|महीने|दिन|साल|घंटे|हफ़्ते) se
    पूरे दिन, साल भर`,
  "first-last": `पहला, pehla, पहली, pehli, पहले, pehle, पहली बार, pehli baar, शुरू, शुरुआत, shuruwat, आखिरी
    aakhri, अंतिम, आखिर, आखिरकार, अंत में, ant mein, बाद में, baad mein, दूसरा, दूसरी, दूसरे, तीसरा
    सबसे पहले, sabse pehle, प्रथम, ke baad, uske baad, iske baad`,
  "more-less": `ज्यादा, zada, jyda, ziyada, अधिक, और, or bhi, कम, थोड़ा और, और भी, बढ़कर, से कम, बढ़ाओ
    घटा*, कमतर, से ज्यादा, उससे ज्यादा`,
  "small-amount": `थोड़ा, thora, thoda sa, थोड़ी, थोड़े, ज़रा सा, ज़रा सी, कुछ, छोटा, छोटी, छोटे, एक दो
    बस एक, हल्का, तनिक, रत्ती भर, राई भर, एक भी, कुछेक, दो चार, नाम मात्र, naam matra`,
  "number-money": `रुपये, rupaye, रुपए, रुपया, rupaya, rupiya, पैसा, पैसे, लाख, करोड़, crore, हज़ार, सौ
    तनख्वाह, एक, पाँच, बीस, पचास, प्रतिशत, फ़ीसदी, दोनों, donon, आधा, दर्जन`,
  "praise-quality": `अच्छा, सही, अच्छी, अच्छे, बढ़िया, शानदार, बेहतरीन, behtareen, उम्दा, उत्तम, उत्कृष्ट
    utkrisht, लाजवाब, lajawab, ज़बरदस्त, zabrdast, कमाल, kamal ka, kamal ki, गज़ब, शाबाश, तारीफ, प्रशंसा
    सराहना, सराहनीय, sarahniya, काबिले तारीफ, kabil e tareef, qabil, सुंदर, खूबसूरत, बेमिसाल, अद्भुत, बखूबी
    मज़ेदार, उल्लेखनीय, श्रेष्ठ, बहुत खूब, ek number, एक नंबर, काम का, असरदार, दमदार, dumdaar, फर्स्ट क्लास
    first class, अच्छाई, खूबी, तगड़ा, बढ़िया से, धाँसू, वाह वाह, wah bhai, wah kya, kya baat`,
  "slang-praise": `फाड़ू, फाड़ दिया, फोड़ दिया, fod dala, झकास, धाँसू, धमाल, धमाका, dhamakedar, आग लगा दी
    aag laga diya, एक नंबर, ek number, ek no, कड़क, छा गए, chha gaye, chha gaya, गर्दा, garda uda diya
    गर्दा उड़ा, तोड़ दिया, भौकाल, bhokaal, bawaal, जलवा, राप्चिक, टनाटन, झन्नाट, मस्त, mst, ढिंचैक
    dhinchak, जिगरा, शेर, sher ho, सिकंदर, धुरंधर, खिलाड़ी, बाप निकले, lallantop, तूफानी, jordar
    paisa vasool, maza aa gaya, mazaa, mauj, chamka diya, कहर, छक्का मारा, sixer`,
  thanks: `धन्यवाद, शुक्रिया, आभार, आभारी, शुक्रगुज़ार, shukrguzar, एहसान, ahsan, एहसानमंद, थैंक्यू
    थैंक यू, थैंक्स, tenku, कृतज्ञ, kritagya, ऋणी, dil se shukriya, तहे दिल, मेहरबानी, साधुवाद, सदा आभारी
    बहुत बहुत धन्यवाद`,
  "love-like": `पसंद, psnd, प्यार, प्रेम, अच्छा लगा, अच्छा लगता, अच्छी लगी, acche lage, दिल जीत, मन जीत
    चहेता, मज़ा (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), मज़ा आया, दिल खुश, bhata hai, भा गया
    फैन हो गया, fan ho gaya, fan ho gayi, मुरीद, दीवाने, लाडला, लाडले, दिल से`,
  "respect-admire": `सम्मान, आदर, इज्जत, कद्र, kadar, प्रेरणा, prerana, प्रेरणादायक, प्रेरित, प्रभावित
    मिसाल, मिसाल हो, आदर्श, सलाम, सैल्यूट, नमन, कायल, दाद, मान सम्मान, वंदन, गुणी, महान`,
  "happy-glad": `खुश, खुशी, प्रसन्न, prasanna, प्रसन्नता, आनंद, राहत, सुकून, chain ki, संतुष्ट, संतोष, हर्ष
    harsh hua, गदगद, तसल्ली, मन हल्का, खुशनसीब, khushnaseeb, सौभाग्य, saubhagya, bhagyashali, उत्साह
    उत्साहित, जोश`,
  "congratulate-wish": `बधाई, badhayi, vadhai, शुभकामना*, shubh kamna*, शुभकामनाएँ, मुबारक, मुबारकबाद, दुआ
    duaen, duaein, दुआएँ, आशीर्वाद, शुभ, ईश्वर करे, भगवान करे, खुदा करे, जियो, jeete raho, सलामत, अभिनंदन
    स्वागत, चिरंजीव`,
  helpful: `मदद, mdad, मदद की, मददगार, सहायता, sahayata, सहायक, सहयोग, sahayog, sahyogi, साथ दिया, साथ देते
    साथ दो, हाथ बँटा*, hath bata*, haath bantaya, हाथ बढ़ाया, काम आए, kaam aaye, kaam aya, सहारा, उपयोगी
    फायदेमंद, fayademand, लाभदायक, फायदा हुआ, साथ खड़े, काम आसान`,
  "improve-grow": `सुधार, सुधारो, सुधारें, sudharen, sudharein, सुधर*, sudhar gaya, सुधारना, बेहतर, behter
    behtr, बेहतर हुआ, निखर*, निखरा, nikhar, प्रगति, pragati, तरक्की, आगे बढ़*, aage bado, बढ़ाया, उन्नति
    विकास, पहले से अच्छा, pehle se accha, pehle se behtar, सुधारा, फर्क पड़ा, सुधरी, अपडेट कर, मजबूत`,
  "success-win": `सफल, सफलता, कामयाब, कामयाबी, जीत, जीता, जीते, जीती, हासिल, उपलब्धि, मैदान मार*, fateh
    टॉप किया, बाज़ी मार*, परिणाम अच्छा, रंग लाई, rang layi, मुकाम, मंज़िल, विजय, vijay hui, झंडे गाड़
    झंडा गाड़`,
  "trust-confidence": `भरोसा, bhrosa, भरोसे, विश्वास, यकीन, आत्मविश्वास, aatmvishwas, हौसला, hosla, निर्भीक
    हिम्मत, साहस, एतबार, aitbar, निडर, बेझिझक, बेखौफ`,
  "patient-calm": `धैर्य, dhairya, धीरज, सब्र, sabar, शांत, शांति, ठंडे दिमाग, आराम से, तसल्ली से, सहनशील
    sehansheel, संयम, बिना गुस्सा, bina chidhe, संयत, ठहराव, इत्मीनान, ठंडा दिमाग`,
  "kind-caring": `दयालु, दया, भले, भलाई, विनम्र, vinamra, विनम्रता, मिलनसार, प्यार से, हमदर्द, humdard
    हमदर्दी, सहानुभूति, ख्याल रख*, khayal rakh*, ध्यान रख*, परवाह, अपनापन, अपनेपन, इंसानियत, insaniyat se
    सज्जन, शरीफ, शालीन, मधुर, मीठा बोल*, नरम, दिल बड़ा, bada dil, दरियादिल, दिल के अच्छे, dil ka accha
    फिक्र, fikar`,
  "honest-open": `ईमानदार, ईमानदारी, सच्चा, सच्चे, सच्चाई, सच, सच बोल*, खुलकर, khul kar, khulke, खुल के
    खुले दिल, निष्पक्ष, पारदर्शी, पारदर्शिता, साफ साफ, साफगोई, बेबाक, दो टूक, दिल खोलकर, निष्ठा, स्पष्टवादी
    सत्य, satya`,
  "funny-fun": `मज़ाक, मज़ाकिया, हँसी, hasi, हँसमुख, hansmukh, hasmukh, मस्ती, मज़ेदार, मज़ा, मज़े, हँसा*
    हँसाते, चुटकुल*, चुटकुले, चुटकुला, ठहाके, दिल्लगी, रौनक, मनोरंजन, टाँग खिंचाई, tang khichai, गपशप`,
  "clever-talented": `होशियार, बुद्धिमान, समझदार, समझदारी, समझदारी से, चतुर, प्रतिभा, प्रतिभाशाली, हुनर
    hunarmand, काबिल, काबिलियत, तेज़ दिमाग, दिमाग वाला, dimaag lagaya, माहिर, निपुण, कुशल, अक्लमंद, aklmand
    akalmand, सूझबूझ, sujh bujh, दिमागदार, बुद्धि तेज, कलाकार, जीनियस`,
  "hard-working": `मेहनत, mehanat, mahnat, मेहनती, mehnati, mehanati, परिश्रम, परिश्रमी, लगन, लगन से
    जी जान, जी तोड़, दिन रात एक, जुट*, jute hue, जुनून, समर्पित, समर्पण, कर्मठ, पसीना, शिद्दत, दिल लगाकर
    dil lagake, मन लगाकर, mann laga ke, मेहनतकश, खून पसीना, पूरी मेहनत, तन मन`,
  "punctual-good": `समय पर, samay pe, samaypar, time par, time pe, टाइम पर, टाइम पे, वक्त पर, waqt pe
    समय से, समय से पहले, samay se pehle, time se pehle, टाइम से पहले, deadline se pehle, डेडलाइन से पहले
    पाबंद, समय के पाबंद, time ke paband, ठीक समय, thik time, घड़ी मिला*, घड़ी मिला लो, ghadi mila
    एक दिन पहले, ek din pehle, तय समय, सही समय, sahi time, तुरंत`,
  "clear-easy": `साफ, स्पष्ट, सरल, आसान, आसानी, सीधा, सीधी, सीधे
    समझ (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), समझ आया, samjh aaya
    समझ में (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    samajh mein (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), सहज, सुलझा, सुलझे, सुलझी, सुगम, खुलासा
    ब्यौरेवार, स्पष्टता, बारीकी से समझाया, समझने लायक`,
  "neat-quality": `सफाई, saaf suthra, साफ-सुथरा, saaf suthri, सुथरा, व्यवस्थित, सलीके, सलीका, करीने, बारीकी
    गुणवत्ता, पक्का काम, मँजा, सधे, sadha hua, चुस्त, दुरुस्त, परफेक्ट, तरीके से, सटीक, शुद्ध, त्रुटिरहित
    दोषरहित`,
  "fast-good": `तेज़, तेज़ी, तेज़ी से, जल्दी, jldi, फटाफट, फुर्ती, फुर्तीला, झटपट, तुरंत, turat, तत्काल
    चुटकी, मिनटों में, minton mein, minto mein, फुर्तीले, शीघ्र, sheeghra, हाथों हाथ, haathon haath, चटपट
    सरपट`,
  encourage: `हौसला बढ़*, hosla badh*, हौसला बढ़ाया, hausla diya, उत्साह बढ़*, उत्साहवर्धन, प्रोत्साहन
    प्रोत्साहित, हिम्मत दी, himmat dete, himmat bandhai, हिम्मत बढ़*, पीठ थपथपा*, peeth thapthapa*, शाबाशी
    हौसलाअफज़ाई, hausla afzai, मनोबल, ढाढ़स, ढांढस, दिलासा, लगे रहो, लगे रहिए, डटे रहो, चिंता मत, घबराओ मत`,
  "proud-special": `गर्व, garva, नाज़, naj hai, फख्र, खास, अनमोल, गौरव, हीरा, रत्न, ratna, नगीना
    चमकता सितारा, सितारा, sitaare, अहम, मूल्यवान, बेशकीमती, कोहिनूर`,
  "smile-warm": `मुस्कान, मुस्कुरा*, मुस्कुराहट, मुस्कुराते, मुस्करा*, हँसते, haste hue, hanste, खिला चेहरा
    ज़िंदादिल, गर्मजोशी, garmjoshi, स्नेह, सकारात्मक, ऊर्जा, आत्मीय, हँसता चेहरा`,
  "rely-on": `भरोसेमंद, bharosemnd, भरोसा कर सक*, bharosa kiya ja, विश्वसनीय, vishwasniya, भरोसे लायक
    bharose ke layak, आँख बंद कर*, aankh band karke bharosa, निश्चिंत, बेफिक्र, befikar, befikra, टिकाऊ
    पक्का, अटल, चट्टान की तरह, कंधे पर, साथ खड़ा, ज़िम्मेदार, जब भी बुलाओ`,
  "best-most": `अव्वल, सबसे अच्छा, सबसे अच्छी, सबसे बढ़िया, सर्वश्रेष्ठ, sarvshreshth, sarvashreshtha, सबसे
    सबसे बेहतर, नंबर एक, number one, number 1, सर्वोत्तम, सबसे आगे, बेस्ट, टॉप, इकलौता, लाखों में एक
    lakhon mein ek, अब तक का सबसे`,
  "smooth-works": `ठीक चल*, thik se chal*, सही चल*, sahi chal raha, ठीक चल रहा, बिना रुकावट, बिना दिक्कत
    बिना परेशानी, makhan jaisa, makhan ki tarah, सुचारू, आराम से चल*, काम कर रहा है, ठीक हो गया, सही हो गया
    ठीक है, ठीक, ठीक ठाक, बिना गड़बड़, कोई दिक्कत नहीं, चकाचक`,
  "bad-quality": `बुरा, बुरी, बुरे, ख़राब, khraab, घटिया, बेकार, बकवास, bkwas, फालतू, रद्दी, कमज़ोर
    दो कौड़ी, do kodi, वाहियात, घिसा, गंदा काम, gandaa, गंदी, गंदे, निम्न, सस्ता, भद्दी, बदतर, badter
    थर्ड क्लास, third class kaam, फीका, निराशाजनक, sada hua, गड़बड़, garbar, gadbadi, गड़बड़ी, लचर, बेढंग*
    घटिया काम, फ़िज़ूल, स्तरहीन, डिब्बा, कचरा काम, भयानक, असंतोषजनक, कामचलाऊ, kaamchalau, bhadda sa`,
  disappoint: `निराश, निराशा, मायूस, मायूसी, उम्मीद नहीं थी, umeed se kam, उम्मीद पर पानी, umeed pe pani
    umeedon par pani, पानी फेर, दिल टूट, हताश, हताशा, उम्मीद टूट, खरा नहीं, khare nahi, अपेक्षा, नाउम्मीद`,
  "angry-shout": `गुस्सा, गुस्से, गुस्सैल, चिल्ला*, चिल्लाना, चिल्लाते, चिल्लाया, चिल्लाकर, भड़क*, भड़क
    bhadkte, डांट, dantna, dant diya, डाँटा, डाँटते, dantte, फटकार*, नाराज़, नाराज़गी, चिढ़, चिढ़ते
    चिढ़ जाते, ऊँची आवाज़, आगबबूला, खफ़ा, तमतमा*, बरस पड*, चीख*, आपा खो*, मूड खराब, क्रोध, तिलमिला*
    jhallate, jhalla kar, daantti`,
  "rude-harsh": `बदतमीज़, badtameez, badtmeez, बदतमीज़ी, badtameezi, बदसलूकी, badsalooki, रूखा, रूखे, कठोर
    सख्त, तीखा, तीखे, कड़वा, कड़वे, ताना, ताने, tane maar, ताने मार*, तंज, कटाक्ष, अभद्र, abhadra, असभ्य
    asabhya, अशिष्ट, बेरुखी, रौब, rob jhad, रोब, धौंस, बेअदब, बदज़ुबान, चुभ*, चुभने, दुर्व्यवहार
    durvyavahar, तमीज़, tehzeeb, तहज़ीब, लहज़ा खराब, ज़लील, बेइज्जत, अकड़कर`,
  "lazy-careless": `आलसी, aalasi, आलस, आलस्य, aalasya, लापरवाह, laprwah, लापरवाही, laprwahi, सुस्त, सुस्ती
    कामचोर, kaam chor, कामचोरी, निठल्ला, ढीला, ढीले, ढिलाई, ढीली, टालमटोल, taalmatol, गैरज़िम्मेदार
    gair jimmedar, गैरजिम्मेदाराना, मक्कारी, हरामखोरी, बेपरवाह, कामचलाऊ, जी चुरा*, काम से जी, मन नहीं लग*
    सोते रहते, sote rehte, टाइमपास, timepass, ध्यान नहीं, ग़फ़लत`,
  "late-delay": `देर, देरी, देर से, लेट, late ho, लेट (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    late (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), late aate, विलंब, देर हो गई, der ho gayi
    देर कर दी, देर लग*, tal dete, टालते, टाल दिया, समय के बाद, deadline ke baad, डेडलाइन निकल
    deadline nikal, लटका*, latkaya, आगे खिसक*, ताखीर, समय पर नहीं, samay pe nahi, time par nahi
    time pe nahi, टाइम पर नहीं, वक्त पर नहीं, waqt pe nahi, हफ्ते बाद, देरसवेर`,
  "mistake-error": `गलती, galati, glti, गलतियाँ, galtiyan, गलत, glt, गलत है, भूल, bhool hui, chuk gaye
    चूकें, त्रुटि, त्रुटियाँ, trutiyan, खामी, खामियाँ, khamiyan, kmi, गड़बड़, gadbadi, गड़बड़ी, गड़बड़ियाँ
    गफलत, लापरवाही से, दोष, उल्टा पुल्टा, ulta seedha, गलतफहमी, galatfehmi`,
  "fail-break": `फेल, नाकाम, नाकामी, असफल, asafal, असफलता, asafalta, विफल, विफलता, टूट, टूटा, टूटी, टूट गया
    बिगड़*, बिगड़ गया, bigada, बिगाड़ दिया, चौपट, chopat, ठप, ठप पड़, बैठ गया, बंद पड़, खराब हो गया, धड़ाम
    पिट गया, डूब गया, बर्बाद, तबाह, तोड़ दिया, हार, haar gaye, नाकामयाब, बंटाधार, सत्यानाश कर, satyanaas
    कबाड़ा कर, kabaada, गुड़ गोबर, gudgobar, लुटिया डुबो*`,
  "confuse-unclear": `उलझन, उलझा*, उलझ*, uljhe, समझ नहीं (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    samajh nahin (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    समझ में नहीं (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), samajh mein nahi, samajh me nahi
    अस्पष्ट, भ्रम, भ्रमित, गोलमोल, gol mol, घुमा फिरा*, ghumafira*, पल्ले नहीं, सिर के ऊपर, sar ke upar
    चक्कर, गड्डमड्ड, साफ नहीं, स्पष्ट नहीं, असमंजस, asamanjas, दुविधा, कुछ का कुछ, अधूरी बात, सिर पैर
    घालमेल, bhatak*, पहेली`,
  "boring-dull": `उबाऊ, नीरस, बोर, बोरिंग, ऊब, उबकाई नहीं, फीका
    नींद (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), neend aa gayi, पकाऊ, पका दिया, पकाते, पका देते
    सुस्त मीटिंग, रसहीन, घिसापिटा, लंबा भाषण, भाषण, बेजान, सूखा, रटी रटाई, झेलाऊ`,
  "frustrate-annoy": `परेशान, preshan, परेशान कर*, तंग, tang aa, तंग आ गया, tang kar, तंग कर*, खीझ, झुंझला*
    jhunjhla*, चिढ़, चिड़चिड़ा*, चिड़चिड़े, सिरदर्द, sardard, सिर दर्द, दिमाग खराब, सर खा*, sir kha*
    सिर खाना, नाक में दम, naak mein dam, पक गया, pak gayi, पक गए, pak gaye, उकता*, थक गए सुन, आजिज़
    दिमाग की दही, dimag ka dahi, dahi kar, कोफ़्त, खून जल*`,
  "unfair-favourite": `पक्षपात, pakshpat, भेदभाव, bhed bhav, पक्षपाती, pakshpati, नाइंसाफ़ी, na insafi
    अन्याय, तरफदारी, taraf dari, चहेते, चहेतों, chaheton, chahete logo, लाडले, अपने लोगों, apne logon
    apne logo ko, अपनों को, एकतरफा, ek tarfa, दोहरा, दोहरे, सौतेला, sautele, मुँह देख*, muh dekh*, गुटबाज़ी
    gut baazi, बेइंसाफी, अनुचित, नाजायज़`,
  "ignore-exclude": `नज़रअंदाज़, nazarandaz, nazar andaz, अनदेखा, अनदेखी, अनसुना, अनसुनी, इग्नोर, अलग थलग
    अलग कर, बाहर रख*, किनारे कर*, kinara, दरकिनार, उपेक्षा, पूछते नहीं, पूछा नहीं, बुलाया नहीं, bulate nahi
    कान नहीं, तवज्जो, भाव नहीं, ध्यान नहीं देते, मुँह फेर*, muh pher*, भूल गए, साइड कर दिया, side kar diya`,
  blame: `दोष, दोषी, इल्ज़ाम, ठीकरा, ठीकरा फोड़*, आरोप, दूसरों पर डाल*, dusron par daal*, doosron par
    dusro pe, मुझ पर डाल*, mujh par daal, mujhpe daal, mere sar, मेरे सिर, पल्ला झाड़*, बलि का बकरा, कसूर
    गलती मेरी बता, ज़िम्मेदार ठहरा*, zimmedar thehra*, उँगली उठा*, ungli utha*, ungli uthana, टोपी पहना*
    topi pehna*`,
  "lie-cheat": `झूठ, झूठा वादा, झूठे वादे, झूठी, झूठ बोल*, धोखा, धोखे, धोखाधड़ी, dhokhadhadi, बहाना, बहाने
    बहानेबाज़*, फर्जी, नकली, कपट, गुमराह, हेराफेरी, hera pheri, घपला, घोटाला, मुकर*, मुकर जाते, बेईमानी
    हवाई बातें, गोली देते, गोली देना, चकमा, छुपा*, छिपा*`,
  "forget-miss": `भूल, भूल गया, bhul gye, भूल गए, bhool gaye, भूल जाते, भूलना, bhula diya, bhula dete, bhulakkad, chut gaya
    छूट जाता, याद नहीं, रह गया, reh gaya, रह जाता, reh jaata, ध्यान से उतर, dimag se nikal gaya
    दिमाग से निकल, chhut gayi, chook gaye`,
  slow: `धीमा, धीमी, धीमे, धीरे, dhere, सुस्त, कछुआ, कछुए, चींटी की चाल, मंद, mand gati, घंटों लग*
    ghanton lag*, अटक अटक, घिसट*, टाइम लगाते, time lagate, time laga, bahut time lag, बहुत टाइम
    बहुत समय लग*, रेंग*, गति कम, सरकारी चाल`,
  waste: `बर्बाद, बर्बादी, समय की बर्बादी, समय बर्बाद, time barbad, व्यर्थ, वक्त ज़ाया, zaya, बेमतलब
    bemtalab, फ़िज़ूल, fizoolkharchi, खामखा, khamakha, khwamkhwah, बेवजह, bewajah, टाइम वेस्ट, time vest
    टाइम खोटी, time khoti, फालतू में, faltu mein, किसी काम का नहीं, kisi kaam ki nahi, kisi kaam ke nahi
    बेफ़ायदा, पानी में गया, paani mein gaya, मिट्टी में, mitti mein mil, निरर्थक, फायदा नहीं`,
  "arrogant-ego": `घमंड, ghamnd, घमंडी, अहंकार, अहंकारी, अकड़, अकड़ू, akadu, अकड़ते, गुरूर, अभिमान
    खुद को क्या, apne aap ko kya, अपने आप को, खुद को बड़ा, तीसमारखाँ, तीस मार खाँ, tees maar khan
    teesmarkhan, नखरे, nakhra, नवाब, हवा में उड़*, hawa mein ud*, भाव खा*, सिर चढ़*, sar chadh*, दिखावा
    शेखी, डींग, ding hank*, राजा समझ*, रानी समझ, इगो, ego wala, मगरूर`,
  complain: `शिकायत, shikayt, शिकायतें, shikayaten, shikayatein, शिकवा, रोना, रोते रहते, rote rehte
    रोना रोते, शिकायत की, गिला, बुराई कर*, पीठ पीछे, चुगली, chugali, kosna, koste, tokte, tokna, मीन मेख
    नुक्स, खोट निकाल*, दर्ज कराई, darj karayi`,
  "afraid-nervous": `डर, डर लगता, डरते, डरता, डरती, डरा, डरे, dare hue, dare huye, डरी, घबरा*, घबराहट, सहम*
    सहमा, sehma, sehme, खौफ, khouf, भय, चिंता, चिंतित, टेंशन, हिचक*, हिचकिचा*, दहशत, dehshat, काँप*, kaanp*
    असुरक्षित, बेचैन, बेचैनी, झिझक*`,
  "sad-hurt": `दुख, duhkh, दुखी, उदास, उदासी, ठेस, thes pahunchi, आहत, दर्द, रोया, रोई, royi, रो पड़*
    रुला*, rulaya, रोना आ, rona aata, आँसू, दिल दुखा*, दिल दुख, बुरा लगा, bura lagta, अपमान, अपमानित, तकलीफ
    पीड़ा, ग़म, अफसोस, मन टूट, mann kharab, घुटन, खेद, शर्मिंदा`,
  "tired-overload": `थक, थका, थकान, थकावट, थक गया, thak gayi, थक गए, thak gaye, बोझ बढ़*, काम का बोझ
    काम का दबाव, दबाव, दबाब, ओवरलोड, overlod, नींद पूरी नहीं, so nahi paaya, रात भर, रातभर, देर रात
    छुट्टी नहीं, साँस लेने, pis rahe, गधे की तरह काम, gadhe jaisa kaam, निचोड़*, क्षमता से ज्यादा, लदा
    laad diya, laad dete, pis gaye, thake hue, thake huye`,
  "problem-issue": `समस्या, समस्याएँ, samasyaen, samasyayen, दिक्कत, दिक्कतें, dikkatein, dikkaten, परेशानी
    preshani, परेशानियाँ, मुश्किल, मुसीबत, झंझट, लफड़ा, पंगा, मसला, मसले, मामला, अड़चन, रुकावट, संकट, झमेला
    लोचा, प्रॉब्लम, prablem, चुनौती, नुकसान, खतरा`,
  "lack-missing": `कमी, kmi, अभाव, नदारद, गायब, नहीं मिला, नहीं मिलता, नहीं मिली, नहीं मिल*, अधूरा, कम पड़*
    kum pad, कम है, किल्लत, तंगी, नहीं था, नहीं थी, नहीं है, nahin hai, ग़ैरहाज़िर, कहीं नहीं, kahin nahi
    मौजूद नहीं, उपलब्ध नहीं, रिक्त, खाली हाथ`,
  "worse-than": `से बदतर, se bhi badtar, se bhi bura, से ज्यादा खराब, इससे अच्छा तो, इससे बेहतर तो
    isse behtar, बच्चा भी, बच्चे भी, सबसे खराब, सबसे बुरा, sabse buri, सबसे घटिया, sabse bekar, बद से बदतर
    और बिगड़, पहले से खराब, pehle se kharab, गिरता जा, गिर गई है, से गया गुज़रा, gaya guzra, gaye guzre`,
  "interrupt-block": `बीच में टोक*, beech mein tok*, टोकते, टोका, टोकना, बात काट*, बात काटते, बीच में बोल*
    beech mein bol*, rokte, roka, rok diya, रुकवा*, अड़ंगा, अड़ंगे, टाँग अड़ा*, अटका दिया, बोलने नहीं देते
    bolne nahi diya, पूरी बात नहीं सुन*, दखल, दखलअंदाज़ी, dakhalandazi, dakhal andaji, खलल, बाधित, rokna`,
  "noisy-messy": `शोर, शोर मचा*, हल्ला, शोरगुल, शोर शराबा, बिखरा, बिखरे, बिखरी, अस्त व्यस्त, astvyast
    बेतरतीब, गंदगी फैल*, gandgi fail*, गंदा छोड़*, कबाड़, कबाड़खाना, कबाड़खाने, खिचड़ी, हुल्लड़, चिल्लपों
    मछली बाज़ार, हो हल्ला, गड़बड़झाला, अव्यवस्था, भानुमती का पिटारा, जुगाड़ जैसा`,
  "refuse-avoid": `मना, मना कर*, मना किया, मना कर दिया, इनकार, टालते, टालमटोल, talmatol, कन्नी काट*, कतरा*
    katrate, बच निकल*, बचते, भाग जाते, पीछे हट*, हाथ खड़े कर*, मेरा काम नहीं, ठुकरा*, अनमना, जवाब नहीं देते
    दूर भाग*, taalna, tal diya`,
  "copy-repeat": `नकल, नकल कर*, चुरा*, churaya, चुरा लिया, वही पुराना, wahi purani, घिसा पिटा, घिसा-पिटा
    ghisapita, घिसी पिटी, घिसी-पिटी, रटा रटाया, रट्टा, एक ही बात, एक ही चीज़, दोहरा*, dohrate, दोहराना
    रिपीट, कॉपी, टीपा, छापा हुआ, chhaap diya, इधर उधर से उठा*, पुराना माल`,
  "hard-difficult": `मुश्किल, कठिन, कठिनाई, भारी, जटिल, पेचीदा, टेढ़ा, टेढ़ी खीर, टेढ़ी, कष्ट, दुश्वार
    मशक्कत, चुनौतीपूर्ण, लोहे के चने, पसीने छूट, आसान नहीं, पहाड़ जैसा`,
  "stuck-pending": `अटका, अटकी, अटके, अटक*, अटक गया, फँस*, फंस, फँसा, phasa, phas gaya, fas gaye, लटका
    लटकी, बाकी, बकाया, लंबित, पड़ा है, पड़ी है, पड़े हैं, pade hain, वहीं का वहीं, wahin ka wahin, रुका हुआ
    रुका पड़ा, रुकी, पेंडिंग, ठंडे बस्ते, धूल खा*, जाम`,
  "stupid-person": `बेवकूफ, bewakoof, bekuf, bewkof, बेवकूफी, bewakoofi, मूर्ख, मूर्खता, murkhta, मूरख
    बुद्धू, उल्लू, उल्लू का पट्ठा, ullu ke patthe, अनपढ़, anparh, गँवार, gawar, जाहिल, नासमझ, nasamajh
    nasamjh, लल्लू, पप्पू, ढक्कन, मंदबुद्धि, mandbuddhi, mand buddhi, बौड़म, bodam, भोंदू, घोंचू, चंपक
    झंडू, बकलोल, भकुआ, बुड़बक, burbak, चिरकुट, गोबर गणेश, डफर, duffar, खजूर, बेअक्ल, be akal, beakal, अहमक
    निरा मूर्ख, ट्यूबलाइट, tubelight, कूढ़मगज, kudhmagaj, बंडल, भोलाराम, bhootni, टपोरी, बछिया के ताऊ`,
  "worthless-person": `आवारा, निकम्मा, निकम्मे, निकम्मी, नालायक, nalayk, नालायकी, nalayaki, नाकारा, नाकाबिल
    कामचोर, फालतू आदमी, faltu insaan, फालतू लोग, बेकार आदमी, bekar insaan, घटिया इंसान, ghatiya aadmi
    घटिया लोग, ghatiya aurat, किसी काम के नहीं, किसी लायक नहीं, kisi laayak, लायक नहीं, layak nahin
    निखट्टू, निठल्ला, nithalle, दो कौड़ी का, do kaudi ke, do kaudi ki, do kodi ka, do kodi ke, दो टके
    do take ka, do take ke, टके का, फटीचर, लफंगा, lafange, लोफर, टुच्चा, tucche, घटियापन, कमज़र्फ
    गया गुज़रा, खोटा सिक्का, वेस्ट आदमी, मनहूस, पनौती, panoti, कलंक, धब्बा, dhabba ho, नमूना, namune
    कोई औकात नहीं, वाहियात इंसान, awara gard, आवारागर्द`,
  "no-brain": `दिमाग, अक्ल, akal, बुद्धि, भूसा, भूसा भरा, गोबर भरा, खोपड़ी, khopadi, khopri, भेजा
    दिमाग नहीं, अक्ल नहीं, akal nahi, अक्ल घुटन*, akal ghutn*, akl ghutn*, घुटनों में, ghutno mein
    ghutnon mein, दिमाग घर, दिमाग से पैदल, अक्ल से पैदल, akal se paidal, पैदल, अक्ल का अंधा, akal ka andha
    akl ke andhe, akal ke andhe, खाली खोपड़ी, खाली डिब्बा, khali dabba, ज़ंग लग, दिमागी, मति मारी, मगज
    अक्ल के दुश्मन, akal ke dushman, akl ka dushman, अक्ल बेच, akal bech, ऊपरी मंज़िल, upari manzil
    upar ki manzil, चने भर`,
  "animal-slur": `पिल्ला, पिल्ले, कुत्ता, कुत्ते, kuttey, kutton, कुत्तों, कुतिया, सूअर, suwar, soar, गधा, gdha, गधे
    gadhon, गधों, जानवर, janwaron, साँप, saanp, आस्तीन का साँप, aasteen ka saanp, बंदर, bander, बंदरों
    लंगूर, भैंस, bhens, भैंसा, बैल, bail buddhi, भेड़िया, bhed ki, गीदड़, सियार, गिरगिट, girgat, गिद्ध
    मगरमच्छ, कीड़ा, kira, कीड़े, मच्छर, कॉकरोच, खटमल, चूहा, चूहे, छछूंदर, हाथी, मोटे हाथी, गैंडा, genda
    पशु, ढोर, दरिंदा, darinde, हैवान, मेंढक, लोमड़ी, केंचुआ, kechua, उल्लू की, नाली का कीड़ा, चमगादड़
    chamgadar, kutte ka pilla, suar ka pilla, kutte ke pille`,
  "dirt-slur": `कूड़ा, कचरा, kachara, kachada, कचरे, कूड़े, कूड़ेदान, गंदगी, gandgi, gndgi, गोबर, गटर, gutter
    gatter, नाली, नाले, mal mutra, टट्टी, पाखाना, गू, हगा, कीचड़, गंदी नाली, बदबूदार कीड़ा, सड़ांध, mail ho
    gand macha, घिनौना, ghinona, घिनौने, ghinone, घिन, घिन आती, नीच, neechta, कमीना, kamena, कमीने, कमीनी
    कमीनापन, kamina pan, kaminepan, कमीनों, गिरा हुआ, गिरे हुए, girey hue, पाजी, paaji aadmi, लुच्चा
    lucche, गलीज़, गंदी सोच, पापी, कलमुँहा, kalmuha, kalmuhi, kooda karkat, kude ka dher, koode ke dher
    kude mein, koode ki`,
  "burden-parasite": `बोझ, bojha, धरती का बोझ, dharti pe bojh, धरती पर बोझ, मुफ्तखोर, muftkhor, muft khor
    muftkhori, मुफ्तखोरी, मुफ्त की रोटी, muft ki rotiyan, मुफ़्त की, muft ki tankhwah, muft ki salary
    हरामखोर, haram khor, हरामखोरी, हराम की, हराम का, haram ka khana, जोंक, परजीवी, दीमक, खून चूस*
    टुकड़ों पर पल*, tukdon par pal*, tukdo pe pal*, टुकड़े तोड़*, पल रहा, सैलरी खा*, salary kha*
    तनख्वाह खा*, tankhwah kha*, अन्न का दुश्मन, बैठे बैठे खा*, पैरासाइट, धरती का भार, भार हो, गले की हड्डी
    सिर का बोझ, अवांछित`,
  "coward-unmanly": `कायर, डरपोक, darpoke, buzdil, नामर्द, namrd, नपुंसक, फट्टू, fatti hai, फट गई, fat gayi
    चूड़ियाँ पहन*, chudiyan pehn*, chudiya pehn*, choodiyan pahn*, churi pehn*, हिजड़े जैसा, मर्द नहीं
    mard nahin, मर्द का बच्चा, मर्दानगी, मौगा, भगोड़ा, bhagode, औरतों के पीछे छुप, दुम दबा*`,
  "mad-crazy": `पागल, pgl, pagl, पागलपन, पगला, पगले, पगली, सनकी, सनक, पागलखाना, पागलखाने, मेंटल, mentl
    सिरफिरा, सरफिरा, सिरफिरे, विक्षिप्त, बावला, बावली, दिमाग खिसक*, खिसका हुआ, khiski hui, साइको, psycho
    नफ़्सियाती, दिमागी मरीज, मानसिक रोगी, पगलैट`,
  "ugly-body": `मोटा, moti, मोटे, मोटू, moto, मोटापा, चर्बी, तोंद, भैंस जैस*, गंजा, गंजे, टकला, taklu, टकले
    बदसूरत, bad surat, कुरूप, भद्दी शक्ल, शक्ल, shakal, सूरत, थोबड़ा, thobra, थोबड़े, मनहूस शक्ल
    manhoos shakal, बदबू, badbudar, बू (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), bu aati, नाटे
    ठिंगना, thingna, thigna, thigne, बौना, bona, कद्दू, ढोल जैस*, टिंगू, दाँत बाहर, पेट निकल*, मुँहासे
    चेहरा देख*, शीशा देख, डरावनी शक्ल, चुड़ैल, chudel, churail, भूत जैस*, डायन, कालिया, सूखी हड्डी, सींकिया
    हड्डी का ढाँचा, चपटी नाक, नहाकर, naha ke, nahate`,
  shameless: `बेशर्म, besharam, beshram, beshrm, बेशर्मी, besharami, बेहया, behaya, बेहयाई, निर्लज्ज
    शर्म नहीं, sharam nahi, शर्म कर, sharam kar, शर्म करो, sharam karo
    शर्म (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    sharam (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), sharm aani, शर्म, sharam, लाज, लाज शर्म
    laaj sharam, हया, गैरत, बेगैरत, चुल्लू भर पानी, chullu, थेथर, मोटी चमड़ी, ढीठ, नंगा नाच, ज़मीर`,
  "thief-fraud": `चोर, चोरी, चोरों, choron, chutta, लुटेरा, लुटेरे, डाकू, ठग, ठगी, धोखेबाज़, गद्दार
    गद्दारी, गद्दारों, बेईमान, be iman, मक्कार, मक्कारी, दगाबाज़, फरेबी, कपटी, kapati, छलिया, रिश्वतखोर
    घूसखोर, नमकहराम, namakharam, namak haram, चार सौ बीस, 420, फ्रॉड, fraudiya, फ्रॉडिया, जेबकतरा, धूर्त
    घपलेबाज़, विश्वासघाती, vishwasghat, चालबाज़, शातिर`,
  "flatterer-slur": `चमचा, चमचे, चमची, चमचागिरी, चमचों, चापलूस, चापलूसी, तलवे चाट*, talwa chat*, मक्खनबाज़
    मक्खन लगा*, पिछलग्गू, भक्त, पालतू कुत्ता, जूते चाट*, बॉस का कुत्ता, गुलाम, दरबारी, दलाल, dlaal
    बॉस की गोद, चुगलखोर, chugalkhori, मुखबिर, कठपुतली`,
  "liar-slur": `झूठा, झूठे, झूठी कहीं की, झूठों, झूठा कहीं का, jhootha kahin ka, jhuthe kahin ke
    झूठ का पुलिंदा, मक्कार झूठे, फेंकू, feku, गपोड़ी, ढोंगी, पाखंडी, दोगला, dogle, दोगली, दोमुँहा, domuha
    do muha, domuhe, दोमुँहे, नौटंकीबाज़, दोहरे चेहरे, बहरूपिया`,
  "clown-joke": `जोकर, joker, मसखरा, maskhara, maskhare, नौटंकी, notanki, तमाशा, सर्कस, circus, मज़ाक बन*
    मज़ाक हो, mazak ho tum, चुटकुला, हँसी का पात्र, hansi ka patra, hasi ka patra, हँसी के पात्र, विदूषक
    कार्टून, cartoon, नमूना, अजूबा, बहुरूपिया, फ्लॉप शो, ड्रामेबाज़, dramabaaz, तमाशबीन, बंदर का नाच`,
  "beggar-low": `भिखारी, भिखमंगा, भीख, भीख माँग*, औकात, okat, oukat, औकात में, aukat mein, हैसियत, hesiyat
    थर्ड क्लास, third class, थर्डक्लास, thardklas, 3rd class, सड़क छाप, सड़कछाप, छपरी, टपोरी, फुटपाथ
    झोपड़पट्टी, चिंदी चोर, चिंदी, फकीर, कंगाल, कंगले, kangle, भूखा नंगा, भूखे नंगे, निचले स्तर, नीचे स्तर
    सस्ते लोग, गली का, गली के, gali ke kutte, दरिद्र, daridra, दरिद्री, गरीब, दो पैसे की, खानाबदोश, ओछा
    ochhi, ओछे`,
  "prostitute-slur": `रंडी, rndi, randy, रंडियाँ, randiyan, raand, रखैल, rakhel, rakhael, वेश्या
    vaishya aurat, वैश्या, तवायफ, tawaif, कोठे पर, kothe pe, धंधे वाली, धंधा कर*, छिनाल, बाज़ारू, चरित्रहीन
    charitrhin, बदचलन, badchalan, कुलटा, कॉलगर्ल, callgirl, call girl, दल्ला, दल्ले, भड़वा, bharwa, भड़वे
    भड़वी, बिकाऊ, छम्मकछल्लो, नाचनेवाली, kothe wali`,
  "family-insult": `तेरी माँ, तेरा बाप, tere baap, बाप का, baap ke, baap ki, माँ बाप ने, maa baap ko
    tere maa baap, खानदान, khandani, खानदान ही, परवरिश, parvarish, संस्कार, तेरी बहन, teri behen
    teri behan, मम्मी ने, किसकी औलाद, औलाद, पैदाइश, बाप कौन, माँ ने, घरवालों ने, gharwalon ne, ghar walo ne
    जन्म देने, kokh, टुकड़ों पे, नाजायज़ औलाद, परवरिश ही, खून ही गंदा, गंदा खून, वंश, साला, साले, साली`,
  bastard: `हरामी, hrami, हरामज़ादा, हरामज़ादे, हरामज़ादी, हरामियों, नाजायज़, दोगला, dogle, हराम
    हराम का पिल्ला, haram ke, हराम की औलाद, सुअर की औलाद, कुत्ते की औलाद, गंदी नस्ल, gandi nasal, nasl
    मादरज़ाद, बिन बाप`,
  "genitals-obscene": `लंड, lund, lnd, loda, lauda, laude, lavda, lavde, lode, लौड़ेलसन, chutad, चूतिया
    choot iya, chutya, chutiye, chutiyapa, chutiyap, गांड, gaandu, bhosda, bhosdi, bhosdike, bhosdiwale
    bhosadike, bhosri, bhsdk, tatte, गोटियाँ, झाँट, jhatu, झाँटू, चूची, चूचियाँ, फुद्दी, फुद्दू, nunnu
    loru, lodu, चमन चूतिया, gnd, gaand faad, teri chut, chut ke, choot maar*`,
  "obscene-verb": `chodu, चोदा, chodna, chodenge, chudai, चुदवा*, chudna, मादरचोद, madarchot
    madrchod, maderchod, mc, m c, बहनचोद, behenchod, bhenchod, behnchod, bahenchod, bencho, bc, b c, भैंचोद
    bkl, mkc, tmkc, गाँड मार*, माँ चुदा*, maa ki aankh, teri maa ki, chus, choos le, mut, mutega, chodunga tujhe
    teri chod, maa chod*, behen chod*, chudegi, chudega, chudwa le, mootunga, mutna`,
  "curse-hell": `भाड़ में, bhad mein, bhar me ja, भाड़ में जा, नरक, nark, नरक में, narak mein, जहन्नुम
    jahannam, jehennum, सत्यानाश, सत्यानाश हो, नाश हो, सर्वनाश, sarvnash, कीड़े पड़*, kide pade, लानत
    धिक्कार, छी, बद्दुआ, श्राप, हाय लग*, hai lagegi, koadh, बर्बाद हो जा, barbaad ho jao, तबाह हो, जल मर
    sad ke, sadega, sadoge, सड़ जा, मर मिट, कभी सुखी नहीं, कुत्ते की मौत, पनप नहीं, डूब मर`,
  "shut-up": `चुप, चुप कर, chup kr, चुप हो, चुप रह, chup reh, chup raho, चुप बैठ, chupchap baith, मुँह बंद
    muh band, bakwas band, ज़ुबान, ज़बान, ज़बान संभाल*, zuban sambhal*, ज़ुबान बंद, ज़ुबान खींच*, चोंच बंद
    थोबड़ा बंद, बक बक, bakbak, भौंक*, भोंक*, bhauk*, मत भौंक, mat bhonk, बोलती बंद, आवाज़ नीचे, बकर बकर
    बक मत`,
  "get-lost": `दफा, दफा हो, दफ़ा हो जा, nikal ja, nikal jao, निकल यहाँ, nikal yahan, निकल लो, nikal le
    चल निकल, chal hat, हट यहाँ, hat ja, hat yahan, भाग यहाँ, bhag yahan, भाग जा, चलता बन, chalte bano
    रास्ता नाप, फूट यहाँ, फुट ले, कट ले, kat lo yaha, kalti maar, कलटी, रफूचक्कर, गेट आउट, मुँह काला कर
    muh kala kar, शक्ल मत दिखा*, shakal mat dikha*, शक्ल गुम, shakal gum, दूर हो जा, नज़रों से दूर
    nazron se door, खिसक ले, बोरिया बिस्तर, चलो फूटो, phooto, निकालो इसे, इस्तीफा दे, नौकरी छोड़ दे
    naukri chhod`,
  "spit-slap-shoe": `थूकता, थूकना, आक्थू, थप्पड़, thappar, तमाचा, चाँटा, जूता, जूते, जूती, जूते मार*, चप्पल
    चप्पलों, लात, लात मार*, लातों, laaton, laton ke bhoot, लातों के भूत, लात घूँसे, कनपटी, kanpatti
    गाल लाल, झापड़, रैपटा, मुँह पर थूक*, पिछवाड़े, धक्के मार*, धक्का मार*, जूतों की माला, joote ki mala
    कालिख, thukte, thook du, thuk dunga, thookenge, थूक दूँ*, muh par thook, muh pe thuk, thook ke ja*`,
  "kill-murder": `जान से मार*, मार डाल*, मार दूँ*, maar dunga, maar denge, मारूँगा जान, खून कर*, कत्ल
    katal, हत्या, हत्यारा, मर्डर, murder, ज़िंदा नहीं, zinda nahin, ज़िंदा गाड़*, गाड़ दूँ*, gaad dunga
    काट डाल*, काट दूँ*, kaat dunga, काट के फेंक*, टुकड़े कर*, tukdon mein, गला घोंट*, gala ghot*, गला दबा*
    गला काट*, टपका*, तड़पा*, ठोक दूँ*, thok dunga, thok denge, उड़ा दूँगा, uda denge, ऊपर पहुँचा*
    upar bhej*, उपर भेज, सुपारी, गोली मार*, बलि, खत्म कर दूँ*, khatam kar dunga, khatm kar denge
    निपटा दूँ*, nipta dunga, nipta denge, दुनिया से उठा*`,
  "hit-beat": `मार, मारूँगा, maarenge, मारा, मारना, मारो, मार खा*, पीट, pitega, पिटोगे, पीटूँगा, पिटाई
    pitayi, पिटवा*, पिटवाऊँगा, ठुकाई, धुलाई, धो दूँ*, dho dunga, dho dalunga, dho denge, kut dunga, kutai
    कूटूँगा, dhun dunga, dhunai, घूँसा, ghusa, मुक्का, हाथ उठा*, हाथ छूट, खाल उधेड़*, रगड़*, ragad dunga
    पटक*, patak dunga, pel dunga, pelunga, पेल देंगे, हाथ साफ, सुजा*, suja dunga, suja denge, तबीयत से
    दो लगा*, do lagaunga, कान के नीचे, मरम्मत कर दूँ*, बजा दूँ*, baja dunga, baja denge, पंगा मत, maarta
    maarte, maari, maar padegi, maar dunga, peetenge, peeta, kutenge, dhun denge, thok dunga, thok denge
    thokunga`,
  "break-body": `हड्डी, हड्डियाँ, haddiyan, haddi pasli, पसली, हाथ पैर, hath per, haath pair tod, हाथ पाँव
    haath paon, टाँग, टाँगें, tangein, दाँत, दाँत तोड़*, मुँह तोड़*, muh tod*, तोड़ दूँ*, tod dunga
    tod denge, तोड़ डाल*, फोड़ दूँ*, phod dunga, fod denge, सिर फोड़*, sar fod*, जबड़ा, jabra, गर्दन
    गर्दन मरोड़*, मरोड़*, चमड़ी, chamri, चमड़ी उधेड़*, उधेड़*, khal khich*, खाल खींच*, हुलिया बिगाड़*
    नक्शा बिगाड़*, कचूमर, भुर्ता, bharta bana, चटनी बना*, अस्पताल पहुँचा*, hospital pahuncha*, आँख निकाल*
    आँख फोड़*, नाक तोड़*, cheer dunga, cheer denge, अपाहिज बना*, कमर तोड़*, लंगड़ा कर*, langda kar*
    udhed dunga`,
  "weapon-acid-petrol": `चाकू, छुरा, छुरी, बंदूक, गोली, कट्टा, तमंचा, पिस्तौल, pistol, पिस्टल, तलवार, डंडा
    डंडे, लाठी, सरिया, हॉकी से, रॉड, हथौड़ा, hathoda, तेज़ाब, एसिड, acid, पेट्रोल, मिट्टी का तेल, kerosene
    केरोसिन, बम, bam se, ब्लेड, blade, कुल्हाड़ी, हथियार, बेल्ट से, कोड़े, kode maar`,
  "blood-grave-funeral": `खून, खून की नदी, कब्र, कब्रिस्तान, श्मशान, shamshan, अर्थी, चिता, कफन, लाश
    laashein, लाशें, मातम, तेरहवीं, terhvi, terahvin, तेरही, अंतिम संस्कार, जनाज़ा, फातिहा, श्राद्ध
    माला चढ़*, फोटो पर माला, photo pe mala, photo pe haar, राख, rakh ban, पोस्टमार्टम, postmortem
    मिट्टी में मिला*, mitti mein mila*, खून पी, राम नाम सत्य, ram naam satya`,
  "die-death": `मर, मर जा, marja, मर जाओ, मरो, मरे, मरता, मरते, मरना, मरने, मरेगा, maregi, मरोगे, मौत, mout
    moat, maut aaye, मौत (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), मृत्यु, mrityu, मरा, mara hua
    mare hue, मुर्दा, मुर्दे, दम तोड़*, dum tod*, जान दे, जान चली, दुनिया छोड़*, दुनिया से, उठ जाओ, विदा
    अल्लाह को प्यार*, भगवान उठा*, ऊपर वाला, प्राण, ख़त्म हो जा, khatam ho ja, देहांत, गुज़र गए`,
  "hang-rope": `फाँसी, fasi laga*, फंदा, fande, लटक*, लटक जा, latak jao, lataknaa, झूल जा, jhool jao, रस्सी
    पंखे, पंखा, pnkhe, दुपट्टे से, पेड़ से लटक*, jhoolna, jhul le`,
  "jump-train-poison": `कूद, कूद जा, कूद जाओ, कूदो, कूदना, छलाँग, chlang, छत से, पुल से, पटरी, pataree
    रेल की पटरी, rail ki patri, ट्रेन के आगे, train ke aage, train ke niche, रेल के आगे, ट्रेन के नीचे
    ज़हर, zeher, zehar, vish pi, चूहे मारने, rat kill, फिनाइल, phenyl, fenail, नस काट*, कलाई, नींद की गोली*
    dub mar*, डूब मर, dub ke mar, नदी में, nadi mein, कुएँ में, kuen mein, kue mein, kuye me, ट्रक के नीचे
    truck ke niche, गाड़ी के नीचे, गटक, चुल्लू, बालकनी से, balcony se, हारपिक, कीटनाशक, chhat se kud*
    chhat pe ja*, chhat par ja*, doobna, doob jao, doob ke`,
  burn: `जला, जला दूँ*, jala dunga, jala denge, jala dalunga, जलाऊँगा, जलाकर, jalake, जला के, जल मर, जल जा
    जलता, जलते, jalti, जलन, आग, आग लगा*, आग लग, फूँक*, फूंक, funk dunga, राख कर*, ज़िंदा जला*, भस्म, झुलस*
    चिता पर, माचिस, तीली`,
  "follow-watch-you": `पीछा, पीछा कर*, पीछे पीछे, पीछे पड़*, नज़र रख*, नज़र है, निगरानी, निगाह है, nigaah
    घूर*, ghurta, घर के बाहर, gharke bahar, घर तक, खिड़की, khirki, परछाई, साये की तरह, छुपकर देख*
    chup ke dekh*, हर कदम, हर पल देख*, देखता रहता, dekhta rehta, dekh raha hu, dekh rahe hain, कैमरे
    गली में खड़*, gali mein khad*, इंतज़ार कर रहा, बाहर मिल, bahar mila, पार्किंग में मिल, रास्ते में
    raste mein, गेट पर मिल, अकेले मिल, akela mil, अकेली मिल`,
  "know-your-place": `घर का पता, पता है तू कहाँ, pata hai tu kahan, कहाँ रहता, kahan rehta, kahan rahta
    kaha rehta, kahan rehti, kaha rahti, kahan rahte, kaha rehte, कहाँ रहते, मकान, गाड़ी का नंबर
    gaadi ka number, गाड़ी नंबर, gaadi number, स्कूटी, scooty, किस रास्ते, किस बस, kis bus, रोज़ का रास्ता
    कब निकल*, कितने बजे निकल*, घर (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), घर पहुँच*, ghar pahuch*
    घर देख*, मोहल्ल*, mohalla, muhalle, गली नंबर, gali number, फ्लैट, flat number, पीजी, pg tak, हॉस्टल
    तुम्हारी सोसाइटी, कौन सी गाड़ी`,
  "your-family-threat": `बच्चे, बच्चों, bachchon, बच्चा, बेटी, बेटियाँ, betiyan, बेटा, बेटे, बीवी, पत्नी
    पति, घरवाली, घरवाले, ghar wale, घरवालों, gharwalon, परिवार, परिजन, माँ, mummy, मम्मी, बाप, पापा
    माता पिता, माँ बाप, बहन, behen, behan, भाई बहन, शौहर, मंगेतर, सास, ससुराल, ससुर, दादी, दादा, नानी
    फैमिली, phamili, ghar walo, स्कूल जा*, school jaat*, स्कूल जाती`,
  "beware-lesson": `सबक, सबक सिखा*, देख लूँगा, देख लेंगे, dekh lungi, देख लेना, dekhna tu, dekh tu
    देखता हूँ, dekhta hoon, संभल*, sambhal ke, संभलकर, सावधान, खबरदार, खैर नहीं, khair nahin, kher nahi
    अंजाम, अंजाम बुरा, भुगत*, bhugatna, भुगतेगा, bhugatoge, पछता*, pachtaega, pachtayega, पछताओगे, नतीजा
    मज़ा चखा*, औकात दिखा*, औकात याद*, बता दूँगा, bata denge, बताता हूँ, batata hoon, दिखा दूँगा
    dikha denge, बच के, bachke, बच कर, bachkar, महँगा पड़*, mehenga pad*, mehnga pad*, ठीक नहीं होगा
    accha nahi hoga, छोड़ूँगा नहीं, nahi chhodunga, नहीं छोड़*, nahin chod*, बख्श*, हिसाब, hisab barabar
    हिसाब चुक*, बदला, बदला लूँगा, चेतावनी, chetawani, वॉर्निंग, धमकी, याद रख*`,
  "finish-destroy": `खत्म, khatam, खत्म कर*, बर्बाद कर*, तबाह कर*, tabaah, mita dunga, mita denge
    नामोनिशान, namo nishan, करियर खत्म, career khatam, career khatm, करियर बर्बाद, career barbad, नौकरी खा*
    job kha*, job kha jaunga, नौकरी से निकलवा*, job se nikalwa*, nikalwa dunga, निकलवा*, उड़ा दूँगा
    uda denge, उखाड़*, कुचल*, kuchal dunga, रौंद*, masal dunga, masal denge, जीना हराम, जीना मुश्किल कर*
    जीना दूभर, कहीं का नहीं छोड़*, kahin ka nahi chhod*, सड़क पर ला*, sadak pe la*, पानी पिला*, निपटा*
    ठिकाने लगा*, नेस्तनाबूद, खेल खत्म, khel khatam, काम तमाम, लंका लगा*, वाट लगा*, मट्टी पलीद, बजा के रख
    भविष्य बर्बाद, bhavishya barbad, दाना पानी बंद`,
  "last-day-count": `आखिरी दिन, aakhri din, आखिरी रात, aakhri raat, दिन गिन*, दिन गिनो, din ginna
    गिनती के दिन, gine chune din, गिने चुने, उलटी गिनती, चंद दिन, ज्यादा दिन नहीं, आखिरी सुबह, कल का सूरज
    आखिरी मौका, aakhri mauka, akhri chetavni, आखिरी चेतावनी, आखिरी साँस, aakhri saans, दिन लद, din lad gaye
    दिन पूरे, घड़ी आ गई, वक्त आ गया, तेरा टाइम, tera time, टाइम खत्म, time khatam`,
  "send-goons": `गुंडे, गुंडा, गुंडों, gundon, लड़के भेज*, mere ladke, लड़के बुला*, आदमी भेज*, मेरे आदमी
    mere log, बंदे भेज*, mere bande, भाई लोग, बाहर वाले, bahar wale ladke, लड़कों को, पुलिस में जान पहचान
    police mein pehchan, नेता, neta ji, ऊपर तक पहुँच, uthwa*, उठवा लूँगा, उठा ले जा*, उठा लूँगा, अगवा
    किडनैप, kidnap, gher lenge, gher ke, भेज दूँगा, सुपारी दे*, gher kar, gherenge, gher lunga`,
  "expose-leak": `बदनाम, बदनाम कर*, बदनामी, वायरल, vairal, viral kar*, फोटो, तस्वीर, तस्वीरें, tasveerein
    वीडियो, video, स्क्रीनशॉट, screenshot, कच्चा चिट्ठा, भंडा फोड़*, पोल खोल*, राज़, raj khol*, सबको बता*
    सबको दिखा*, पति को बता*, biwi ko bata*, घरवालों को बता*, ghar pe bata*, ghar par bata*, लीक, leak kar*
    ब्लैकमेल, blackmail, blekmel, मुँह बंद रख*, muh band rakh*, रिकॉर्डिंग, recording, चैट दिखा*
    chat dikha*, ग्रुप में डाल*, group mein daal*, group pe daal*, इज्जत नीलाम, इज़्ज़त उतार*
    izzat ki dhajj*, धज्जियाँ, dhajjiyan, नेट पर डाल*, net pe daal*, पैसे दे वरना, सबूत है`,
  "nobody-wants-you": `कोई पसंद नहीं, koi pasand nahin, कोई नहीं चाहता, koi nahi chahata, किसी को पसंद नहीं
    किसी को ज़रूरत नहीं, कोई ज़रूरत नहीं, सब नफरत, नफरत, nafarat, nafrt, तुझसे नफरत, कोई बात नहीं कर*
    कोई मुँह नहीं लगा*, koi muh nahi laga*, muh nahi lagata, कोई दोस्त नहीं, किसी को नहीं भात*, बिना तेरे
    tere bina, तुम्हारे बिना, aapke bina, तेरे जाने, तुम्हारे जाने, पीछा छूट*, picha chute, जान छूट*
    छुटकारा, बला टल*, अनचाहा, anchahe, अकेला मर*, akele maroge, बहिष्कार, boycott, बायकॉट, हुक्का पानी
    कंपनी छोड़, company chhod, चले जाओ, chala ja, कोई याद नहीं करेगा, कोई रोएगा नहीं, koi royega nahi
    koi nahi royega, मिठाई बाँट*, जगह नहीं, कोई बर्दाश्त नहीं, कोई झेल नहीं`,
  "mock-laugh-at": `हँसते हैं, haste hain, hanste hain, haste hai, hansi aati, hasi aati, हँसी उड़ा*
    hasi uda*, मज़ाक उड़ा*, मज़ाक बना*, खिल्ली, खिल्ली उड़ा*, चिढ़ा*, चिढ़ाते, चिढ़ाना, पीठ पीछे हँस*
    peeth peeche has*, तेरे पे हँस*, tere pe has*, tujh pe has*, tujhpe has*, तुम पर हँस*, tum par has*
    tumpe has*, उपहास, नाम रखा है, naam rakh diya, उल्लू बना*, मीम बना*, meme bana*, memes bana*, नकल उतार*
    ठहाका, हाहाहा, haha, lol, hehe, छेड़*`,
  "life-worthless": `जीने का, जीने की, जीने का हक, जीने लायक, क्यों ज़िंदा, kyon zinda, kyu zinda
    kyun zinda, क्यों जी रह*, kyon jee rah*, kyu ji rah*, kyun jee rah*, ज़िंदा क्यों, zinda kyu*, ज़िंदा
    ज़िंदगी, zindgi, जीवन, जीना, जीकर, jeeke, jee ke, जी कर, पैदा, पैदा ही क्यों, paida hi kyu*, पैदा हुआ
    paida hue, paida hui, पैदा होते, जन्म, janam, पैदा कर, ऑक्सीजन, oxygen, aksijan, हवा बर्बाद, साँस लेना
    सांस ले*, dharati, दुनिया को, कोई फर्क नहीं, फर्क नहीं पड़*, ज़िंदगी का मतलब, jeene ka matlab, बेमक़सद
    वजूद, कोख उजाड़*, बेहतर होता अगर पैदा, धरती हल्की, अबॉर्शन, गिरा देती, dharti pe, dharti par, dharti ka`,
  "suicide-word": `आत्महत्या, aatmhatya, aatma hatya, खुदकुशी, खुद को मार*, apne aap ko maar*, अपनी जान ले
    apni jaan de, जान दे दे, ज़िंदगी खत्म, zindagi khatam, zindgi khatam, जीवन लीला, खुद को खत्म
    khud ko khatam, apne aap ko khatam, खुद को नुकसान, सुसाइड, suicide, प्राण त्याग*, दुनिया छोड़ दे
    duniya chod do, मुक्ति, mukti de, सुसाइड नोट`,
  "sex-act": `नंगे, सेक्स, सेक्सुअल, चुदाई, सुहागरात, suhaag raat, संभोग, हवस, havasi, हवसी, बिस्तर, bister
    bistr, बिस्तर गरम, बिस्तर पर, bistar pe, जिस्म, बलात्कार, रेप, rape kar*, अश्लील, नंगा, नंगी
    कपड़े उतार*, kapade utar*, कपड़े उतरवा*, इज्जत लूट*, दबा दूँ, chat lu, पोर्न, ब्लू फिल्म, blue film
    मज़े लूट*, जवानी, jwani, हमबिस्तर, humbistar, आनंद दे दो, choos lu, masal du, masal dunga`,
  "sex-invite": `सो जा मेरे, मेरे साथ सो*, mere saath sona, साथ सो*, sath soyegi, साथ सोएगी, सोना पड़ेगा
    रात बिता*, raat bitao, रात गुज़ार*, एक रात, रात का रेट, raat ka rate, रात का कितना, kitna leti
    कितने में, kitne mein, रेट क्या, rate kya, rate bata, रेट बता, मेरे कमरे, mere room, मेरे घर आ, घर खाली
    पत्नी मायके, biwi mayke, wife mayke, अकेले में मिल*, akele mein mil*
    अकेली (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    अकेले (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), मज़े कर*, मज़ा दे*, maza dungi, मज़ा लें
    खुश कर*, मुझे खुश, गोद में, god mein, godi mein, godi me, बाहों में, baahon mein, प्यास बुझा*
    देगी क्या, deti hai kya, एडजस्ट कर*`,
  "sexy-body": `सेक्सी, sexy, हॉट, hot lag*, hot ho, माल, mal hai, क्या माल, मस्त माल, kadak maal, आइटम
    item, पटाखा, फुलझड़ी, फिगर, figure, छाती, सीना, बूब्स, स्तन, कमर, kamariya, कमरिया, लचक*, जिस्म, बदन
    बम लग*, टाँगें, जाँघ*, होंठ, रसीले, गाल, चिकनी, chikna, छमिया, छम्मक छल्लो, पिछवाड़ा, कूल्ह*, kulhe
    उभार, क्लीवेज, गोरी चमड़ी, नशीली, कातिल अदा, अदाएँ, adaen, adayen, जवानी, भाभी जी, तीखे नैन, रसभरी
    rasbhari, गदराय*, गदराई`,
  "touch-kiss": `chuna chahta, chhu lu, chhune, छुआ, chum lu, chumma, चुम्मी, kis de, kiss kar*, पप्पी
    गले लगा*, gale lag, गले मिल*, हाथ पकड़*, हाथ फेर*, सहला*, sehla*, मालिश, मसाज, massage, दबोच*, चिपक*
    chipakna, लिपट*, बाँहों, baahon, जाँघ पर हाथ, कंधे पर हाथ, kandhe pe hath, कमर पर हाथ, kamar pe hath
    टच कर*, touch kar*, करीब (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    पास (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), छेड़छाड़, chhed chhad, chhune do, chhune de
    choomna, kiss do, kiss karne, ek kiss`,
  "night-room-hotel": `रात, रात को, आज रात, रात में, raat mein, होटल, hotel, कमरा, कमरे, फार्महाउस
    farmhouse, farm house, लॉज, lodge, गेस्ट हाउस, guest house, अकेले, अकेली, akela, तन्हा, अँधेरे, andhera
    बंद कमरे, दरवाज़ा बंद, बिस्तर, गाड़ी में, gaadi mein, लॉन्ग ड्राइव, long drive, ओयो, शिमला, गोवा चल*
    goa chal*, दारू पीने, वीकेंड पर अकेल*`,
  "clothes-looks": `saree, साड़ी, ब्लाउज़, blouse, दुपट्टा, कुर्ती, suit, सलवार, स्कर्ट, skirt, टाइट, tight
    tait kapde, छोटे कपड़े, लिपस्टिक, lipstick, मेकअप, makeup, बाल, ज़ुल्फ*, आँखें, aankhein, aankhen
    चेहरा, chehara, पल्लू, जींस, jeans, ड्रेस, कपड़े पहन*, kapde pehn*, kapde pahn*, सजधज, saj dhaj, सजना
    सजती, हाई हील, बिंदी, पायल, चूड़ी, churi, परफ्यूम, perfume, लाल रंग, ब्रा, saadi mein, sari mein`,
  "lover-date": `प्रेमी, प्रेमिका, गर्लफ्रेंड, girlfriend, garlfrend, बॉयफ्रेंड, boyfriend, चक्कर चल*, आशिक
    आशिकी, aashiqui, इश्क, मोहब्बत, muhabbat, प्यार हो गया, डेट पर, date par, date pe, pata lu, pataya
    पटाना, jaanu, जानेमन, डार्लिंग, दिल दे*, दिल आ गया, शादी, शादी कर*, शादीशुदा, सिंगल, रोमांस, फ्लर्ट
    flirt, आँख मार*, लाइन मार*, line maar*, डार्लिं, कॉफी पर, coffee pe, coffee par, टाइमपास`,
  "promotion-for-sex": `खुश कर*, khush karo, khush rakh*, एडजस्ट, adjust kar*, सहयोग करोगी, समझौता
    samjhota, compromise, कॉम्प्रोमाइज, कीमत चुका*, बदले में, badle mein, एहसान चुका*, फेवर, favour, favor
    रेटिंग चाहिए, rating chahiye, प्रमोशन चाहिए, promotion chahiye, pramoshan, तरक्की चाहिए, नौकरी बचा*
    job bachani, परमानेंट कर*, permanent kar*, पक्की नौकरी, अप्रेज़ल चाहिए, appraisal chahiye, मेरी बात मान
    कुछ पाने के लिए, खोना पड़*, मेहरबान, mehrban, नखरे मत, हाँ कर दो, haan kar do, मना मत कर`,
  "caste-slur": `चमार, चमारन, भंगी, चूड़ा, chuda jaat, चुहड़ा, chuhra, डोम, dom jaat, नीची जात, नीच जात
    छोटी जात, अछूत, चांडाल, कंजर, भिश्ती, मुसहर, musahar, पासी जात, शूद्र, shudra, ढेड़, महार जात, चूहड़े
    chuhre, जात दिखा*, jaat dikha di, जात औकात, jaat ki aukat, जातिगत कीड़े, कोटे वाल*, kota wal*
    quota wal*, आरक्षण वाल*, reservation wal*, आरक्षण की भीख, आरक्षण की पैदाइश, कोटे की पैदाइश, कोटा वाला
    भीमटा, भीमटे, भीमवादी, चमरा, जनरल वालों, जूठन, सरकारी दामाद, सरकारी दामादों, मनुवादी, बम्मन, पंडितवा
    बनिया बुद्धि, bania, बनिए, मैला ढो*, परछाई पड़`,
  "caste-word": `जात, जाति, जातियाँ, जातिवाद, जातिवादी, जातिगत, दलित, दलितों, ब्राह्मण, brahmin, bramhan
    ठाकुर, राजपूत, क्षत्रिय, kshatriya, वैश्य, यादव, jaat log, गुर्जर, gujjar, कायस्थ, बनिया, पंडित
    वाल्मीकि, आदिवासी, पिछड़ा, पिछड़े, ओबीसी, obc, एससी, sc st, एसटी, अनुसूचित, सवर्ण, savarna, आरक्षण
    aarakshn, reservation, कोटा, quota, kote, बिरादरी, biradari, उपनाम, सरनेम, surname, गोत्र, gotra, अगड़े
    सामान्य वर्ग, मराठा, कुर्मी, भूमिहार, छुआछूत, chhua chhut`,
  "religion-slur": `मुल्ला, मुल्ले, mullo, कटुआ, कटुए, katve, कठमुल्ला, kathmulle, जिहादी, jehadi, जिहाद
    लव जिहाद, love jihad, आतंकवादी, aatankwadi, आतंकी, काफिर, गोबर भक्त, गौमूत्र, gaumutra, gomutra
    अंधभक्त, andhbhakt, andh bhakt, संघी, चड्डीधारी, भगवाधारी, खालिस्तानी, बारह बज*, bara baje
    सरदार के बारह, चावल की बोरी, राइस बैग, rice bag, ricebag, धर्म बेच*, टोपी वाल*, दाढ़ी वाल*, मलेच्छ
    mlechha, म्लेच्छ, गाय खाने, गौमांस, बीफ खाने, पंचर वाल*, punctur wal*, puncture wal*, pancharwala
    सूअर खाने, लुंगी वाल*, देशद्रोही, deshdrohi, desh drohi, बाबर की औलाद, औरंगज़ेब की औलाद
    aurangzeb ki aulad, ढोंगी पंडित, बुर्के वाली, बुर्का`,
  "religion-word": `अल्लाह, धर्म, dharma, dharam, धार्मिक, मज़हब, mazhab, हिंदू, hinduon, हिंदुओं, मुसलमान, muslman
    मुस्लिम, इस्लाम, ईसाई, christian, क्रिश्चियन, sardar, जैन, बौद्ध, पारसी, मस्जिद, मंदिर, चर्च
    गुरुद्वारा, gurdwara, नमाज़, रोज़ा, रोज़े, इफ्तार, पूजा, भगवान, कुरान, गीता, पगड़ी, हिजाब, टोपी, व्रत
    प्रार्थना, कौम, कौमी, रमज़ान, ramadan, eid, क्रिसमस, अल्पसंख्यक, alpsankhyak, सांप्रदायिक, sikh dharm
    sikh hoon, sikh log`,
  "region-slur": `चिंकी, chinky, मोमो, चीनी शक्ल, chini shakal, chinese jais*, चाइनीज़ माल, chinese maal
    मद्रासी, सांभर, sambhar wal*, इडली डोसा, इडली, बिहारी कहीं, bihari kahin, बिहारी साल*, बिहारिया
    बिहारियों, bihariyon, भैया लोग, भैयाजी, यूपी बिहार के, up bihar ke, up bihar wal*, यूपी के भैय*
    झारखंडी, बंगाली बाबू, भुक्खड़ बंगाली, bangladeshi, रोहिंग्या, नेपाली बहादुर, बहादुर, कांचा
    पहाड़ी गँवार, देहाती, गँवई, गाँव का गँवार, gaon ka gawar, कालू, कल्लू मद्रासी, गुज्जू, मारवाड़ी कंजूस
    पाकी, भैयन, जंगली, jungli, jangli, चाइना का, china ka, चपटी नाक, chapti, टेढ़ी आँख, छोटी आँख
    छोटी आँखों, ghati log, ghati saal*`,
  "region-language-word": `बिहार, बिहारी, यूपी, उत्तर प्रदेश, दिल्ली, delhi, मुंबई, महाराष्ट्र, maharashtra
    मराठी, पंजाब, punjab, पंजाबी, punjabi, गुजरात, gujarat, गुजराती, gujarati, बंगाल, bengal, बंगाली
    bengali, असम, नॉर्थ ईस्ट, north east, northeast, पूर्वोत्तर, मणिपुर, नागालैंड, nagaland, मिज़ोरम
    दक्षिण, साउथ इंडियन, south indian, southindian, साउथ, south wal*, तमिल, तेलुगु, कन्नड़, kannada, मलयाली
    malayali, केरल, kerala, राजस्थान, राजस्थानी, हरियाणा, haryana, हरियाणवी, haryanvi, कश्मीर, कश्मीरी
    झारखंड, नेपाल, नेपाली, गाँव, gaon, शहर, shehar, राज्य, rajya, प्रदेश, इलाका, लहजा, lehja, पहाड़ी
    भोजपुरी, मैथिली, उत्तर भारत, north indian`,
  "go-back-place": `पाकिस्तान, पाकिस्तानी, पाकिस्तान जा*, pakistan chal*, pakistan bhej*, वापस जा*
    wapis ja*, लौट जा*, वापस चल*, अपने गाँव, apne gaon, अपने देश, apne mulk, मुल्क, अपने राज्य, apne rajya
    apne state, बांग्लादेश, चीन, china ja*, चीन जा*, अपने बिहार, वहीं जा*, wahin ja*, सीमा पार, border paar
    बॉर्डर पार, घुसपैठिया, ghuspaithiye, ghuspethiye, bahari, bahri log, जहाँ से आए, jahan se aaye
    jaha se aaye, jahan se aaya, जंगल में जा*, jungle mein ja*, अपने इलाके, देश छोड़*, हमारे शहर से
    humare shehar se`,
  "woman-word": `औरत, औरतें, aurten, aurtein, aurate, औरतों, auraton, aurato, auratein, महिला, महिलाएँ
    mahilaen, mahilayen, महिलाओं, mahilaon, लड़की, larki, ldki, लड़कियाँ, ladkiyan, लड़कियों, ladkiyon
    छोकरी, स्त्री, नारी, बहू, माँ बन*, गर्भवती, garbhwati, प्रेगनेंट, pregnant, मातृत्व, matritva
    maternity, देवी, विधवा, तलाकशुदा, पीरियड, period, माहवारी, मैडम लोग, बेटी`,
  "woman-contempt": `रसोई, rasoyi, चूल्हा, चूल्हे, चूल्हा चौका, चौका बर्तन, बेलन, रोटियाँ, rotiyan
    roti bana*, रोटी बेल*, बर्तन माँज*, बर्तन धो*, बर्तन, झाड़ू पोछा, घर बैठ*, घर संभाल*, बच्चे पाल*
    बच्चे पैदा, औरतों का काम, औरतों को दिमाग, औरत हो औरत, पैर की जूती, per ki juti, लड़कियों के बस
    ladkiyon ke bas, लड़की होकर, ladki hoke, औरत होकर, aurat hoke, aurat zaat, शादी करके घर, घूंघट
    पीरियड चल*, period chal*, औरत की अक्ल, मुस्कुरा के प्रमोशन, muskura ke, लड़की देख के
    ladki hone ka fayda, लड़की होने का, घर की लक्ष्मी, मर्दों का काम, mardon ka kaam, चूड़ियाँ, chudiyan
    आदमी के आगे, कपड़ों पर ध्यान, लिपस्टिक लगा*`,
  "man-word": `आदमी, मर्द, मर्दों, mardon, लड़का, larka, लड़के, larke, लड़कों, ladkon, पुरुष, छोकरा, chhora
    बंदा, बंदे, शख्स, इंसान, व्यक्ति, महाशय, लौंडा, launde, जनाब`,
  "gay-trans-slur": `छक्का, chakke, छक्कों, हिजड़ा, hijra, हिजड़े, hijre, hijdo, गांडू, गंडवा, gandwa
    किन्नर कहीं, बायला, बाइला, मामू कहीं, खुसरा, बीच वाला, beech wale, न मर्द न औरत, na mard na aurat
    आधा मर्द, औरताना, लड़कियों जैस*, ladkiyon jais*, ladki jais*, तालियाँ पीट*, taali peet*, ताली बजा*
    होमो, लेस्बो, लौंडेबाज़, गे कहीं, अप्राकृतिक, aprakritik, meetha kahin, mitha hai tu`,
  "lgbt-word": `समलैंगिक, samlengik, ट्रांसजेंडर, transgender, ट्रांस, किन्नर, लेस्बियन, क्वीर, queer
    एलजीबीटी, lgbt, lgbtq, गे, gay, समलैंगिकता, तृतीय लिंग, tritiya ling, थर्ड जेंडर, third gender, लैंगिक
    प्राइड`,
  "disability-slur": `लंगड़ा, langda, langra, लंगड़े, langde, langre, लंगड़ी, langdi, लूला, लूले, अंधा
    अंधे, बहरा, behra, bahira, बहरे, behre, बहरी, गूँगा, गूँगे, अपाहिज, पागल कहीं, हकला, हकले, haklu, तोतला
    totle, लंगड़ाते, langdate, मंदबुद्धि, mandbuddhi, टुंडा, कुबड़ा, kubra, व्हीलचेयर वाल*, wheelchair wal*
    आधा इंसान, भेंगा, bhenge, मिर्गी, चार आँख, लँगड़ा घोड़ा, langda ghoda, विकलांग कहीं, बैसाखी वाल*
    andhi kahin, andhi hai`,
  "disability-word": `विकलांग, दिव्यांग, विकलांगता, viklangta, दृष्टिहीन, drishtihin, श्रवण बाधित
    व्हीलचेयर, wheelchair, बैसाखी, bysakhi, हकला*, हकलाना, haklata, हकलाहट, ऑटिज़्म, autism, डिस्लेक्सिया
    dyslexia, मिर्गी का, रैंप, ramp, साइन लैंग्वेज, sign language, सांकेतिक भाषा, कान की मशीन
    kaan ki machine, मानसिक स्वास्थ्य, mansik swasthya, mansik swasth`,
  "skin-colour": `काला, काले, काली, कालू, कलूटा, काली कलूटी, कलूटी, कालिया, गोरा, गोरी, गोरे, साँवला
    sanwla, साँवली, sanwli, रंगत, तवा, कोयला, koila, कोयले, हब्शी, नीग्रो, अफ्रीकन, african, फेयर एंड लवली
    fair lovely, fair and lovely, चमड़ी का रंग, rang kaala, rang gora, काला रंग`,
  "old-age": `बुड्ढा, buddhe, बुढ़ऊ, बुढ़िया, buddhi aurat, खूसट, बुढ़ापा, उम्र, umar, umra, सठिया*, रिटायर
    पेंशन, कब्र में पैर, kabr mein pair, पैर कब्र, पुराना ज़माना, बुज़ुर्ग, दादाजी, uncle ji, अंकल जी, आंटी
    aunty, anty, aunti, डोकरा, ताऊ`,
  "servant-class": `नौकर, nokar, नौकरानी, nokrani, नौकरों, गुलाम, दासी, मज़दूर, झाड़ू लगा*, झाड़ू, सफाईवाला
    सफाई वाल*, सफाईकर्मी, कुली, coolie, चपरासी, चौकीदार, chowkidar, चायवाला, chaiwala, chai wala, चाय वाला
    रिक्शावाला, ड्राइवर जात, kaamwali, काम वाली, धोबी, मोची, जूते पॉलिश, पोछा लगा*, माली, ठेला, पकौड़े तल*
    pakode tal*, pakoda, बर्तन माँजने`,
  foreigner: `विदेशी, विदेश, अंग्रेज़, फिरंगी, परदेशी, बाहर वाले, प्रवासी, शरणार्थी, sharanarthi, अप्रवासी
    चीनी लोग, अफ्रीकी, गोरे लोग, बाहर का आदमी, घुसपैठ`,
  "spam-offer": `भारी छूट, ऑफर, aafar, offer, सेल, sale, मुफ्त, muphat, फ्री, लोन, loan, rin, ईएमआई, क़र्ज़
    सस्ते दाम, बिना ब्याज, ब्याज दर, byaj, कैशबैक, cashback, kaishbek, कूपन, coupon, डिस्काउंट, discount
    प्लॉट बुक, प्लॉट, बीमा, ज़मानत, आज ही खरीद*, खरीदें, kharidein, khareedo, एक पर एक, ek pe ek, सीमित समय
    limited time, वजन घटा*, weight loss, दवा मँगवा*, क्रेडिट कार्ड, credit card, percent chhoot
    प्रतिशत छूट, छूट पाएँ`,
  "spam-earn": `घर बैठे, घर बैठे कमा*, कमाओ, कमाएँ, kamayein, kamaye, kamaen, कमाई, पैसा कमा*, paise kama*
    दोगुना, dugna, दुगुना, निवेश, क्रिप्टो, crypto, बिटकॉइन, bitcoin, शेयर टिप्स, share tips, शेयर बाज़ार
    share bazar, share market, स्टॉक टिप्स, ट्रेडिंग, trading, रोज़ाना कमा*, महीने के लाखों, गारंटीड
    guaranteed, guarantee, गारंटी, पार्ट टाइम, part time, पार्टटाइम, डेटा एंट्री, data entry job
    अतिरिक्त आय, लाख महीना, नेटवर्क मार्केटिंग, network marketing, mlm`,
  "spam-contact": `कॉल करें, call karein, call karen, call kare, कॉल करो, call karo, संपर्क करें
    sampark karein, sampark karen, व्हाट्सएप, व्हाट्सऐप, whatsapp, watsapp, टेलीग्राम, telegram, क्लिक करें
    click karein, click kare, click karo, क्लिक, लिंक, सब्सक्राइब, subscribe, फॉलो करें, follow kare
    follow karo, मैसेज करें, नंबर पर, number par, number pe, अभी जुड़*, जुड़ें, judein, ज्वाइन, join kare
    join karo, शेयर करें, share kare, फॉरवर्ड, forward kare, डीएम, dm kare, dm karo, bio mein, डाउनलोड
    download`,
  "spam-lottery": `लॉटरी, lottery, lotari, latri, जैकपॉट, jackpot, इनाम जीत*, इनाम, लकी ड्रॉ, lucky draw
    lakki dra, केबीसी, kbc, आप चुने गए, aap chune gaye, विजेता, करोड़ जीत*, crore jeet*, lakh jeet*, सट्टा
    मटका, कैसीनो, casino, रमी, rummy, बेटिंग, जुआ, आईफोन जीत*, iphone jeet*`,
  "spam-adult": `कॉल गर्ल, call girl, callgirl, एस्कॉर्ट, escort, हॉट लड़किय*, hot ladki*, hot girls
    सेक्सी लड़किय*, sexy ladki*, मसाज पार्लर, massage parlour, massage parlor, body massage, बॉडी मसाज
    ब्लू फिल्म, blue film, वयस्क, एडल्ट, adult, मर्दाना ताकत, मर्दाना कमज़ोरी, शीघ्रपतन, shighrapatan
    सेक्स पावर, sex power, लिंग बड़ा, वियाग्रा, न्यूड वीडियो, nude video, वीडियो कॉल सेवा, डेटिंग ऐप
    dating app, रंगीन रात, भाभी वीडियो, bhabhi video`,
  "called-me-report": `मुझे ~ (कहा|बोला|बुलाया), mujhe ~ (kaha|bola|bulaya|bulate|bulata|bolta|kehta|kehte)
    मुझे ~ (कहता|कहते|कहती|बोलता|बोलते|बुलाता|बुलाते), गाली दी, gaali diya, गालियाँ दी, gaaliyan di
    gaaliyan deta, gaaliyan dete, गाली देता, gaali dete, गाली गलौज, gaali galoch, gali galoj, gali galauch
    कहकर बुला*, kehkar bula*, keh kar bula*, keh ke bula*, bol ke bula*, कहके, kehke, नाम से चिढ़ा*
    मुझको बोला, hame gaali, hamein gaali, गाली, गालियाँ, gaaliyan, अपशब्द, मुझसे कहा, mujhse bola
    मुझ पर चिल्ला*, mujhpe chilla*, mujh pe chilla*`,
  "happened-to-me": `मेरे साथ, सबके सामने, sab ke samne, पूरी टीम के सामने, puri team ke samne
    team ke samne, क्लाइंट के सामने, client ke samne, मरीज़ों के सामने, बच्चों के सामने, ग्राहकों के सामने
    मेरे सामने, मुझे दिया गया, मुझे बताया गया, हमारे साथ, humare sath, मुझ पर, mujh pe, mujhpe, mujhpar
    मेरे ऊपर, mere uper, मेरे खिलाफ, मेरी बात, मेरी जाति, मेरी साड़ी, मुझे मजबूर, मजबूर कर*, मुझे लगा
    उस दिन, किसी ने`,
  "harassment-report": `उत्पीड़न, utpeeran, शोषण, यौन उत्पीड़न, यौन, छेड़छाड़ की, धमकाया, धमकी दी
    dhamki de, धमकी देता, dhamki dete, dhamkate, धमका*, बदतमीज़ी की, badtameezi ki, badtameezi karta
    अश्लील बातें, ashleel baat*, अश्लील टिप्पणी, गलत तरीके से छू*, galat tareeke se, गलत नज़र, गंदी नज़र
    पॉश, आईसीसी, icc, शिकायत दर्ज, shikayat karni, कार्रवाई, karwai, karyavahi, karwayi, जाँच हो, जांच
    jaanch karein, जाँच करें, प्रताड़ित, pratarit, प्रताड़ना, एचआर देखे, hr dekhe, hr please, hr se, hr ko
    रैगिंग, ragging, बुली, bully, असहज, asahaj, uncomfortable, हाथ उठाया, सख्त कदम, कदम उठा*`,
  "my-own-fault": `मेरी गलती, मेरी ही गलती, गलती मेरी, माफ, माफ़ी, माफ करना, maaf kar, क्षमा, chhama
    मैं बेवकूफ, main bewakoof, mai bewakoof, main bewkoof, मैं ही बेवकूफ, main hi bewakoof, main hi gadha
    मैं ही पागल, main hi pagal, main bhi na, मैं गधा, main gadha, मैं ही उल्लू, खुद पर हँसी, khud pe hasi
    मुझसे गलती, मुझसे चूक, शर्मिंदा हूँ, sharminda hoon, अपनी बेवकूफी, apni bewakoofi, मैंने ही बिगाड़*
    maine hi, मेरी अक्ल, meri akal, मेरा दिमाग, सॉरी, sorry`,
  "i-suffer": `मर जाना चाहता, marna chahta, marna chahti, मर जाऊँ, mar jaun, jeene ka mann nahi
    जीना नहीं चाहता, jeena nahi chahti, अब और नहीं सह*, ab aur nahi seh*, ab aur nahi hota, टूट गया हूँ
    toot gaya hoon, टूट चुका, toot chuki, tut gayi hu, डिप्रेशन, depression, अवसाद, घुटन होती, पैनिक, panic
    नींद नहीं आती, खुद को नुकसान, khud ko nuksan pahuncha*, खत्म करने का ख्याल, khatam karne ka khayal
    ख्याल आते हैं, khayal aate, khyal aate, अकेला महसूस, akela mehsoos, थक गया हूँ ज़िंदगी, zindagi se thak
    एंग्ज़ायटी, anxiety, सहा नहीं जाता, झेला नहीं जाता, कोई रास्ता नहीं, मदद चाहिए, रो रहा हूँ, ro rahi hu
    रोता हूँ, roti hu, हार गया हूँ`,
  "joke-idiom": `मार डाला, फाड़ दिया, जान डाल दी, हँस हँस के मर, has has ke mar, hans hans ke, hass hass ke
    हँसते हँसते, hanste hanste, haste haste, पेट दुख, आग लगा दी, जान छिड़क*, जान लगा, jaan laga di
    गोली की तरह, बाज़ी मार, छक्के छुड़ा, बम जैसा, bomb jaisa, मौत के मुँह, मर मर के, काम मार डाला, किल कर
    डेड कोड, dead code, डेडलॉक, deadlock, ज़ॉम्बी, zombie, प्रोसेस मार*, process maar*, process kill
    एग्ज़ीक्यूट, execute, खून पसीना, सिर धड़, उल्लू की तरह जाग, चूहा दौड़, टाँग खींच, मगज़मारी, माथापच्ची
    घोड़े बेच, पटाखे फोड़, ठंडा पानी, नानी याद, मक्खी मार`,
  "boss-leader": `बॉस, मैनेजर, manager, प्रबंधक, नेता, नेतृत्व, netritva, netrutva, लीडर, leader, लीडरशिप
    leadership, मुखिया, कप्तान, कैप्टन, captain, सुपरवाइज़र, supervisor, हेड, प्रधानाचार्य, pradhanacharya
    principal, प्रिंसिपल, मालिक, सेठ, वरिष्ठ, सीनियर, senior, अधिकारी, afsar, इंचार्ज, incharge, फोरमैन
    foreman, टीएल, tl, संभाला टीम, team sambhal*, टीम संभाल*, अगुवाई, निर्देशक`,
  "mentor-teach": `सिखा*, sikhaya, सिखाते, सिखाना, सिखाती, सीखा, सीखने, सीखना, सीखते, समझाया, समझाते
    समझाना, पढ़ाया, पढ़ाते, padhana, ट्रेनिंग, training, प्रशिक्षण, मेंटर, mentor, मेंटरशिप, mentorship
    गुरु, उस्ताद, शिक्षक, कोचिंग, coaching, तालीम, बारीकियाँ, barikiyan, गुर, gur sikha*, हाथ पकड़कर
    haath pakad ke, hath pakad ke sikh*, टिप्स दिए, तैयार किया, tayar kiya, seekh paaya, seekh rahe`,
  "guide-direction": `मार्गदर्शन, margdarshan, मार्गदर्शक, margdarshak, राह दिखा*, रास्ता दिखा*, दिशा
    दिशा दी, दिशाहीन, सलाह, सुझाव, निर्देश, निर्देशन, गाइड, guide, गाइडेंस, guidance, परामर्श, नसीहत
    हिदायत, सही राह`,
  "decide-decision": `फैसला, faisala, fesla, फैसले, faisale, निर्णय, nirnaya, निर्णयों, तय, taye, तय किया
    तय कर*, चुनाव, चुना, इरादा, रुख, अंतिम फैसला, पलट*, palatna, पलट देते, मन बदल*, निश्चय, विकल्प`,
  "delegate-micromanage": `माइक्रोमैनेज, micromanage, हर छोटी बात, हर चीज़ में टाँग, दखल, सौंप*, saunp*
    सौंपा, saunpa, sonpa, काम बाँट*, काम बाँटा, बँटवारा, bantwara, batwara, बाँटते, बाँट, सिर पर खड़े
    sar pe khade, sar par khade, हर घंटे पूछ*, आज़ादी, छूट दी, काम थोप*, thop diya, कंधों पर, kandhon par
    निगरानी कर*, पीछे पड़े, ज़िम्मा, thop dete, thopna`,
  "take-credit": `क्रेडिट, credit, श्रेय, shreya, श्रेय ले, श्रेय दिया, क्रेडिट ले*, credit le*
    credit lena, credit diya, credit khud, वाहवाही, wah wahi, वाहवाही लूट*, नाम अपना, naam khud ka
    अपना नाम, मेरा नाम, हमारा नाम, नाम लिया, मेहनत किसी की, मेरी मेहनत, hamari mehnat, फसल काट*, नाम हटा*
    सेहरा`,
  "appraisal-promotion": `अप्रेज़ल, appraisal, प्रमोशन, promotion, parmotion, पदोन्नति, तरक्की, इंक्रीमेंट
    increment, हाइक, hike, रेटिंग, rating, मूल्यांकन, बोनस, bonus, सालाना समीक्षा, वेतन वृद्धि
    vetan vriddhi, केआरए, kra, kpi, बढ़ोतरी, badhotari, परफॉर्मेंस, performance review, pip`,
  "stand-up-for-team": `साथ खड़े, saath khada, saath khadi, dhal bankar, ढाल बन*, बचाव, बचाया, पक्ष लिया
    पक्ष, हमारी तरफ से, humari taraf se, hamare liye lad*, humare liye lad*, टीम के लिए लड़*
    team ke liye lad*, आवाज़ उठा*, साथ निभाया, पीछे खड़े, हमारी पैरवी, pairavi, pairvi, स्टैंड लिया
    stand liya, संरक्षण, ओट में, आगे आकर, aage aake, छाता, बैक किया, back kiya, हक के लिए`,
  "vision-goal-priority": `लक्ष्य, lakshya, laksh, उद्देश्य, uddeshya, मकसद, प्राथमिकता, prathamikta, विज़न
    vision, दृष्टि, drishti, दूरदर्शी, दूरदृष्टि, योजना, yojana, प्लानिंग, plaining, रणनीति, दूर की सोच*
    रोडमैप, roadmap, बड़ी तस्वीर, प्राथमिक, प्राथमिकताएँ, prathmiktaen, टारगेट, targat, बदलता लक्ष्य`,
  "motivate-team": `प्रेरित, प्रेरणा, मोटिवेट, motivate, मोटिवेशन, motivation, जोश, जोश भर*, टीम को जोड़*
    team ko jod*, टीम का मनोबल, team ka manobal, मनोबल, मनोबल गिर*, उत्साह, ऊर्जा भर*, टीम भावना, जान फूँक*
    हौसला, उमंग, जज़्बा`,
  "career-growth": `करियर, career, karier, आगे बढ़ने, विकास, ग्रोथ, growth, तरक्की, मौके, moke, नए मौके
    naye mauke, अवसर, भविष्य, bhavishya, आगे का रास्ता, कौशल विकास, नई भूमिका, nayi bhumika, भूमिका
    संभावना, ट्रांसफर, मुकाम, पहचान दिला*, pehchan dila*`,
  "trust-juniors": `जूनियर, junior, जूनियरों, juniors, इंटर्न, intern, फ्रेशर, fresher, नए लोग, naye log
    नए लोगों, naye logon, naye logo, नए बच्चे, naye bachche, नए आए, naye aaye, नौसिखिया, nausikhiye
    छोटे कर्मचारी, chhote karmchari, ट्रेनी, trainee, अप्रेंटिस, apprentice, नवागंतुक, शिष्य, कनिष्ठ
    मौका दिया, moka diya, mauka dete, छात्र, chhatra, विद्यार्थी`,
  "responsibility-own": `ज़िम्मेदारी, jimewari, ज़िम्मेदार, जवाबदेही, जवाबदेह, उत्तरदायित्व, uttardayitva
    उत्तरदायी, कर्तव्य, kartavya, फ़र्ज़, ओनरशिप, ownership, अपनी गलती मान*, galti maan*, ज़िम्मा उठा*
    बीड़ा उठा*`,
  "fair-manager": `निष्पक्ष, न्याय, न्यायपूर्ण, इंसाफ, बराबरी, barabari, सबको बराबर, sab ko barabar
    barabar, एक समान, समान, saman mauka, समान अवसर, एक जैसा व्यवहार, ek jaisa, भेदभाव नहीं, बिना भेदभाव
    पक्षपात नहीं, pakshpat nahi, बिना पक्षपात, सबकी सुन*, sab ki sun*, संतुलित`,
  "message-reply": `जवाब, जवाब नहीं, जवाब दिया, उत्तर, संदेश, मैसेज, message, mesej, msg, रिप्लाई, reply
    सीन करके, seen kar ke, seen, ब्लू टिक, blue tick, पढ़कर, padh ke, padh kar, जवाबी, प्रतिक्रिया, लिखा
    लिखते, लिखना, likho, likhi, likhkar, likhiye`,
  "mail-phone-chat": `mail, ईमेल, email, फोन, phone, फोन उठा*, phone utha*, फोन काट*, phone kaat*, चैट
    ग्रुप, चिट्ठी, पत्र, patra, कॉल, कॉल उठा*, call utha*, स्लैक, slack, टीम्स, teams pe, वॉइस नोट
    voice note, नोटिस, notice, सूचना पट्ट, cc mein, सीसी, स्टेटस`,
  "meeting-call": `मीटिंग, meting, बैठक, bethak, स्टैंडअप, standup, stand up, सभा, एजेंडा, agenda
    कॉन्फ्रेंस, conference, चर्चा, मुलाकात, वन ऑन वन, one on one, रिव्यू मीटिंग, review meeting, मीटिंगें
    मीटिंगों, meetingon, डिब्रीफ, हडल, huddle, सिंक, sync, zoom, गोष्ठी`,
  "listen-hear": `सुना, सुनते, सुनो, सुनता, सुनती, सुनकर, sun ke, sunke, सुने, सुनवाई, ध्यान से सुन*
    कान दे*, बात सुन*, सुनी, बिना सुने, पूरी बात सुन*, सुनिए, sunenge, sun lo, sun lete`,
  "explain-present": `समझा*, samjhaya, प्रस्तुति, प्रेज़ेंटेशन, presentation, पेश, peysh, बोलने का तरीका
    वर्णन, व्याख्या, डेमो, उदाहरण, udaharan, मिसाल देकर, खोलकर समझा*, khol kar samjha*, बात रख*, baat rakhi
    स्लाइड, slide, विस्तार, जानकारी दी`,
  "ask-question": `सवाल, सवालों, sawalon, प्रश्न, prashna, पूछ*, पूछा, पूछते, पूछना, पूछो, पूछताछ, डाउट
    doubt, शंका, जिज्ञासा, jigyasa, क्वेरी, query, पूछने, बेझिझक पूछ*`,
  "feedback-review-word": `फीडबैक, feedback, fidbek, प्रतिपुष्टि, समीक्षा, रिव्यू, review, टिप्पणी
    टिप्पणियाँ, tippaniyan, कमेंट, comment, राय, rai, सुझाव, आलोचना, प्रतिक्रिया, मूल्यांकन, सलाह, नज़रिया
    najariya, सर्वे, survey`,
  "tone-voice": `लहजा, lehja, लहजे, lehje, स्वर, tone, आवाज़, बोली, बात करने का तरीका, भाषा शैली, अंदाज़
    शब्द, शब्दों, shabdon, अल्फ़ाज़, व्यवहार, vyavahar, बर्ताव, रवैया, बातचीत, baat cheet`,
  "inform-update": `बताया नहीं, बता देते, बता दिया, खबर, सूचना, सूचित, अपडेट, update, स्टेटस, status
    जानकारी, इत्तला, ittila, itlah, मिनट्स, minutes, नोट्स, notes, रिपोर्ट, report, सारांश, पहले से बता*
    pehle se bata*, pehle bata*, पहले बता*, अवगत, खबर कर*, घोषणा, हालचाल`,
  "team-together": `टीम, team, टीमवर्क, teamwork, साथ मिलकर, saath mil ke, मिलकर, mil kar, milke, मिलजुल
    mil jul, मिलजुलकर, एकजुट, एकता, तालमेल, समन्वय, टीम भावना, team bhavna, सामूहिक, समूह, सहकर्मी
    sehkarmi, सहकर्मियों, sahkarmiyon, साथियों, sathiyon, साथी, मिल बाँट*`,
  "share-help-colleague": `मदद कर*, मदद की, मदद माँग*, हाथ बँटा*, haath bata*, hath bantata, साझा, साझा कर*
    शेयर, बाँट*, सहयोग, sahayog, सहयोग कर*, सहयोगी, ज्ञान बाँट*, gyan baant*, छुपा के रख*, जानकारी छुपा*
    दूसरों की मदद, dusron ki madad, नए साथी, naye saathi, कंधे से कंधा`,
  "conflict-argue": `बहस, behas, bahes, बहस कर*, झगड़ा, jhagra, झगड़े, झगड़*, लड़ाई, larai, विवाद
    तू तू मैं मैं, tu tu main main, अनबन, मतभेद, मनमुटाव, टकराव, तकरार, कहासुनी, kaha suni, नोकझोंक
    nokjhok, उलझ पड़*, सुलह, झगड़ालू, राजनीति, ऑफिस पॉलिटिक्स, politics, खींचतान, kheenchtan`,
  "customer-client": `ग्राहक, ग्राहकों, grahakon, grahako, क्लाइंट, client, kalaint, कस्टमर, customer
    मरीज़, मरीज़ों, mareezon, अतिथि, मेहमान, अभिभावक, पैरेंट्स, parents, यात्री, सवारी, vendor, वेंडर
    सप्लायर, supplier, पार्टी वाले, खरीदार, उपभोक्ता`,
  "language-translation": `भाषा, हिंदी, अंग्रेज़ी, english, इंग्लिश, अनुवाद, मातृभाषा, matribhasha, उच्चारण
    व्याकरण, vyakaran, ज़ुबान, तर्जुमा, स्थानीय भाषा, sthaniya bhasha, लिपि, दुभाषिया, वर्तनी, spelling`,
  "handover-other-team": `हैंडओवर, handover, haindovar, hand over, सौंप*, दूसरी टीम, dusri team
    दूसरे विभाग, दूसरे डिपार्टमेंट, dusre department, विभाग, डिपार्टमेंट, department, dipartment
    शिफ्ट सौंप*, चार्ज देना, charge dena, केटी, kt di, kt nahi, नॉलेज ट्रांसफर, knowledge transfer
    सेल्स टीम, sales team, एचआर टीम, तालमेल दूसरी, टीमों के बीच, teamon ke beech, teams ke beech
    विभागों के बीच, बीच में पुल`,
  "code-program": `कोड, code, कोडिंग, coding, प्रोग्राम, प्रोग्रामिंग, स्क्रिप्ट, script, फंक्शन, function
    एपीआई, api, रिपॉजिटरी, repo, pull request, पुल रिक्वेस्ट, मर्ज, merge, कमिट, commit, रिफैक्टर, refactor
    जावा, पायथन, python, फ्रंटएंड, frontend, बैकएंड, backend, एल्गोरिदम, algorithm, लॉजिक, logic, सिंटैक्स`,
  "bug-debug": `बग, bug, बग्स, bugs, डिबग, debug, डिबगिंग, debugging, एरर, error, क्रैश, crash, logs, हैंग
    hang ho, गड़बड़ी पकड़*, gadbadi pakad*, खराबी, खामी पकड़*, इश्यू, issue, ishu, defect, डिफेक्ट, फॉल्ट
    fault, falt, रूट कॉज़, हॉटफिक्स`,
  "test-qa": `टेस्ट, टेस्टिंग, परीक्षण, जाँच, परख*, परखा, क्यूए, टेस्ट केस, test case, रिग्रेशन, regression
    क्वालिटी चेक, quality check, नमूना जाँच, यूनिट टेस्ट, ऑटोमेशन, automation, आटोमेशन, कवरेज, coverage
    निरीक्षण, गुणवत्ता जाँच`,
  "deploy-release-server": `डिप्लॉय, deploy, डिप्लॉयमेंट, deployment, रिलीज़, release, सर्वर, server
    सर्वर डाउन, server down, प्रोडक्शन, production, क्लाउड, cloud, पाइपलाइन, pipeline, बिल्ड, build, रोलबैक
    rollback, लाइव किया, live kiya, बैकअप, backup, होस्टिंग, कंटेनर, आउटेज, outage, डाउनटाइम, downtime`,
  "data-report-excel": `डेटा, डाटा, आँकड़े, aankde, aankdon, आँकड़ों, रिपोर्ट, report, एक्सेल, excel
    स्प्रेडशीट, spreadsheet, चार्ट, ग्राफ, डैशबोर्ड, dashboard, पिवट, pivot, फॉर्मूला, क्वेरी, sql, डेटाबेस
    database, तालिका, सर्वेक्षण, पावरपॉइंट, ppt, पीपीटी, कॉलम, column, मैट्रिक्स`,
  "design-architecture": `आर्किटेक्चर, architecture, संरचना, ढाँचा, डिज़ाइन पैटर्न, design pattern
    सिस्टम डिज़ाइन, system design, माइक्रोसर्विस, microservice, मॉड्यूल, module, mojyul, स्कीमा, schema
    खाका, ब्लूप्रिंट, blueprint, नक्शा, स्केलेबल, scalable, फ्रेमवर्क, framework, तकनीकी डिज़ाइन, बुनियाद
    नींव, neev`,
  "machine-tool-equipment": `मशीन, machine, मशीनें, machinen, मशीनों, औज़ार, उपकरण, upkaran, यंत्र, yantra
    टूल, टूल्स, मोटर, motor, प्रिंटर, printer, लैपटॉप, laptop, कंप्यूटर, computer, सीएनसी, cnc, lathe
    क्रेन, crane, फोर्कलिफ्ट, forklift, वेल्डिंग, ड्रिल, पंप, pump, जनरेटर, generator, कन्वेयर, conveyor
    पुर्ज़ा, पुर्ज़े, लाइन मशीन, कैलिब्र*, calibration, स्कैनर, scanner`,
  "repair-fix-solve": `ठीक किया, ठीक कर दिया, ठीक कर*, मरम्मत, सुलझाया, सुलझा*, सुलझा दी, समाधान, हल
    hal nikala, हल निकाल*, हल कर*, hal kiya, निदान, फिक्स, रिपेयर, repair, तोड़ निकाल*, जुगाड़, सुधार दिया
    दुरुस्त कर*, निपटाया, सॉल्व, solve, पैच, patch, पार लगाया`,
  "find-cause-analyse": `कारण ढूँढ*, वजह ढूँढ*, wajah pata, जड़, jad tak, jad se, jad pakad*, असली वजह
    असली कारण, विश्लेषण, vishleshan kiya, पता लगा*, pata lagaya, खोज*, khoj nikala, ढूँढ*, dhund liya
    पकड़ लिया, तह तक, teh tak, छानबीन, पड़ताल, एनालिसिस, analysis, rca, अध्ययन, गहराई से, gehrai se
    gehraai, गहराई`,
  "skill-knowledge-expert": `जानकार, ज्ञान, gyan, विशेषज्ञ, visheshagya, visheshgya, कौशल, koushal, हुनर
    अनुभव, अनुभवी, anubhavi, तजुर्बा, tajurbe, महारत, पकड़ मज़बूत, पकड़ अच्छी, तकनीकी, तकनीक, विषय
    विषय पर पकड़, एक्सपर्ट, expert, दक्ष, दक्षता, योग्यता, योग्य, yogya, निपुण, माहिर, समझ गहरी
    gehri samajh, gahri samajh, बुनियादी समझ, technical, टेक्निकल, स्किल`,
  "performance-security": `परफॉर्मेंस, performance, सुरक्षा, सुरक्षित, सिक्योरिटी, security, पासवर्ड
    password, लोड, load, गति, रफ्तार, क्षमता, मेमोरी, memory, लेटेंसी, latency, हैक, hack, फायरवॉल
    firewall, एन्क्रिप्शन, encryption, ऑप्टिमाइज़, optimize, कैश, cache, अनुकूलन, डेटा चोरी`,
  "calculation-accounts": `हिसाब, हिसाब किताब, लेखा, बही, बहीखाता, गणना, ganana, गिनती, बिल, बिलिंग, जीएसटी
    gst, टैक्स, tax, कर रिटर्न, ऑडिट, audit, अकाउंट, account, बजट, budget, चालान, इनवॉइस, invoice, टैली
    tally, मिलान, खर्च, kharcha, लागत, रसीद, नकदी`,
  "document-technical": `दस्तावेज़, डॉक्यूमेंट, document, डॉक्यूमेंटेशन, documentation, मैनुअल, manual
    नियमावली, fail mein, कागज़, कागज़ात, readme, रीडमी, विकी, एसओपी, sop, रिकॉर्ड, record, अभिलेख, प्रपत्र
    फॉर्म, विनिर्देश, spec, चेकलिस्ट, टिप्पणियाँ कोड, फाइलें, files me, फाइल में`,
  "system-software-app": `सिस्टम, system, सॉफ्टवेयर, software, softveyar, एप्लिकेशन, application, वेबसाइट
    website, पोर्टल, नेटवर्क, network, इंटरनेट, internet, वाईफाई, wifi, लॉगिन, log in, स्क्रीन, screen
    फीचर, feature, अपग्रेड, upgrade, ईआरपी, erp, सैप, sap, टिकट, ticket, तकनीकी सहायता, सर्च, प्लेटफॉर्म
    platform, बटन, button, mobile app, मोबाइल ऐप`,
  "electric-medical-shop-skill": `बिजली, वायरिंग, wiring, vayaring, तार, इंजेक्शन, injection, दवा, दवाई
    दवाइयाँ, dawaiyan, ड्रिप, ड्रेसिंग, नर्स, nurse, डॉक्टर, doctor, daktar, ऑपरेशन, operation, opareshan
    इलाज, एक्सरे, xray, x ray, ब्लड सैंपल, sample, रसोइया, खाना बनाने, पकाने, सिलाई, कटिंग, cutting
    badhai ka kaam, प्लंबर, plumber, ड्राइविंग, driving, गाड़ी चलाने, बिल काउंटर, काउंटर, counter, स्टॉक
    माल गिन*, गोदाम, godown, पैकिंग, packing, पेंटिंग, रंगाई, वार्ड, लैब, lab, प्रयोगशाला, खेती, तराज़ू
    टाँके`,
  "idea-think-up": `आइडिया, idea, idiya, आइडियाज़, ideas, विचार, सोच, सोचा, सूझ*, sujha, sujhaya, सूझबूझ
    कल्पना, kalpna, ख्याल, khayal, तरकीब, उपाय, दिमाग लगा*, दिमाग चला*, युक्ति, मंथन, योजना सोच*, concept
    कॉन्सेप्ट, अवधारणा`,
  "new-novel": `नया, nya, नई, nayi, नए, naye, नवीन, नवाचार, नयापन, नई सोच, nayi soch, नया तरीका, नए तरीके
    naye tarike, इनोवेशन, innovation, इनोवेटिव, innovative, आधुनिक, नवप्रवर्तन, ताज़ा, ताज़गी, अभिनव
    कुछ अलग, नवीनता`,
  "creative-imagine": `रचनात्मक, rachanatmak, रचनात्मकता, सृजनात्मक, srijanatmak, सृजन, srijan, क्रिएटिव
    creative, क्रिएटिविटी, creativity, कल्पनाशील, कल्पनाशक्ति, कल्पना, कलात्मक, kala kaari, कलाकारी
    सौंदर्य, saundarya, रचना, सपने, मौलिक सोच, बॉक्स से बाहर, लीक से हटकर`,
  "visual-design-colour": `डिज़ाइन, design, डिज़ाइनर, designer, पोस्टर, poster, लोगो, स्लाइड, slide, slides
    बैनर, banner, रंग, रंगों, rangon, रंगीन, चित्र, chitra, तस्वीर, फोटोशॉप, फॉन्ट, लेआउट, layout, सजावट
    सजाया, रंगोली, टेम्पलेट, template, ब्रोशर, brochure, आइकन, icon, यूआई, ui, ux, थंबनेल, thumbnail
    एनिमेशन, animation, ग्राफिक, graphic, मॉकअप, mockup, पैकेजिंग, चार्ट पेपर, वीडियो एडिट`,
  "experiment-try": `प्रयोग, कोशिश, कोशिश की, कोशिश कर*, आज़मा*, आज़माया, प्रयास, ट्राई, try, एक्सपेरिमेंट
    experiment, जोखिम, रिस्क, नया करके देख*, प्रोटोटाइप, prototype, पायलट, pilot, हैकाथॉन, hackathon, पहल
    pehal, पहल की, चुनौती ली`,
  "original-unique": `मौलिक, molik, मौलिकता, अनोखा, anokhi, अनोखे, अलग, alg, हटके, hat ke, हटकर, hat kar
    निराला, अनूठा, अनूठी, अद्वितीय, advitiya, यूनिक, unique, ओरिजिनल, original, खुद की सोच, अपनी सोच
    विशिष्ट, बेजोड़, विलक्षण`,
  "story-art-write": `कहानी, कहानियाँ, kahaniyan, कविता, लेख, लेखन, कॉपी लिख*, कंटेंट, content, स्लोगन
    नारा, टैगलाइन, tagline, ब्लॉग, स्क्रिप्ट लिख*, script likh*, नाटक, कैंपेन, campaign, अभियान, विज्ञापन
    vigyapan, हेडलाइन, headline, शीर्षक, कैप्शन, caption, किस्सा, चित्रकला, chitrakala, रील, वीडियो बनाया
    gaana likh*`,
  "brainstorm-suggest": `ब्रेनस्टॉर्म, brainstorm, brenstorm, मंथन, विचार मंथन, सुझाव, सुझाव दिया
    सुझाव दिए, सुझाया, सुझा*, प्रस्ताव, पेशकश, कार्यशाला, वर्कशॉप, workshop, राय दी, विचार रख*, आइडिया दिया
    idea diya, idea de, आइडिया देते, सुझाव पेटी`,
  "old-way-conservative": `पुराना, पुरानी, पुराने, पुराने तरीके, पुराना तरीका, पुराने ज़माने, घिसे पिटे
    लकीर के फकीर, लकीर, रूढ़िवादी, दकियानूसी, वही ढर्रा, परंपरागत, पारंपरिक, बदलाव से डर*, badlaav se
    बदलाव नहीं, पिछले साल वाला, pichle saal wali, हमेशा ऐसे ही, सालों पुराना, saalon purana`,
  "deadline-date": `डेडलाइन, deadline, ded line, समय सीमा, समयसीमा, अंतिम तिथि, आखिरी तारीख, aakhri tareekh
    तारीख, नियत समय, तय तारीख, शेड्यूल, schedule, समय सारिणी, मियाद, टाइमलाइन, timeline, महीने के अंत
    हफ्ते के अंत, स्प्रिंट, ईटीए, eta, मोहलत, निर्धारित समय`,
  "promise-word-kept": `वादा, वादे, वादा निभा*, वचन, ज़ुबान के पक्के, ज़ुबान का पक्का, बात के पक्के
    baat ka pakka, बात के धनी, कहा सो किया, jo kaha wo kiya, jo kehte, जो कहते, jo kaha, jo bola, कौल
    प्रतिबद्ध, प्रतिबद्धता, कमिटमेंट, commitment, निभा*, निभाते, निभाया, वादाखिलाफी, वादा तोड़*`,
  "attendance-leave-shift": `छुट्टी, छुट्टियाँ, chhuttiyan, हाज़िरी, haajri, उपस्थिति, अनुपस्थित
    ग़ैरहाज़िर, gair hazir, नागा, naga kar*, शिफ्ट, ड्यूटी, duty, duti, अवकाश, लीव, leave, सिक लीव
    sick leave, रोस्टर, roster, पंच इन, punch in, पंच, हाफ डे, half day, नाइट शिफ्ट, night shift, बिना बताए
    bina bataye, बीमारी का बहाना, बंक, bunk, वर्क फ्रॉम होम, work from home, wfh, उपस्थित, उपलब्धता
    ओवरटाइम, overtime`,
  "consistent-every-day": `हर दिन, रोज़, प्रतिदिन, लगातार, नियमित, niyamit, नियमित रूप, niyamit roop
    नियमितता, निरंतर, निरंतरता, एक जैसा, ek jaisi, एक सा, स्थिर, हमेशा एक, हर हफ्ते, har hafta, हर महीने
    बिना नागा, अनियमित, aniyamit, कभी हाँ कभी ना, मन मर्ज़ी, manmarzi, सुसंगत, बरसों से`,
  "follow-up-remind": `याद दिला*, याद दिलाना, yaad dilaya, फॉलो अप, follow up, followup, phalo ap, फॉलोअप
    रिमाइंडर, reminder, पीछे पड़ना, पीछे भाग*, बार बार पूछ*, बार बार कह*, baar baar keh*, bar bar bol*
    तीन बार, दस बार, कितनी बार, टोकना पड़*, पूछना पड़*, चेज़, chase kar*`,
  "deliver-finish-work": `पूरा, पूरी, पूरे, पूरा किया, पूरा कर*, पूरा हो, काम पूरा, खत्म किया, khatam kiya
    निपटा*, निपटा दिया, निपटाया, डिलीवर, deliver, डिलीवरी, delivery, dilivari, संपन्न, जमा, जमा कर*, सबमिट
    submit, अंजाम तक, सौंप दिया, तैयार, tayyar, पहुँचा दिया, क्लोज़ किया, समाप्त`,
  "half-done-leave": `अधूरा, अधूरी, अधूरे, आधा अधूरा, आधा, आधे, बीच में छोड़*, beech mein chhod*, छोड़ देते
    छोड़ दिया, छोड़ कर चल*, आधे में, aadhe mein, लटका कर, अपूर्ण, बीच रास्ते, मझधार, manjhdhar, हाथ खड़े`,
  "check-careful-double": `ध्यान से, ध्यान, सावधानी, जाँच*, जाँचते, जाँचा, दोबारा जाँच*, दो बार देख*, चेक
    डबल चेक, double check, पुष्टि, पड़ताल, बारीकी, सतर्क, चौकस, सजग, नज़र मार*, देख लिया कर*, एक बार देख
    मिलाकर देख*, मिला लेते, तसदीक, वेरिफाई, verify, गौर, gaur se`,
  "available-when-needed": `उपलब्ध, uplabdha, मौजूद, mojud, हाज़िर, ज़रूरत के समय, ज़रूरत पर, zarurat padne
    jarurat pad*, मिलते नहीं, मिलते ही नहीं, गायब हो, gayab rehte, गायब रहते, फोन नहीं उठा*
    phone nahi utha*, संकट में, आधी रात, हर समय तैयार, बुलाने पर, कुर्सी खाली, सीट पर नहीं, seat pe nahi
    seat par nahi, सीट पर`,
  "process-rule-discipline": `नियम, नियमों, niyamon, niyamo, कायदा, कायदे, अनुशासन, अनुशासित, प्रक्रिया
    प्रोसेस, process, पॉलिसी, policy, नीति, सुरक्षा नियम, हेलमेट, दस्ताने, यूनिफॉर्म, uniform, वर्दी, कानून
    पालन, मर्यादा, शर्तें, sharten, मानक, दिशानिर्देश, safety, सेफ्टी, अनुमोदन, approval, अप्रूवल`,
  "arrive-early-late": `जल्दी (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    देर से (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), देर से पहुँच*, der se pahuch*
    लेट (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    late (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), late pahunch*
    समय से (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    समय पर (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    time par (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    time pe (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    टाइम पर (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), पहुँचते, pahunchte, pahuchte, पहुँच*
    पहले पहुँच*, pehle pahunch*, pehle (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    सबसे पहले (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane)
    sabse pehle (aa|aao|aaya|aaye|aayi|aata|aate|aati|aana|aane), जल्दी निकल*, जल्दी चले, जल्दी भाग*
    सुबह नौ, दस बजे, नौ बजे, बजे, आधा घंटा, पंद्रह मिनट, pandrah minute, इंतज़ार, intezar, intjar`,
  "greeting-festival-birthday": `नमस्ते, namste, नमस्कार, प्रणाम, राम राम, सलाम, आदाब, जय हिंद, jai hind
    सत श्री अकाल, शुभ प्रभात, शुभ रात्रि, अलविदा, जन्मदिन, janamdin, janmdin, जन्मदिवस, birthday, बर्थडे
    सालगिरह, दिवाली, दीपावली, deepawali, होली, राखी, रक्षाबंधन, नया साल, नववर्ष, दशहरा, dussehra, त्योहार
    त्यौहार, गणपति, ganpati, chhat puja, लोहड़ी, lohri, संक्रांति, क्रिसमस, christmas, विदाई, फेयरवेल
    farewell, हैप्पी, happy, ईद मुबारक, eid mubarak`,
  "food-tea-lunch": `पानी, चाय, chai, खाना, खाने, लंच, lunch, टिफिन, नाश्ता, समोसा, समोसे, कॉफी, coffee, मिठाई
    लड्डू, बिरयानी, biriyani, कैंटीन, canteen, रोटी, दाल, सब्ज़ी, पराठा, paranthe, पकौड़े, pakode, केक
    cake, पूरी सब्ज़ी, थाली, डिब्बा, स्वाद, अचार, मैगी, maggi, चटनी, भूख, खिलाया, मेस, peene ka pani
    pani ki botal, chai pani`,
  "office-place-seat-ac": `ऑफिस, office, aafis, दफ्तर, daftr, कार्यालय, karyalaya, कुर्सी, seat, मेज़
    डेस्क, एसी, ac, वाशरूम, शौचालय, बाथरूम, टॉयलेट, toilet, लिफ्ट, सीढ़ियाँ, seedhiyan, खिड़की, कमरा ठंडा
    पंखा, फ्लोर, floor, मंज़िल, बत्ती, लाइट, light, रोशनी, कूलर, cooler, पेंट्री, pantry, रिसेप्शन
    reception, फैक्ट्री, factory, कारखाना, दुकान, स्कूल, school, अस्पताल, hospital, वर्कशॉप, साइट`,
  "party-trip-game": `पार्टी, party, पिकनिक, picnic, ट्रिप, यात्रा, घूमने, सैर, खेल, खेलना, खेला, खेलते
    कैरम, carrom, टीटी, tt khel*, लूडो, अंताक्षरी, नाच, डांस, dance, गाना, गाने, आउटिंग, outing, टूर, जश्न
    कार्यक्रम, समारोह, फंक्शन, मेला, दावत, गेट टुगेदर, get together, प्रतियोगिता`,
  "movie-music-cricket": `फिल्म, मूवी, movie, सिनेमा, cinema, गाना सुन*, संगीत, क्रिकेट, cricket, मैच
    match, विश्व कप, world cup, वर्ल्ड कप, आईपीएल, ipl, कबड्डी, फुटबॉल, football, सीरीज़, series
    वेब सीरीज़, web series, हीरो, hero, हीरोइन, heroine, विकेट, शतक, बल्लेबाज़, टीवी, tv, किताब, उपन्यास
    शायरी, shayari, गज़ल`,
  "personality-style-general": `स्वभाव, व्यक्तित्व, vyaktitva, इंसान, आदत, आदतें, aadatein, aadten, मिज़ाज
    शख्सियत, अंदाज़, तबीयत के, चरित्र, charitra, सादगी, स्टाइल, style, नेचर, nature, आप जैसे, aap jaisa
    aap jaisi, माहौल, mahol, mahoul, शांत स्वभाव, बंदा, कुल मिलाकर, kul mila ke, ओवरऑल, overall`,
  "salary-hr-admin": `वेतन, तनख्वाह, tankhwah, tankha, पगार, सैलरी, salary, selary, salry, एचआर, hr
    मानव संसाधन, पीएफ, pf, ग्रेच्युटी, gratuity, पेरोल, payroll, पर्ची, सैलरी स्लिप, salary slip, प्रशासन
    एडमिन, admin, नौकरी, nokri, रोज़गार, भर्ती, इंटरव्यू, interview, नोटिस पीरियड, notice period
    आईडी कार्ड, id card, इस्तीफा, मज़दूरी`,
  "transport-parking": `गाड़ी, gaari, बस, कैब, cab, ऑटो, auto, ato, मेट्रो, ट्रेन, train, बाइक, bike
    स्कूटर, scooter, स्कूटी, साइकिल, cycle, पार्किंग, parking mein, ट्रैफिक, traffic, जाम, jam mein, रास्ता
    सड़क, ड्राइवर, driver, शटल, shuttle, किराया, लोकल, local, पेट्रोल, टैक्सी, taxi, सफर`,
  "health-family": `तबीयत, tabiyat kharab, स्वास्थ्य, swasthya, swasth, सेहत, बीमार, बीमारी, बुखार, अस्पताल
    छुट्टी बीमार, दवा, डॉक्टर, परिवार, बच्चे, बेटी, बेटा, माँ, पापा, पिताजी, माताजी, शादी, आराम, नींद, चोट
    सर्जरी, surgery, कोविड, covid, प्रसव, जाँच रिपोर्ट, ऑपरेशन, घर में सब, ghar mein sab, ghar pe sab
    घर परिवार`,
  weather: `मौसम, mosam, बारिश, वर्षा, गर्मी, ठंड, thandi, सर्दी, धूप, बादल, badal chha*, हवा चल*, कोहरा
    kohara, उमस, तूफान, मानसून, monsoon, ओले, सर्द`,
  "clothes-neutral": `कपड़े, कपड़ा, kapdey, kapray, शर्ट, shirt, टीशर्ट, tshirt, t shirt, कुर्ता, जैकेट
    jacket, स्वेटर, sweater, जूते पहन*, चश्मा, घड़ी, वर्दी, ड्रेस कोड, dress code, एप्रन, apron, टाई
    tie pehn*, बैग, bag, टोपी, दस्ताने, इस्त्री, मोज़े, पोशाक, पहनावा, pehnawa, अंगूठी, फॉर्मल`,
  "luck-future-wish": `किस्मत, भाग्य, bhagya, नसीब, सौभाग्य, saubhagya, भविष्य, bhavishya, भविष्य उज्ज्वल
    ujjwal, कामना, शुभकामना*, उम्मीद है, आशा है, खुश रहो, khush rahiye, आगे बढ़ते, ऐसे ही, aisehi, जारी रख*
    आने वाला साल, तरक्की करो, कामयाब हो, दुआ, याद आएगी, yaad aayegi, yaad aaoge, फिर मिलेंगे, ऑल द बेस्ट
    all the best, गुड लक, good luck`
}
