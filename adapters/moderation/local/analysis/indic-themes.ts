import type { Theme } from "./themes.ts"

const weight = 2
const spelling = "sound"

/** Hindi, Telugu, Tamil and Kannada, in their scripts and in Latin letters. English words among them are read too. */
export const indicThemes: ReadonlyArray<Theme> = [
  {
    category: "Leadership & Mentorship",
    name: "mentoring",
    weight,
    spelling,
    terms: `जूनियर*, सिखा*, sikha*, sikhaya, sikhate, मार्गदर्शन*, margdarshan*, maargdarshan, हौसला, hausla, प्रोत्साहन*, protsahan*, प्रेरणा, prerna, mauka, mauke, मौका, मौके, mentor*, taraqqi, tarakki,
      జూనియర్*, నేర్ప*, nerp*, మార్గదర్శ*, margadarsh*, maargadars*, అవకాశ*, avakas*, avakaas*, ప్రోత్స*, prothsah*, protsah*, శిక్షణ*, sikshana*,
      ஜூனியர*, கற்று*, katru*, kattru*, சொல்லித் தர*, solli thar*, solli kudu*, வழிகாட்ட*, vazhikaat*, வழியைக், வாய்ப்பு*, vaaippu*, vaippu*, vaayppu*, ஊக்க*, ookka*, ookuv*, payirchi*, பயிற்சி*,
      ಕಿರಿಯ*, kiriya*, ಕಲಿಸ*, kalis*, ಮಾರ್ಗದರ್ಶ*, maargadarsh*, ಅವಕಾಶ*, avakaash*, avakash*, ಪ್ರೋತ್ಸಾಹ*, protsaaha*, ಪ್ರೇರಣೆ*, prerane*, ಜೂನಿಯರ್*, ತರಬೇತಿ*, tarabeti*`
  },
  {
    category: "Leadership & Mentorship",
    name: "leading",
    weight,
    spelling,
    terms: `नेतृत्व*, netritva*, दिशा, disha, मैनेजर*, manager*, लीडर*, लीड, ज़िम्मेदारी, जिम्मेदारी, zimmedari*, jimmedari*, आज़ादी, azaadi, azadi, काम बाँट*, kaam baant*, kaam baat*, pasandeeda, पसंदीदा, मुश्किल (समय|वक़्त), mushkil (samay|waqt), faisla*, फ़ैसल*, फैसल*, टीम को, team ko,
      నాయక*, nayak*, naayak*, దారి, daari, మేనేజర్*, బాధ్యత*, badhyat*, baadhyat*, స్వేచ్ఛ*, swechh*, svech*, పనులు పంచు*, panulu panch*, కష్ట (సమయం*|కాలం*), kashta (samay*|kaalam*), జట్టు*, jattu*, leader*, ishtamaina vaal*, nirnay*, నిర్ణయ*,
      தலைவ*, thalaiv*, தலைமை*, thalaimai*, மேலாளர்*, பொறுப்*, porupp*, poruppu*, சுதந்திர*, sudhandhir*, sudhanthir*, அணி, அணிக்கு*, அணியை*, anikku, aniyai, வேலையை (மட்டும்|பிரி*), velaiyai piri*, pudichavangal*, kadinamaana neram*, கடினமான (நேர*|கால*), vazhi nadath*,
      ನಾಯಕ*, naayak*, ದಾರಿ, ಮ್ಯಾನೇಜರ್*, ಜವಾಬ್ದಾರಿ*, javaabdaari*, javabdari*, ಸ್ವಾತಂತ್ರ್ಯ*, swatantra*, svatantry*, ತಂಡ*, tandakke, tandada, ಕೆಲಸ ಹಂಚು*, kelasa hanch*, ಕಷ್ಟದ (ಸಮಯ*|ಕಾಲ*), kashtada samay*, ishta iroru*, munnadesi*, ಮುನ್ನಡೆ*`
  },
  {
    category: "Communication & Collaboration",
    name: "communication",
    weight,
    spelling,
    terms: `बात, बातें, बातों, baat, baatein, baaton, जवाब, jawab, javab, संदेश*, sandesh*, संवाद*, samvad, लिख (दिया|दें|दो), likh (diya|do|den), समझाते, समझाया, समझाना, samjhate, samjhaya, samjhana, मेल, mail, mails, ईमेल, सूचना, group mein, pata nahi chal*, saaf (saaf)? (bol*|kah*|batat*), batate, बताते, bolte,
      మాట, మాటలు, మాట్లాడ*, matlad*, maatlad*, జవాబు*, javabu*, సందేశ*, sandesa*, sandesal*, వివరి*, vivari*, vivaranga, rayandi, రాయండి, group lo, teliyad*, cheppandi, చెప్పండి, samacharam, సమాచారం, email*, mail chey*,
      பேச்சு*, பேசு*, pech*, pesu*, pesa, பதில்*, badhil*, pathil, செய்தி*, seidhi*, seithi*, முடிவுகளை, mudivugal*, எழுது*, ezhudh*, ezhuth*, விளக்க*, vilakk*, தெரியல, theriyala, தொடர்பு*, thodarbu*, thagaval*, தகவல்*, mail*,
      ಮಾತು, ಮಾತನಾ*, ಮಾತುಕತೆ, maatu, maatan*, maatad*, ಉತ್ತರಿ*, uttaris*, ಸಂದೇಶ*, sandesh*, ನಿರ್ಧಾರ*, nirdhaar*, nirdhar*, ಬರೆಯಿರಿ, bareyir*, ವಿವರಿ*, vivaris*, gottagalla, gottagol*, ಮಾಹಿತಿ*, maahiti*, tilis*, ತಿಳಿಸ*`
  },
  {
    category: "Communication & Collaboration",
    name: "listening",
    weight,
    spelling,
    terms: `सुनते, सुनना, सुनती, सुनिए, सुना, sunte, sunna, sunti, dhyan se, ध्यान से, बात काट*, baat kaat*, बीच में, beech mein, टोक*, मीटिंग*, meeting*,
      వింటా*, వినరు, వినండి, vint*, vinar*, vintar*, శ్రద్ధ*, shraddh*, sradd*, అడ్డుప*, addupad*, మీటింగ్*, రాయితీ, andari maata*,
      கேட்கிற*, கேட்ப*, கேளு*, kekkur*, ketkir*, kekkar*, கவன*, kavan*, கூட்டத்*, koottath*, kootath*, குறுக்கி*, kurukk*, மீட்டிங்*,
      ಕೇಳು*, ಕೇಳಿಸಿ*, keltira, keltiri, keluv*, ಗಮನ*, gamana*, ಸಭೆ*, sabhe*, ಅಡ್ಡ (ಬರ*|ಬಂದ*), adda bar*, ಮೀಟಿಂಗ್*`
  },
  {
    category: "Communication & Collaboration",
    name: "teamwork",
    weight,
    spelling,
    terms: `मदद, madad, सहयोग*, sahyog*, मिलकर, milkar, mil kar, साथ काम, saath kaam, సహాయ*, sahay*, sahaay*, కలిసి, kalisi, సహకార*, sahakaar*, sahakar*, உதவி*, udhavi*, uthavi*, ஒத்துழை*, othuzhai*, சேர்ந்து, sernthu, serndhu,
      ಸಹಾಯ*, ಸಹಕಾರ*, sahakaara, ಒಟ್ಟಿಗೆ, ottige, jote kelasa, ಜೊತೆಗೂಡಿ, teamwork, client*, క్లయింట్*, क्लाइंट*`
  },
  {
    category: "Technical & Problem Solving",
    name: "code quality",
    weight,
    spelling,
    terms: `कोड*, टेस्ट*, मर्ज, डिप्लॉय*, తకనీకి, తాంత్రిక*, तकनीकी, takneeki, taknik*, కోడ్*, టెస్ట్*, టెస్టులు, మెర్జ్*, saanketik*, సాంకేతిక*, கோட், கோடு, கோடை, கோடிங்*, சோதனை*, sodhanai*, sothanai*, இணைப்பது, தொழில்நுட்ப*, thozhilnutp*, ಕೋಡ್*, ಟೆಸ್ಟ್*, ಮರ್ಜ್*, ತಾಂತ್ರಿಕ*, taantrik*, database*, डेटाबेस*, డేటాబేస్*, ಡೇಟಾಬೇಸ್*, architecture`
  },
  {
    category: "Technical & Problem Solving",
    name: "problem solving",
    weight,
    spelling,
    terms: `बग, बग्स, समस्या*, samasya*, हल, hal (kiya|karte|nikaal*|nikal*), ढूँढ*, ढूंढ*, dhoondh*, dhundh*, कारण, kaaran, kaaran, सर्वर*, क्रैश, लॉग*, server*, crash*, log dekh*, logs, debugging*, dimaag, दिमाग, గంటలో, బగ్*, సమస్య*, కనుక్కు*, kanukk*, కనిపెట్ట*, kanipett*, kanipet*, కారణం*, karanam, kaaranam, సర్వర్*, పరిష్క*, parishk*, లోపం*, lopam,
      பிழை*, pizhai*, கண்டுபிடி*, kandupidi*, kandupudi*, காரண*, kaarana*, சர்வர்*, தீர்வு*, theervu*, சிக்கல்*, sikkal*, பிரச்சினை*, பிரச்சனை*, prachan*, பக்*, ದೋಷ*, dosha*, ಹುಡುಕಿ*, huduk*, ಕಂಡುಹಿಡಿ*, kandu hidi*, kandu hid*, kanduhid*, ಕಾರಣ*, ಸಮಸ್ಯೆ*, samasye*, ಪರಿಹ*, parihar*, parihaar*, ಬಗ್*, ಸರ್ವರ್*, thiramai*, திறமை*, kaushalya*, ಕೌಶಲ್ಯ*, naipuny*, నైపుణ్య*, skill*`
  },
  {
    category: "Creativity & Innovation",
    name: "ideas",
    weight,
    spelling,
    terms: `विचार*, vichar*, आइडिया*, idea*, नया, नए, नई, नये, naya, naye, nayi, सोच*, रचनात्मक*, rachnatmak*, कल्पना*, kalpana*, हटके, hatke, पुराने (विचार*|तरीक*), purane, आज़मा*, आजमा*, aazma*, aajma*, तरीके, तरीक़े, tareeke, tarike, प्रयोग*, prayog*, नवाचार*, navachar*, risk, design*, डिज़ाइन*, डिजाइन*,
      ఆలోచన*, alochan*, aalochan*, ఐడియా*, కొత్త*, kotha, kothaga, kottha*, కొత్తగా, పాత, paatha, సృజన*, srujan*, ఊహించ*, ఊహ*, oohinch*, పద్ధతు*, paddhath*, paddhat*, ప్రయోగ*, డిజైన్*, vinoothn*, వినూత్న*,
      யோசனை*, yosanai*, ஐடியா*, புதிய*, புது*, pudhu*, pudhiya*, pudhusa, puthusa, puthu, பழைய, pazhaiya, pazhaya, கற்பனை*, karpanai*, karpana*, படைப்ப*, padaipp*, வித்தியாச*, vithiyaas*, vithyaas*, முயற்சி செய்*, டிசைன்*, புதுமை*, pudhumai*, vazhigal*, வழிகள*,
      ಯೋಚನೆ*, yochane*, ಐಡಿಯಾ*, ಹೊಸ*, hosa, hosad*, hosadaagi, ಹಳೆಯ, ಹಳೆ, haleya, hale, ಕಲ್ಪಿ*, kalpis*, kalpane*, ಕಲ್ಪನೆ*, ಸೃಜನ*, srujan*, ವಿಧಾನ*, vidhaana*, vidhana*, ಪ್ರಯೋಗ*, prayoga*, ವಿಭಿನ್ನ*, vibhinna*, ವಿನ್ಯಾಸ*, vinyaasa*, prototype*`
  },
  {
    category: "Reliability",
    name: "deadlines",
    weight,
    spelling,
    terms: `समय पर, samay par, time par, time pe, वक़्त पर, waqt par, देर, der (se|ho|kar*), डेडलाइन*, deadline*, लेट, late, रोज़, रोज, roz, स्टैंडअप*, standup*,
      సమయాని*, samayani*, time ki, ఆలస్య*, aalasya*, alasyam*, డెడ్‌లైన్*, ప్రతిరోజూ, prathi roju, prathiroju, స్టాండప్*, గడువు*, gaduvu*,
      நேரத்துக்கு, நேரத்திற்கு, நேரத்தில், சரியான நேரத்*, nerathukku, nerathula, time ku, timeku, தாமத*, thaamadh*, thamadh*, தினமும், dhinamum, ஸ்டாண்டப்*, கெடு*, late ah, late aa,
      ಸಮಯಕ್ಕೆ, samayakke, timege, ತಡವಾ*, tadavaa*, tada maad*, ಪ್ರತಿದಿನ, pratidina, ಸ್ಟಾಂಡಪ್*, ಗಡುವು*, ಡೆಡ್‌ಲೈನ್*`
  },
  {
    category: "Reliability",
    name: "keeping promises",
    weight,
    spelling,
    terms: `भरोसा, भरोसे*, bharosa, bharose*, वादा, वादे, vaada, vaade, wada, waada, अधूरा, अधूरे, adhoora, adhura, adhoore, chhod dete, छोड़ देते, दोबारा (जाँच*|जांच*|देख*), dobara (jaanch*|check*|dekh*), haan bol*, हाँ बोल*, aankh band, आँख (बंद|मूँद*), निभा*, nibha*, पूरा करते, poora karte, zimmedaar, ज़िम्मेदार, yaad dila*, याद दिला*, ज़रूरत नहीं,
      నమ్మక*, nammak*, nammad*, నమ్మ*, nammavach*, మధ్యలో, madhyalo, వదిలే*, vadiles*, vadilest*, మాట నిల*, maata nila*, మాట ఇచ్చి, maata ichi, తనిఖీ*, tanikhi*, కళ్లు మూసు*, kallu moosu*, sare ani, పూర్తి చే*, poorthi che*, purthi che*, గుర్తు చే*,
      நம்பி*, நம்பல*, நம்பகம*, nambi*, nambal*, nambag*, வாக்கு*, vaakku*, பாதியில்*, பாதியில*, paadhiyil*, paathiyil*, சரிபார்*, saripaar*, மறுபடி*, kanna moodi*, கண்ணை மூடி*, சொன்னபடி, sonnapadi, solitu, nyabagap*, முடித்து விடு*, mudichu*, தேவையில்லை,
      ನಂಬ*, nambab*, nambi*, nambik*, ಅರ್ಧಕ್ಕೆ, ardhakke, ಪರಿಶೀಲ*, parisheel*, parishil*, ಕಣ್ಣು ಮುಚ್ಚಿ*, kannu mucch*, ಕೊಟ್ಟ ಮಾತು, kotta maatu, heli kelasa, ಮುಗಿಸು*, mugisu*, ನೆನಪಿಸ*, ಅಗತ್ಯ ಇಲ್ಲ, ಅಗತ್ಯವಿಲ್ಲ`
  },
  {
    category: "Other / General",
    name: "good wishes",
    weight: weight * 2,
    spelling,
    terms: `जन्मदिन*, janmdin*, janamdin*, शुभकामना*, shubhkamna*, shubhkaamna*, मुबारक*, mubarak*, शादी*, shaadi*, shadi*, बधाई*, badhai*, badhaai*, पుట్టినరోజు, పుట్టినరోజు*, puttinaroju*, puttina roju, శుభాకాంక్ష*, subhakanksh*, shubhakanksh*, పెళ్లి*, పెళ్ళి*, pelli*, అభినందన*, abhinandan*,
      பிறந்தநாள்*, pirandhanaal*, piranthanaal*, வாழ்த்து*, vaazhthu*, vazhthu*, கல்யாண*, kalyana*, திருமண*, thirumana*, ಹುಟ್ಟುಹಬ್ಬ*, huttuhabba*, huttu habba*, ಶುಭಾಶಯ*, shubhashay*, shubhaashay*, ಮದುವೆ*, maduve*, ಅಭಿನಂದನೆ*`
  },
  {
    category: "Other / General",
    name: "the workplace",
    weight: weight * 2,
    spelling,
    terms: `canteen*, कैंटीन*, క్యాంటీన్*, கேன்டீன்*, கேண்டீன்*, ಕ್ಯಾಂಟೀನ್*, खाना, khana, bhojan*, భోజన*, food, సాపాటు, சாப்பாடு*, சாப்பாட்ட*, saapad*, sapad*, ಊಟ*, oota*, chai, चाय, కాఫీ, coffee*, parking*, पार्किंग*, chair*, कुर्सी*, kursi*, kurchi*, కుర్చీ*, நாற்காலி*, naarkaali*, ಕುರ್ಚಿ*, ac (bahut|chaala|romba|tumba)`
  },
  {
    category: "Other / General",
    name: "nothing specific",
    weight: weight * 2,
    spelling,
    terms: `कुछ (ख़ास|खास) नहीं, kuch khaas nahi, kuch khas nahi, कुछ नहीं कहना, kuch nahi kehna, చెప్పడానికి ఏమీ, cheppadaniki em*, cheppadaaniki em*, சொல்ல எதுவும்*, சொல்ல ஒன்றும்*, solla edhuvum*, solla onnum*, ಹೇಳಲು ಏನೂ*, helalu enu*, helokke enu*, helakke enu*`
  }
]
