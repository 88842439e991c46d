import type { Theme } from "./themes.ts"

const weight = 2

/** Hindi, Telugu, Tamil and Kannada, in their scripts and in Latin letters. English words among them are read too. */
export const indicThemes: ReadonlyArray<Theme> = [
  {
    category: "Leadership & Mentorship",
    name: "mentoring",
    weight,
    spelling: "sound",
    terms: `sikha*, sikhaya, sikhate, margdarshan*, maargdarshan, hausla, protsahan*, prerna, mauka, mauke,
      mentor*, taraqqi, tarakki, nerp*, margadarsh*, maargadars*, avakas*, avakaas*, prothsah*, protsah*,
      sikshana*, katru*, kattru*, solli thar*, solli kudu*, vazhikaat*, vaaippu*, vaippu*, vaayppu*,
      ookka*, ookuv*, payirchi*, kiriya*, kalis*, maargadarsh*, avakaash*, avakash*, protsaaha*,
      prerane*, tarabeti*`
  },
  {
    category: "Leadership & Mentorship",
    name: "mentoring",
    weight,
    spelling: "exact",
    terms: `जूनियर*, सिखा*, मार्गदर्शन*, हौसला, प्रोत्साहन*, प्रेरणा, मौका, मौके, జూనియర్*, నేర్ప*, మార్గదర్శ*,
      అవకాశ*, ప్రోత్స*, శిక్షణ*, ஜூனியர*, கற்று*, சொல்லித் தர*, வழிகாட்ட*, வழியைக், வாய்ப்பு*, ஊக்க*,
      பயிற்சி*, ಕಿರಿಯ*, ಕಲಿಸ*, ಮಾರ್ಗದರ್ಶ*, ಅವಕಾಶ*, ಪ್ರೋತ್ಸಾಹ*, ಪ್ರೇರಣೆ*, ಜೂನಿಯರ್*, ತರಬೇತಿ*`
  },
  {
    category: "Leadership & Mentorship",
    name: "leading",
    weight,
    spelling: "sound",
    terms: `netritva*, disha, manager*, zimmedari*, jimmedari*, azaadi, azadi, kaam baant*, kaam baat*,
      pasandeeda, mushkil (samay|waqt), faisla*, team ko, nayak*, naayak*, daari, badhyat*, baadhyat*,
      swechh*, svech*, panulu panch*, kashta (samay*|kaalam*), jattu*, leader*, ishtamaina vaal*,
      nirnay*, thalaiv*, thalaimai*, porupp*, poruppu*, sudhandhir*, sudhanthir*, anikku, aniyai,
      velaiyai piri*, pudichavangal*, kadinamaana neram*, vazhi nadath*, naayak*, javaabdaari*,
      javabdari*, swatantra*, svatantry*, tandakke, tandada, kelasa hanch*, kashtada samay*,
      ishta iroru*, munnadesi*`
  },
  {
    category: "Leadership & Mentorship",
    name: "leading",
    weight,
    spelling: "exact",
    terms: `नेतृत्व*, दिशा, मैनेजर*, लीडर*, लीड, ज़िम्मेदारी, जिम्मेदारी, आज़ादी, काम बाँट*, पसंदीदा,
      मुश्किल (समय|वक़्त), फ़ैसल*, फैसल*, टीम को, నాయక*, దారి, మేనేజర్*, బాధ్యత*, స్వేచ్ఛ*, పనులు పంచు*,
      కష్ట (సమయం*|కాలం*), జట్టు*, నిర్ణయ*, தலைவ*, தலைமை*, மேலாளர்*, பொறுப்*, சுதந்திர*, அணி, அணிக்கு*,
      அணியை*, வேலையை (மட்டும்|பிரி*), கடினமான (நேர*|கால*), ನಾಯಕ*, ದಾರಿ, ಮ್ಯಾನೇಜರ್*, ಜವಾಬ್ದಾರಿ*,
      ಸ್ವಾತಂತ್ರ್ಯ*, ತಂಡ*, ಕೆಲಸ ಹಂಚು*, ಕಷ್ಟದ (ಸಮಯ*|ಕಾಲ*), ಮುನ್ನಡೆ*`
  },
  {
    category: "Communication & Collaboration",
    name: "communication",
    weight,
    spelling: "sound",
    terms: `baatein, baaton, jawab, javab, sandesh*, samvad, likh (diya|do|den), samjhate, samjhaya,
      samjhana, mail, mails, group mein, pata nahi chal*, saaf (saaf)? (bol*|kah*|batat*), batate, bolte,
      matlad*, maatlad*, javabu*, sandesa*, sandesal*, vivari*, vivaranga, rayandi, group lo, teliyad*,
      cheppandi, samacharam, email*, mail chey*, pech*, pesu*, pesa, badhil*, pathil, seidhi*, seithi*,
      mudivugal*, ezhudh*, ezhuth*, vilakk*, theriyala, thodarbu*, thagaval*, mail*, maatu, maatan*,
      maatad*, uttaris*, sandesh*, nirdhaar*, nirdhar*, bareyir*, vivaris*, gottagalla, gottagol*,
      maahiti*, tilis*`
  },
  {
    category: "Communication & Collaboration",
    name: "communication",
    weight,
    spelling: "exact",
    terms: `baat, बात, बातें, बातों, जवाब, संदेश*, संवाद*, लिख (दिया|दें|दो), समझाते, समझाया, समझाना, मेल, ईमेल,
      सूचना, बताते, మాట, మాటలు, మాట్లాడ*, జవాబు*, సందేశ*, వివరి*, రాయండి, చెప్పండి, సమాచారం, பேச்சு*,
      பேசு*, பதில்*, செய்தி*, முடிவுகளை, எழுது*, விளக்க*, தெரியல, தொடர்பு*, தகவல்*, ಮಾತು, ಮಾತನಾ*,
      ಮಾತುಕತೆ, ಉತ್ತರಿ*, ಸಂದೇಶ*, ನಿರ್ಧಾರ*, ಬರೆಯಿರಿ, ವಿವರಿ*, ಮಾಹಿತಿ*, ತಿಳಿಸ*`
  },
  {
    category: "Communication & Collaboration",
    name: "listening",
    weight,
    spelling: "sound",
    terms: `sunte, sunna, sunti, dhyan se, baat kaat*, beech mein, meeting*, vintar*, vintunn*, vinaru, vintar*, shraddh*,
      sradd*, addupad*, andari maata*, kekkur*, ketkir*, kekkar*, kavan*, koottath*, kootath*, kurukk*,
      keltira, keltiri, keluv*, gamana*, sabhe*, adda bar*`
  },
  {
    category: "Communication & Collaboration",
    name: "listening",
    weight,
    spelling: "exact",
    terms: `सुनते, सुनना, सुनती, सुनिए, सुना, ध्यान से, बात काट*, बीच में, टोक*, मीटिंग*, వింటా*, వినరు,
      వినండి, శ్రద్ధ*, అడ్డుప*, మీటింగ్*, రాయితీ, கேட்கிற*, கேட்ப*, கேளு*, கவன*, கூட்டத்*, குறுக்கி*,
      மீட்டிங்*, ಕೇಳು*, ಕೇಳಿಸಿ*, ಗಮನ*, ಸಭೆ*, ಅಡ್ಡ (ಬರ*|ಬಂದ*), ಮೀಟಿಂಗ್*`
  },
  {
    category: "Communication & Collaboration",
    name: "teamwork",
    weight,
    spelling: "sound",
    terms: `madad, sahyog*, milkar, mil kar, saath kaam, sahay*, sahaay*, kalisi, sahakaar*, sahakar*, udhavi*,
      uthavi*, othuzhai*, sernthu, serndhu, sahakaara, ottige, jote kelasa, teamwork, client*`
  },
  {
    category: "Communication & Collaboration",
    name: "teamwork",
    weight,
    spelling: "exact",
    terms: `मदद, सहयोग*, मिलकर, साथ काम, సహాయ*, కలిసి, సహకార*, உதவி*, ஒத்துழை*, சேர்ந்து, ಸಹಾಯ*, ಸಹಕಾರ*,
      ಒಟ್ಟಿಗೆ, ಜೊತೆಗೂಡಿ, క్లయింట్*, क्लाइंट*`
  },
  {
    category: "Technical & Problem Solving",
    name: "code quality",
    weight,
    spelling: "sound",
    terms: `takneeki, taknik*, saanketik*, sodhanai*, sothanai*, thozhilnutp*, taantrik*, database*,
      architecture`
  },
  {
    category: "Technical & Problem Solving",
    name: "code quality",
    weight,
    spelling: "exact",
    terms: `कोड*, टेस्ट*, मर्ज, डिप्लॉय*, తకనీకి, తాంత్రిక*, तकनीकी, కోడ్*, టెస్ట్*, టెస్టులు, మెర్జ్*,
      సాంకేతిక*, கோட், கோடு, கோடை, கோடிங்*, சோதனை*, இணைப்பது, தொழில்நுட்ப*, ಕೋಡ್*, ಟೆಸ್ಟ್*, ಮರ್ಜ್*,
      ತಾಂತ್ರಿಕ*, डेटाबेस*, డేటాబేస్*, ಡೇಟಾಬೇಸ್*`
  },
  {
    category: "Technical & Problem Solving",
    name: "problem solving",
    weight,
    spelling: "sound",
    terms: `samasya*, hal (kiya|karte|nikaal*|nikal*), dhoondh*, dhundh*, kaaran, kaaran, server*, crash*,
      log dekh*, logs, debugging*, dimaag, kanukk*, kanipett*, kanipet*, karanam, kaaranam, parishk*,
      lopam, pizhai*, kandupidi*, kandupudi*, kaarana*, theervu*, sikkal*, prachan*, dosha*, huduk*,
      kandu hidi*, kandu hid*, kanduhid*, samasye*, parihar*, parihaar*, thiramai*, kaushalya*, naipuny*,
      skills`
  },
  {
    category: "Technical & Problem Solving",
    name: "problem solving",
    weight,
    spelling: "exact",
    terms: `बग, बग्स, समस्या*, हल, ढूँढ*, ढूंढ*, कारण, सर्वर*, क्रैश, लॉग*, दिमाग, గంటలో, బగ్*, సమస్య*,
      కనుక్కు*, కనిపెట్ట*, కారణం*, సర్వర్*, పరిష్క*, లోపం*, பிழை*, கண்டுபிடி*, காரண*, சர்வர்*, தீர்வு*,
      சிக்கல்*, பிரச்சினை*, பிரச்சனை*, பக்*, ದೋಷ*, ಹುಡುಕಿ*, ಕಂಡುಹಿಡಿ*, ಕಾರಣ*, ಸಮಸ್ಯೆ*, ಪರಿಹ*, ಬಗ್*,
      ಸರ್ವರ್*, திறமை*, ಕೌಶಲ್ಯ*, నైపుణ్య*`
  },
  {
    category: "Creativity & Innovation",
    name: "ideas",
    weight,
    spelling: "sound",
    terms: `vichar*, idea*, naya, naye, nayi, rachnatmak*, kalpana*, hatke, purane, aazma*, aajma*, tareeke,
      tarike, prayog*, navachar*, risk, design*, alochan*, aalochan*, kotha, kothaga, kottha*, paatha,
      srujan*, oohinch*, paddhath*, paddhat*, vinoothn*, yosanai*, pudhu*, pudhiya*, pudhusa, puthusa,
      puthu, pazhaiya, pazhaya, karpanai*, karpana*, padaipp*, vithiyaas*, vithyaas*, pudhumai*,
      vazhigal*, yochane*, hosa, hosad*, hosadaagi, haleya, hale, kalpis*, kalpane*, srujan*, vidhaana*,
      vidhana*, prayoga*, vibhinna*, vinyaasa*, prototype*`
  },
  {
    category: "Creativity & Innovation",
    name: "ideas",
    weight,
    spelling: "exact",
    terms: `विचार*, आइडिया*, नया, नए, नई, नये, सोच*, रचनात्मक*, कल्पना*, हटके, पुराने (विचार*|तरीक*), आज़मा*,
      आजमा*, तरीके, तरीक़े, प्रयोग*, नवाचार*, डिज़ाइन*, डिजाइन*, ఆలోచన*, ఐడియా*, కొత్త*, కొత్తగా, పాత,
      సృజన*, ఊహించ*, ఊహ*, పద్ధతు*, ప్రయోగ*, డిజైన్*, వినూత్న*, யோசனை*, ஐடியா*, புதிய*, புது*, பழைய,
      கற்பனை*, படைப்ப*, வித்தியாச*, முயற்சி செய்*, டிசைன்*, புதுமை*, வழிகள*, ಯೋಚನೆ*, ಐಡಿಯಾ*, ಹೊಸ*, ಹಳೆಯ,
      ಹಳೆ, ಕಲ್ಪಿ*, ಕಲ್ಪನೆ*, ಸೃಜನ*, ವಿಧಾನ*, ಪ್ರಯೋಗ*, ವಿಭಿನ್ನ*, ವಿನ್ಯಾಸ*`
  },
  {
    category: "Reliability",
    name: "deadlines",
    weight,
    spelling: "sound",
    terms: `samay par, time par, time pe, waqt par, der (se|ho|kar*), deadline*, late, roz, standup*,
      samayani*, time ki, aalasya*, alasyam*, prathi roju, prathiroju, gaduvu*, nerathukku, nerathula,
      time ku, timeku, thaamadh*, thamadh*, dhinamum, late ah, late aa, samayakke, timege, tadavaa*,
      tada maad*, pratidina`
  },
  {
    category: "Reliability",
    name: "deadlines",
    weight,
    spelling: "exact",
    terms: `समय पर, वक़्त पर, देर, डेडलाइन*, लेट, रोज़, रोज, स्टैंडअप*, సమయాని*, ఆలస్య*, డెడ్‌లైన్*, ప్రతిరోజూ,
      స్టాండప్*, గడువు*, நேரத்துக்கு, நேரத்திற்கு, நேரத்தில், சரியான நேரத்*, தாமத*, தினமும், ஸ்டாண்டப்*,
      கெடு*, ಸಮಯಕ್ಕೆ, ತಡವಾ*, ಪ್ರತಿದಿನ, ಸ್ಟಾಂಡಪ್*, ಗಡುವು*, ಡೆಡ್‌ಲೈನ್*`
  },
  {
    category: "Reliability",
    name: "keeping promises",
    weight,
    spelling: "sound",
    terms: `bharosa, bharose*, vaada, vaade, wada, waada, adhoora, adhura, adhoore, chhod dete,
      dobara (jaanch*|check*|dekh*), haan bol*, aankh band, nibha*, poora karte, zimmedaar, yaad dila*,
      nammak*, nammad*, nammavach*, madhyalo, vadiles*, vadilest*, maata nila*, maata ichi, tanikhi*,
      kallu moosu*, sare ani, poorthi che*, purthi che*, nambi*, nambal*, nambag*, vaakku*, paadhiyil*,
      paathiyil*, saripaar*, kanna moodi*, sonnapadi, solitu, nyabagap*, mudichu*, nambab*, nambi*,
      nambik*, ardhakke, parisheel*, parishil*, kannu mucch*, kotta maatu, heli kelasa, mugisu*`
  },
  {
    category: "Reliability",
    name: "keeping promises",
    weight,
    spelling: "exact",
    terms: `भरोसा, भरोसे*, वादा, वादे, अधूरा, अधूरे, छोड़ देते, दोबारा (जाँच*|जांच*|देख*), हाँ बोल*,
      आँख (बंद|मूँद*), निभा*, पूरा करते, ज़िम्मेदार, याद दिला*, ज़रूरत नहीं, నమ్మక*, నమ్మ*, మధ్యలో,
      వదిలే*, మాట నిల*, మాట ఇచ్చి, తనిఖీ*, కళ్లు మూసు*, పూర్తి చే*, గుర్తు చే*, நம்பி*, நம்பல*, நம்பகம*,
      வாக்கு*, பாதியில்*, பாதியில*, சரிபார்*, மறுபடி*, கண்ணை மூடி*, சொன்னபடி, முடித்து விடு*, தேவையில்லை,
      ನಂಬ*, ಅರ್ಧಕ್ಕೆ, ಪರಿಶೀಲ*, ಕಣ್ಣು ಮುಚ್ಚಿ*, ಕೊಟ್ಟ ಮಾತು, ಮುಗಿಸು*, ನೆನಪಿಸ*, ಅಗತ್ಯ ಇಲ್ಲ, ಅಗತ್ಯವಿಲ್ಲ`
  },
  {
    category: "Other / General",
    name: "good wishes",
    weight: weight * 2,
    spelling: "sound",
    terms: `janmdin*, janamdin*, shubhkamna*, shubhkaamna*, mubarak*, shaadi*, shadi*, badhai*, badhaai*,
      puttinaroju*, puttina roju, subhakanksh*, shubhakanksh*, pelli*, abhinandan*, pirandhanaal*,
      piranthanaal*, vaazhthu*, vazhthu*, kalyana*, thirumana*, huttuhabba*, huttu habba*, shubhashay*,
      shubhaashay*, maduve*`
  },
  {
    category: "Other / General",
    name: "good wishes",
    weight: weight * 2,
    spelling: "exact",
    terms: `जन्मदिन*, शुभकामना*, मुबारक*, शादी*, बधाई*, पుట్టినరోజు, పుట్టినరోజు*, శుభాకాంక్ష*, పెళ్లి*,
      పెళ్ళి*, అభినందన*, பிறந்தநாள்*, வாழ்த்து*, கல்யாண*, திருமண*, ಹುಟ್ಟುಹಬ್ಬ*, ಶುಭಾಶಯ*, ಮದುವೆ*,
      ಅಭಿನಂದನೆ*`
  },
  {
    category: "Other / General",
    name: "the workplace",
    weight: weight * 2,
    spelling: "sound",
    terms: `canteen*, bhojan*, food, saapad*, sapad*, chai, coffee*, parking*, chair*, kursi*, kurchi*,
      naarkaali*, ac (bahut|chaala|romba|tumba)`
  },
  {
    category: "Other / General",
    name: "the workplace",
    weight: weight * 2,
    spelling: "exact",
    terms: `कैंटीन*, క్యాంటీన్*, கேன்டீன்*, கேண்டீன்*, ಕ್ಯಾಂಟೀನ್*, खाना, భోజన*, సాపాటు, சாப்பாடு*, சாப்பாட்ட*,
      ಊಟ*, ಊಟ, चाय, కాఫీ, पार्किंग*, कुर्सी*, కుర్చీ*, நாற்காலி*, ಕುರ್ಚಿ*`
  },
  {
    category: "Other / General",
    name: "nothing specific",
    weight: weight * 2,
    spelling: "sound",
    terms: `kuch khaas nahi, kuch khas nahi, kuch nahi kehna, cheppadaniki em*, cheppadaaniki em*,
      solla edhuvum*, solla onnum*, helalu enu*, helokke enu*, helakke enu*`
  },
  {
    category: "Other / General",
    name: "nothing specific",
    weight: weight * 2,
    spelling: "exact",
    terms: `कुछ (ख़ास|खास) नहीं, कुछ नहीं कहना, చెప్పడానికి ఏమీ, சொல்ல எதுவும்*, சொல்ல ஒன்றும்*, ಹೇಳಲು ಏನೂ*`
  }
]
