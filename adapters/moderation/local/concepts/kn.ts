// Content warning: a moderation guard has to name the words that it refuses.
import type { ConceptTerms } from "./concepts.ts"

/**
 * Kannada, in its script and in Latin letters. Terms are compared by sound, so that most are written once, in
 * Latin letters as people type them: "neenu" reads ನೀನು too.
 */
export const kannadaConcepts: ConceptTerms = {
  "you-polite": `ನೀವು, neevu, neeve, neevoo, neevanthu, neevantu, neevella, neevibb*, nimage, nimge
    nimgella, nimgu, nimagu, nimmannu, nimmanna, nimman, nimminda, nimmind, nimmalli, nimmali, nimmanth*
    nimmodane, nimmondige, nimjothe, nim jothe, nimma jothe, nimhatra, nim hatra, nimma hatra, nimma bagge
    nim bagge, taavu, tavu, tamage, tamma, tammannu, nimmgond*, nimmashtu, nimmast*, neevadru, neevadre`,
  "you-informal": `ನೀನು, neenu, neene, neenoo, neen, neenanthu, neenantu, neenobba*, neenobb, ninage, ninge
    ningu, ningella, ninagu, ninjothe, nin jothe, ninna jothe, nin hatra, ninna hatra, ninna bagge
    nin bagge, neenyaru, neen yaru, neenadru, neenadre, ningond*, ninn*, lo neenu, le neenu`,
  your: `ನಿಮ್ಮ, nimma, nimm, nim, nimdu, nimmadu, nimde, nimmade, nimmavar*, ninna, ninn, nindu, ninnadu
    ninde, ninnade, nin, nimmgala, nimgala, tammade`,
  "i-me": `ನಾನು, naanu, naane, naan, nanoo, naanantu, naananthu, nanage, nange, nangu, nanagu, nannannu
    nannanna, nannan, nanninda, nannind, nannalli, nannali, nannantha*, nan jothe, nanna jothe, nan hatra
    nanna hatra, nanna mele, nan mele, nanna bagge, nanagoo, naanadru, swantha naanu`,
  my: `ನನ್ನ, nanna, nann, nan, nandu, nannadu, nande, nannade, nandella, swanta, swantha`,
  "we-us": `ನಾವು, naavu, naave, naavoo, naavella, namage, namge, namgella, nammannu, nammanna, namminda
    nammind, nammalli, nammali, namma, namm, nam, namdu, nammadu, nammella*, naavibb*, nammavar*, namgu
    nammjothe, namma jothe, nam jothe, namma team, nam team`,
  "he-she-they": `avanu, avnu, avan, avanige, avnige, avange, avaninda, avannu, avalu, avlu, avalige
    avlige, aval, avala, avlinda, avaru, avru, avr, avara, avra, avarige, avrige, avarinda, avrinda
    avarannu, avranna, ivanu, ivnu, ivanige, ivnige, ivange, ivalu, ivlu, ivalige, ivaru, ivru, ivara, ivra
    ivarige, ivrige, ivarinda, aatha, aata, aake, aakege, aathana, eetha, eeke, tanna, thanna, tannannu
    taanu, thaanu, tamma, avana, avna, ivana, ivna, avarella, avrella, ivrella, ivarella, avanobba
    avalobb*`,
  everyone: `ellaru, ellarigu, ellarige, ellara, ellarannu, ellarinda, ellrigu, ellrige, ellru, ellranna
    ellranu, ellarondige, yellaru, yellarigu, yellru, yellrigu, yellarige, yellara, ellarjothe, ellar jothe
    ellarigoo, prati obbaru, prathi obbar*, pratiyobb*, prathiyobb*, jana, janaru, janarige, janakke
    jagattu, office ella, idee team, idi team, ideeteam, ideedee, poorthi team, sakala, sarva, sarvaru
    yaryaru, yaar yaaru, ellavu, ella, yella, samasta, ooru ella, oorella`,
  nobody: `yaaru illa, yaaru ~ illa, yaru ~ (illa|alla|ilva), yaarigu, yaarigoo, yaarigu beda, yaarannu
    yaaranoo, yaarindalu, obbaru, obbru, obbaroo, obru illa, obbara hatra, obbrigu, obbanu, obba illa
    yaavanu, yaavanoo, yavanu illa, yavoru, yaaroo, yaaru iralla, yaarobbaru, yaar hatranu
    ondu narapilleyu, narapille*`,
  "this-that-thing": `idu, ide tara, idee, idanna, idannu, idanu, idakke, idke, idarinda, idrinda, idara
    idra, idralli, idaralli, ee, adu, adanna, adannu, adanu, adakke, adke, adarinda, adrinda, adara, adra
    adralli, adaralli, aa, ivu, avu, ivella, avella, idella, adella, heege, hige, hinge, haage, hage, hange
    intha, inta, antha, anta, inthaddu, inthadu, anthaddu, anthadu, vishaya*, vishya*, vicharav*, sangati
    sangathi, vastu*, vasthu*, ishtu, ishtella, ashtu, ashtella, illi, alli, illige, allige, eeta, ee reeti
    aa reeti, ee thara, aa thara, ithara, atara, avaga, ivaga, eega, iga, aaga`,
  buddy: `kano, kanayya, kanappa, kane, kanla, kanle, kanamma, maga, magane, magaa, guru, guruve, gurugale
    gurugalu, guruji, machcha, machha, macha, macchi, machi, maccha, magu, anna, annaa, annayya, akka
    akkaa, amma taayi, boss, sisya, shishya, gelaya, geleya, gelati, gelathi, snehita, snehitha, snehitare
    tamma thamma, tammayya, yappa, appaji, ajja, mama, maama, ayyo, lo, lei, ley, leo, le, la, ri, rii
    reei, ree, ro, kanri, kanree, kanro, kandri, ba guru, mava, bhava, bro, dost, swami kano, raja, raaja
    marayre, marayare, maaraya, maraya, marre, mare, maharaya, devru, kaka, dodappa, putta, chinna, kanda
    bandhu, mitra, mitrare, marigya`,
  "respect-form": `avare, avre, avarige, ravare, ravarige, ravaru, sir, saar, sir avare, sirge, medam
    madam, madamge, maidam, mahaneeya*, mahaniya*, mahodaya*, maharaj, swami, swamy, swami galu, gaaru
    dayavittu, dayamadi, gowravanvit*, gauravanvit*, maanya, manya, sanmanya, sriman, shreeman, sri, shri
    shree, shrimati, srimathi, gurugale, dodavru, doddavaru, doddoru, hiriyar*, yajamanru, yajamanaru
    dhani, dani, odeya, mestru, meshtru, mastru, medstru, saheba, sahebru, saaheb*, rayaru, ji, bandhugale`,
  not: `ಇಲ್ಲ, ಅಲ್ಲ, ಬೇಡ, illa, ill, illaa, ilva, ilvalla, ilde, illade, illadhe, ilade, illav*, illadid*
    illadav*, illadiruv*, alla, allaa, allave, alva, alwa, beda, byada, byda, bedi, baradu, bardu, barda
    kudadu, koodadu, maadalla, madalla, madolla, madlilla, madalilla, maadabed*, madbed*, madade, maadde
    madiilla, agalla, aagalla, agolla, aglilla, aagalilla, agodilla, aagodilla, agbaradu, agadu, aagade
    aagadu, aagde, baralla, barolla, barlilla, baralilla, barodilla, bandilla, bandilva, hogalla, hogolla
    hoglilla, hogilla, helalla, helolla, hellilla, helalilla, heltilla, helilla, heliilla, kelalla, kelolla
    kellilla, keltilla, kelilla, kodalla, kodolla, kodlilla, kottilla, kodtilla, irlilla, iralilla, iralla
    irolla, iradu, iraddu, gottilla, gothilla, gotilla, gottagilla, gottagalla, tiliyalla, tilidilla
    tiliyadu, artha agalla, arthavagalla, sikkilla, siglilla, sigalla, madtilla, maadtilla, madtailla
    nodalla, nodlilla, nodtilla, nodilla, agtilla, aagtilla, agilla, aagilla, agiilla, baratilla, bartilla
    irtilla, mugisilla, mugslilla, mugdilla, kalisilla, kalslilla, torsalla, torslilla, togolalla
    tagolilla, bittilla, bidlilla, madadhe, nadiyalla, nadeyalla, nakko`,
  never: `yaavattu illa, yavathu, yaavathu, yavattu, yaavatu, yavagaloo illa
    yavaglu ~ (illa|alla|beda|madalla|baralla), yaavaglu ~ (illa|alla|beda), endigu, endendigu, endigoo
    endu illa, endoo, endigu beda, ondu sala nu, ondsala nu, ondusarinu, ondsarinu, ondsalanu
    ondu sari kuda, ond sari kuda, ondu baari kuda, ondu dina kuda, ondu dina nu, ond dina kuda, ond dinanu
    ondu dinavu, ibbara ondu, sutaraam, sutaram, khandita illa, khanditha illa, janmadalli, janmadali
    ee janmadalli, jivamanad*, jeevamaan*, jeevanadalle, yavatigu, yaavattigu, swalpavu illa`,
  "only-merely": `maatra, mathra, maathra, matra, bari, baree, baare, kevala, keval, ashte, aste, ishte
    ashtene, astene, khaali, kaali, oblu, obbane, obbale, obne, obbare, onde, ondu maatra, saaku ashte
    summane, summne, sumne, kaatachaarakke, hesarige, hesarige maatra, torikege, torikeyasht*
    kate kattlikke, andre ashte`,
  very: `tumba, thumba, thumbaa, tumbaane, thumbane, thumbaane, thumb, bahala, bahal, bhala, balu, bhaari
    bhari, bahu, atyanta, athyantha, athyanta, sakkat, sakkath, sikkapatte, sikapatte, sikkapatta
    nijavagiyu, nijavaglu, nijavagi, nijvaglu, nijaglu, nijakku, nijavaagloo, nijavagiyoo, khandita
    khanditha, poorti, poorthi, poornavagi, purnavagi, sampoorna*, sampurna*, ettara, sikka, sikkabatte
    bejaan, bejana, yadva tadva, yadwa tadwa, istondu, ishtondu, ashtondu, astondu, hege anta, ekdum
    ekadam, akshara, vipareeta, vipareetha, viparita, vipreeta, asaadhya, mast`,
  "too-much": `athi aytu, ati aytu, atiyagi, athiyagi, ati, athi, ativa, athireka*, atireka*, jaasti aytu
    jasti aytu, jasti aaytu, jasti agide, jaasti agide, jaasthi aytu, yaakeno jasti, mitimeeri*
    mithi meeri*, miti meer*, miti illa, mithi illa, haddu meer*, hadhu, sahisalu, sahisak*, sahislik*
    tadkol*, tadeyal*, tadeyok*, taalalu, talalare, tadkolakke agalla, saakagide, saakagi hogide, saakaythu
    saakaytu, saak saak*, sakappa, saakappa, saakaagi, sakagi, sakaguv*, asahaniya, asahaneeya, asahya
    asahyav*, talme kettu, tale mele kut*`,
  always: `yaavagalu, yavagalu, yaavaglu, yavaglu, yavagloo, yavaagloo, yaavaagalu, yavaga nodidru
    yaavag nodidru, yavaag nodidru, sadaa, sadaakaala, sadakala, satata, satatha, satatavagi, niranthara*
    nirantar*, dinaa, dinalu, dinaalu, dina dina, dinanithya, dinanitya, pratidina, prathidina, prati dina
    prathi dina, prati sala, prati sari, prathi sala, prathi sari, pratisala, pratisari, prati baari
    hottu hottigu, dinavu, dinavidi, dinapoorti, hagalu ratri, hagalirulu, ellaa sala, ella sala, eppattu
    yella time, ella time, endendu, varshavidi, ella kade`,
  again: `matte, mathe, matthe, maththe, matte matte, punah, puna, marali, maraliyu, innondu sala
    innond sala, innondu sari, innond sari, innomme, inomme, mattomme, mathomme, mattondu, eradane sala
    erdane sari, mooraneya, moorane sala, pade pade, padhe padhe, padepad*, padaepadae, halavu baari
    hala sala, eshtu sala, estu sala, eshtu sari, estu sari, eshtsala, yeshtu sala, tirga, tirugi, tirug
    vapas, vapassu, vaapas, ade tara, ade ade, nooru sala, savira sala`,
  sometimes: `kelavu sala, kelvu sala, kelavomme, kelvomme, kelavu baari, kelvu sari, kelavu sari, omomme
    ommomme, omme omme, onond sala, ondondu sala, ondond sala, aagaga, aaga aaga, agaga, aagaaga
    kelavu dina, kelvu dina, saadharanavagi, samanyavagi, saamanya*, bahuteka, hechchagi, hechinamsha
    kelavu kade, ellomme, apurupakke, yavagadru, yaavagadru, yavagalo, aparupa*, ondu kade, eradu kade
    vaarakomme, tingligomme`,
  why: `yaake, yake, yaak, yak, yaako, yaakree, yakri, yaakandre, yakandre, yakendre, yaakendare, yakendare
    eke, ekendare, ekandare, ekandre, yekendare, etakke, yetakke, yetake, yaava kaarana, yav kaarana
    enakke, enikke, enake, yenakke, yaavudakke, yavdakke, yaaru kelid*, kaaranavagi, kaarana, yakbeku
    yaakbeku`,
  how: `hege, heg, hegide, hegidira, hegidiya, hegidi, hegu, hyaange, hyang, hyange, henge, heng, eshtu
    estu, yeshtu, yestu, eshtondu, estondu, yeshtondu, yaava reeti, yav reeti, yav tara, yaav thara
    eshtara, eshtaramattige, hegadru, hegaadru, hege irabeku, hege madodu, hegagutte, hegagatte`,
  "when-where": `yaavaga, yavaga, yaavag, yavag, yaavagind*, elli, yelli, ell, ellige, yellige, ellig
    yellig, ellinda, yellinda, ellind, ellidiya, ellidira, yellidira, ellide, endu, aaga, eega, iga, ivaga
    avaga, avag, ivag, yavattu, estottige, eshtottige, eshtu hottige, allinda, allind, illinda, illind
    aval yelli, hogid kade, kade, kadege`,
  "who-what": `yaaru, yaru, yaar, yaara, yaarige, yarige, yaaranna, yaarannu, yaarinda, yarinda, yaaradu
    yardu, yaarige gottu, yaaro, yaro, enu, en, yenu, yen, yenadru, enadru, enaadaru, enaythu, enaytu
    yenaytu, enagide, enide, yenide, yaava, yav, yaavudu, yavudu, yaavdu, yavdu, yavduu, yaavanu, yavnu
    yavanu, yaavalu, yavlu, entha, enta, yentha, yenta, enri, yenri, eno, yeno, yene, enayya, enanthe
    en samachara, yaavudo, yavdo, enendu, enoo, yenoo, ennu`,
  if: `ondu vele, onduvele, ondvele, ond vele, iddare, iddre, idre, idare, illadiddare, illadidre, illandre
    illandare, ilandre, illavadre, ilvadre, aadre maatra, agidre, aagiddare, agiddare, agdidre, aagadiddare
    madidre, maadidare, maadidre, madidare, hogidre, bandare, bandre, hogadidre, madadidre, helidre
    kelidre, sikkidre, andre, andare, endare, aagidre, irod adre, irodadre, beku andre, bekadre, bekaadre
    sadhyavadare, sadyavadre, aadare, ondsari`,
  "but-however": `aadare, adare, aadre, adre, aadru, adru, aadaru, adaru, aadaroo, aadroo, aadrunu, aadagyu
    adagyu, aadagyoo, hagiddaru, haagiddaru, haagidru, hagidru, hagidroo, haagiddaroo, iddaru, iddaroo
    iddru, idru, idroo, irali adre, innondu kade, innond kade, mattondu kade, mathondu kade
    aaddarinda alla, parantu, paranthu, andaru, andru, androo, madidaru, madidru, maadidaru, maadidroo
    bittare, bittre, horatu, horathu, horatagi, viruddhavagi, bere kade`,
  because: `yaakendare, yakandre, yaakandre, ekendare, ekandre, yekandre, aaddarinda, addarinda, addrinda
    aadrinda, adrinda, adakke, adarinda, adhakke, idarinda, idrinda, hagagi, haagagi, haagaagi, higagi
    heegagi, heegaagi, aakarana, kaarana, kaaranakke, kaarnakke, karanadinda, kaaranadinda, ninninda
    nimminda, ninna deseyinda, nimma deseyinda, deseyinda, deseyind, aada karana, hinnelyalli, ondu karana
    avarinda, ivarinda, prayukta, nimittha`,
  "without-instead": `illade, illadhe, ilde, ilade, illadene, hortu, horatu, badalu, badlu, badalige
    badlige, badalagi, badlagi, parvagilla badalu, madade, maadade, maadde, madde, kelade, kelde, helade
    helde, nodade, nodde, noddene, kodade, kodde, barade, barde, bardene, tiliyade, gottilde, gottillade
    yochisade, yochane madde, yochane madade, anumati illade, horatupadisi, hogade, irade, irde
    sumniralade`,
  "should-must": `ಬೇಕು, beku, bekagide, bekaagide, bekagutte, bekagatte, bekagittu, bekitthu, bekittu, beke
    bekadre, bekeno, bekalla, bekappa, bekri, maadabeku, madbeku, maadbeku, maadabekagide, madbekagide
    madbekittu, madbekagittu, kodbeku, kodabeku, kodbekittu, helbeku, helabeku, helbekittu, helabekittu
    kelabeku, kelbeku, barbeku, barabeku, hogbeku, hogabeku, irbeku, irabeku, irbekittu, irabekittu, agbeku
    aagabeku, agabeku, agbekittu, kalibeku, kaliyabeku, nodbeku, nodabeku, nodkobeku, nodikollabeku
    tagobeku, togobeku, kalisbeku, kalsbeku, sudharisbeku, mugisbeku, mugsbeku, torisbeku, torsbeku
    tilibeku, tilkobeku, bitbidbeku, agathya, agatya, agatyavagi, avashya*, avasya*, kaddaya, kaddayavagi
    karthavya, kartavya, hogbekitthu, irbekagide`,
  "can-could": `bahudu, bahudittu, madbahudu, maadabahudu, maadbahudu, madbodu, maadbodu, madbodittu
    madbahudittu, maadabahudittu, aagabahudu, agbahudu, agbodu, aagbodu, irabahudu, irbahudu, irbodu
    irabahudittu, irbodittu, kodbahudu, kodabahudu, kodbodu, helbahudu, helabahudu, helbodu, helbodittu
    helabahudittu, hogbodu, hogbahudu, barbodu, barbahudu, kelbodu, kelabahudu, kelbahudu, nodbodu
    nodbahudu, nodabahudu, sadhya, saadhya, saadhyavide, sadhyavide, sadya, saadya, saadhyave, saadhyana
    aagutta, agutta, agatta, aagattaa, maadtira, madtira, madtiraa, kodtira, helthira, heltira, barthira
    madalagutte, sadhyavadare, sadhyavadre, saadhyavadashtu, sadhyavadastu, madoke agutte, madakke agutte
    maadoke agatte, maadaballa*, aagaballa, ballalu, ballaru, ballanu`,
  cannot: `aagalla, agalla, aagolla, agolla, aagodilla, agodilla, aagilla, sadhyavilla, saadhyavilla
    saadhya illa, sadhya illa, saadhyave illa, sadhyane illa, saadhyavagalilla, sadhyavaglilla
    saadhyavagalla, asaadhya, asadhya, asadya, madoke agalla, madakke agalla, maadoke agolla, maadalagalla
    madlikke agalla, madlik agalla, madalikkagalla, maadalaagadu, maadalaare, madalare, barolla
    hogoke agalla, kalpane agalla, aagadu, agadu, kaigagalla, kaiyalli agalla, kaili agalla, kailaagalla
    kailagad*, kailagalla, kailaagad*, kaalladodu, helokagalla, nodokagalla, tadkolokagalla, nambokagalla`,
  "will-future": `maadtini, madtini, maduttene, maaduttene, madthini, madteni, maadteeni, nodtini, nodthini
    noduttene, nodkotini, nodkothini, nodkoltini, nodkolteni, nodkondu, kodtini, kodthini, koduttene
    helthini, heltini, heluttene, bartini, barthini, baruttene, hogtini, hogthini, hoguttene, torstini
    torsthini, torisuttene, kalistini, kalsthini, kalisuttene, bidalla, bidolla, bidodilla, biduvudilla
    bidtini, hakthini, haaktini, hakuttene, tegitini, tegithini, irtini, irthini, iruttene, aagtini, agutte
    aagutte, agatte, aagatte, agathe, aaguthe, aguthe, aagodu, aagodilla, maadona, madona, hogona, nodona
    aagali, agli, maadtivi, madtivi, maaduttheve, maduttheve, madteve, madteevi, bartivi, kodtivi, nodtivi
    mugistini, mugistivi, sigtini, sigthini, sigona, nale maad*, munde agutte, sayistini, sayisthini
    mugisthini, nodtiya, nodtira, nodtirri, nodiri, nodta iru`,
  please: `dayavittu, dayaviittu, dayamadi, daya maadi, daya madi, dayamaadi, dayaveettu, krupe, krupeya
    krupaya, vinanti, vinanthi, vinantisu*, vinanthisu*, vinamra, koruttene, korthini, korta*, kelikollu*
    kelkolt*, kelikolth*, prarthane, pleaseu, plis, plz kanri, plees, swalpa sahaya, sahakaris*, manavi
    manavi maad*, kshamisi dayav*, kripe`,
  "stop-doing": `nillisi, nillisu, nilisi, nilisu, nilsi, nilsu, nillsi, nillsu, nillisri, nillisabeku
    nillisbeku, nilsbeku, nilsbidi, nillisibidi, saaku, saku, saaku maadu, saaku maadi, saku madi
    sak maadi, saku madu, saakinnu, sakinnu, saku nillisi, bidi, bidu, bitbidi, bitbidu, bittbidu
    bittubidi, bittubidu, bandh maadi, band maadi, bandh madu, madbedi, maadbedi, madabedi, maadabedi
    madbeda, maadbeda, maadabeda, madabeda, helbeda, helabedi, helbedi, matadbeda, maatadbeda, matadbedi
    maataadabedi, barbeda, barbedi, hogbeda, kalisbeda, kalsbedi, kaadbeda, irbeda, togobeda, hakbeda
    haakbedi, bedri, nillisabahuda, kudlu`,
  "let-me": `bidi nodona, madona, nodona, helona, hogona, kelona, maadona, kodona, tagolona, matadona
    maataadona, sigona, kaayona, kuthu maatad*, avakasha kodi, avakaasha kodi, anumati kodi, anumathi kodi
    anumathi, anumati, bidu nan, madali, madlaa, maadla, helala, helli nanu, helaali, maadali, irli bidi
    irali bidi, madakke bidi, maadoke bidi, madlikke bidi`,
  "want-wish": `ichche, iche, ichchhe, ichhe, ichchis*, ichis*, aase, aashe, ashe, aasheyide, haaraike
    haraike, harais*, haarais*, bayasu*, bayasi*, bayast*, bayake, asakti, aasakti, aasakthi, aashaya
    ashaya, aashis*, apeksh*, niriksh*, nireeksh*, beku nange, beku anta, beku ansutte, aagali, agali
    irali, irli, olleyadagali, kanasu, kanasina, abhilashe, manasside, manasu`,
  "look-see": `nodi, nodu, nodo, nodri, nodid*, nodt*, nodut*, noduv*, nodal*, nodok*, nodak*, nodlik*
    nodko*, nodiko*, nodabe*, nodbe*, nodbo*, nodon*, nodro, nododu, kanis*, kaanis*, kanutt*, kaanut*
    kaantha*, kanta ide, kantide, kaanodu, kanodu, kansutte, kaanali, gamanis*, gamanav*, gamana, kanninda
    kannige, kannu, drushti, drishti, nota, notadalli, parisheel*`,
  "say-tell": `heli, helu, helri, helo, helid*, helt*, helut*, heluv*, helal*, helok*, helak*, helik*
    helod*, helabe*, helbe*, helbo*, helro, helona, hel, yenandr*, antha helid*, anta helid*, andru, andaru
    anda, andlu, andre, endaru, endru, annod*, annu, anni, anthare, antare, antara, anthane, antane
    annutt*, matu, maatu, maathu, maatina, matina, maatalli, matalli, maatad*, matad*, maataad*, matthad*
    mathad*, maatha*, tilis*, tiliyapad*, prasta*, nudi, vivaris*, uchcharis*`,
  "do-make": `ಮಾಡು, maadu, maadi, madi, madri, maadri, maad, maado, maadid*, madid*, maadt*, madt*, madut*
    maaduv*, maduv*, maadal*, madal*, madlik*, maadok*, madok*, maadak*, madak*, madod*, maadod*, madko*
    maadiko*, madiko*, madskon*, madis*, maadis*, madro, madabe*, madbe*, madbo*, madon*, kelasa, kelsa
    kelasad*, kelsad*, kelasak*, kelsak*, kelasav*, kelsan*, kelasag*, kelsag*, kaarya, karya, kaaryav*
    kaaryak*, kruthya, nirvah*, kaigond*, kaigol*`,
  give: `kodi, kodu, kodri, kodo, kodt*, kodut*, koduv*, kodal*, kodok*, kodak*, kodod*, kodabe*, kodbe*
    kodbo*, kodis*, kotta*, kottu*, kottid*, kottr*, kotra, kotru, kottiri, koduge, kodugegal*, needi
    needu, needid*, needut*, needir*, needal*, odagis*, oppis*, hanch*, padisi, arpis*`,
  take: `tago, tagoli, togo, togoli, tagolt*, togolt*, tagond*, togond*, tagolu*, tagoll*, togoll*, tegedu*
    tegdu*, tegdk*, tegidu*, tegi, tegey*, tegit*, tegiri, padedu*, padey*, padko*, sveekar*, swikar*
    sweekar*, kasid*, kitko*, kittu*, hidko*, hidid*, ittko*, eththi*, ettik*`,
  go: `hogu, hogi, hogri, hogo, hogle, hogi bidi, hogbidi, hogt*, hogut*, hoguv*, hogal*, hogok*, hogak*
    hogod*, hogabe*, hogbe*, hogbo*, hoda, hodaru, hodru, hode, hodlu, hodre, hodaga, hogid*, hogon*
    horad*, horat*, horahog*, terali*, nadi, nade, nadiri, nadedu*, nadiyi*, oogu, saagi*, saagu*`,
  come: `baa, baro, baare, banni, bari banni, barri, baral*, barok*, barak*, barod*, barabe*, barbe*
    barbo*, baruv*, barut*, bart*, banda, bandaru, bandru, bandlu, bandid*, bandaga, bandu, bandhu, bande
    bandre, barona, aagaman*, bandiru*, barli, barade, talup*, muttid*`,
  know: `gottu, gotthu, gothu, gotta, gottaa, gottide, gottidd*, gottitt*, gottir*, gottag*, gottaythu
    gottaytu, gottadre, gottaago*, tili*, tilko*, arivu, arive, arithu*, aritu*, aritid*, arita*, artha
    arthav*, arthaag*, arthag*, artha madko*, artha aag*, ariyad*, jnana, gnana, jnaana*, gnanav*
    parichaya, parichit*, mahiti, maahithi`,
  "think-feel": `yochan*, yochis*, yochne, yochni, alochan*, aalochan*, alochis*, bhaavan*, bhavan*
    bhavis*, bhaavis*, ansutte, anisutt*, anist*, anisit*, ansatte, ansitu, ansthu, ansta*, ansuthe
    ansuthade, annisutte, ankond*, andkond*, ankol*, andkol*, anukond*, andukond*, nambi*, nambu*, nambt*
    abhipray*, abipray*, anubhav*, anubav*, manassi*, manassu, manas, manasi, manasalli, manasinda
    tale odis*, tale oduth*, vichara maad*, chinthan*, nenap*, nenes*, nanna prakara, nan prakara
    nanage anis*, ooh*`,
  "become-be": `aagu, aagi, aagtid*, agt*, agut*, aagut*, aaguv*, aguv*, aagok*, agok*, aagal*, agabe*
    agbe*, agbo*, aagid*, agid*, aythu, aytu, ayithu, ayitu, aaytu, aithu, aitu, aada, aadaru, aadru
    aadava, iddira, iddiri, iddiya, iddini, iddene, iddane, iddale, iddare, iddivi, iddeve, idira, idiri
    idiya, idini, ide, idhe, ide antha, ittu, itthu, iddaru, iddru, idru, idvi, iddevu, iru, iri, irri
    irod*, iruv*, irut*, irt*, iral*, irok*, irak*, irabe*, irbe*, irbo*, irona, badalaag*, badlag*`,
  "today-tomorrow": `indu, ivattu, ivatthu, ivathu, ivat, ivattina, ivathina, naale, nale, nalina
    naaleyinda, naalinda, ninne, nenne, nenneya, ninneya, nennedu, mone, monne, monneya, naadiddu, nadiddu
    belagge, belige, belaggina, beligge, madhyana, madyana, madhyahn*, sanje, sayankala, saayankal*, ratri
    raatri, rathri, raathri, ratriyella, ee vaara, ee vara, muundina vaara, mundina vara, mundina vaara
    kaleda vaara, kaleda vara, hoda vara, hoda vaara, ee tingalu, mundina tingalu, hoda tingalu
    kaleda tingalu, dina, dinada, dinagal*, dinakke, somavar*, mangalavar*, budhavar*, guruvar*, shukravar*
    shanivar*, bhanuvar*`,
  "long-time": `bahala dina*, bahala hottu, tumba dina*, thumba dina*, tumba hottu, thumba hottu
    tumba samaya, thumba samaya, bahala samaya, bahala kaala, tumba kala, thumba kala, varshagatt*
    varshaglind*, varshadinda, varshagal*, varsha, varusha, vorsha, tingalugal*, tingalugatt*, tingalu
    tinglu, tingalin*, tinglind*, vaaragatt*, vaaradinda, varagatle, varagatt*, dinagatt*, dinagatle
    dinadinda, ghantegatt*, gantegatle, gantegatt*, gante gatle, ghante, gante, gantegal*, gantettale
    eshtu dina*, estu dina*, eshtottu, estotthu, kaaladinda, samaya, samayad*, hothu, hottu, tatkaala
    bahukaal*, modalininda, modlind*, eshto varsha`,
  "first-last": `modala, modalu, modalne, modalaney*, modlu, modlane, modaliga, modalige, modlige, modalina
    modlina, modalinda, modlind*, aarambh*, arambh*, shuru, shuruv*, shurumaad*, konege, kone, koneya
    kadeya, kadege, kadeyad*, antima, anthima, anthya, antya, antyad*, antyak*, mugiyuv*, kone kshan*
    kone galige, koneya galige, konegu, antu, antoo, anthu intu, antu intu, hinde, hindin*, munde, mundin*
    munche, nantara, nanthara, aamele, amele, aamel, admele, adad mele`,
  "more-less": `hechchu, hechu, hecchu, hechchag*, hechag*, hechin*, hechchin*, hechchis*, hechis*, jaasti
    jasti, jaasthi, jasthi, jasthiya*, adhika, adika, adhikav*, kammi, kadime, kadme, kadimey*, kadimeag*
    kammiag*, kammiya*, kadime aag*, innu, innoo, inna, innashtu, innastu, innu swalpa, mattashtu
    mathashtu, mattashtoo, sari sama, samana, ardha, ardhad*, duppattu, eradarashtu, eradpattu, sumaru
    sumaragi, sumaragide, hattira, hathra, ashtondu`,
  "small-amount": `swalpa, solpa, svalpa, swlpa, solp, svalp, swalp, swalpane, ondchuru, ond churu
    ondu churu, churu, chooru, ondishtu, ondistu, ondashtu, kiru, chikka, chikkad*, sanna, sannad*, sann
    putta, puttad*, kelavu, kelvu, kelavaru, kelavara, onderadu, onderdu, oneradu, alpa, alpav*, tusu
    konchen, konjam, ondu hani, koncha, onchuru, chur, eradu nimisha, ondu nimisha, ond nimisha, nimishad*
    nimisha`,
  "number-money": `ondu, ondh, eradu, erdu, mooru, muru, naalku, naaku, nalku, aidu, aaru, elu, yelu, entu
    yentu, ombattu, ombathu, hattu, hathu, hadinaidu, hadinaydu, ippattu, ippathu, moovattu, muvattu
    nalavattu, aivattu, ayvathu, aivathu, nooru, noor, nuru, savira, saavira, sawira, laksha, lakshagal*
    koti, kotigal*, roopayi, rupayi, rupai, roopai, ruupai, rupaayi, duddu, duddige, dudd, duddin*, hana
    hanad*, hanakke, haNavannu, shekad*, pratishata, prathishata, kasu, kaasu, kaasin*, paise, paisa
    ibbaru, ibru, moovaru, muvaru, naalvaru, aivaru, obba, obbaru, eradane*, moorane*, modalane*`,
  "praise-quality": `ಚೆನ್ನಾಗಿ, chennagi, chennaagi, chanagi, channagi, chanag, chennag, chennagid*
    channagid*, chanagid*, chennagitt*, channagitt*, chanagitt*, chendada, chenda, chanda, chandada
    cheluva, olle, olleya, ollay*, olledu, olledhu, olleyad*, oLLe, uthama*, uttam*, uthkrush*, utkrush*
    utkrisht*, uthkrisht*, athyuttama*, atyuttam*, atyuthama*, prashams*, prasams*, shlagh*, shlaaghan*
    slagan*, shreshta*, sreshta*, adbhuta*, adbhuth*, adbut*, adhbhut*, amogh*, apratima*, apoorva*
    apurva*, aparupada, asaadhaaran*, asadharan*, bhesh, shabash, shabhash, shabaash, bhale, bhalare
    balu chenna, besh, sogasaagi, sogasagi, sogasad*, mechchug*, mecchug*, mechug*, sarvottam*, maadari
    maadariy*`,
  "slang-praise": `sakkath, sakkat, sakkatagide, sakkathaag*, sakkathag*, sakkattag*, sakath, sakat
    sakkattu, sakkathu, bombat, bombaat, bombatu, bombaatag*, bombatag*, super guru, superaagi, superagi
    superagide, suparagi, superu, mast, masth, mastagi, mastagide, jabardast, jabardasth, jabardastu
    zabardast, dhool, dhul ebbis*, dhool ebbis*, dhoolebbis*, chindi, chindi udaays*, chindi udais*
    chindi maad*, bejan, bejaan, kirik illa, bhayankara chenn*, bhayankara olle, bhari chenn*, hulli
    huli neenu, huli kano, hulikano, simha, simhada mari, raja huli, kingu, kombu, kuthkond mad*, adirodu
    adurs*, sikkapatte chenn*, sikkapatte olle, gethu, getthu, geththu, benki, benki maga, benkiyag*, mass
    massu, haavali illa, gandu mettid*, jaadu, jadu maad*, thalaiva, kadak, khadak`,
  thanks: `ಧನ್ಯವಾದ, dhanyavaad*, dhanyavad*, danyavad*, dhanyawad*, danyawad*, dhanyosmi, dhanyaru, dhanya
    thanksu, thanksree, thanks kano, vandane*, runi, runiyag*, runav*, kruthagna*, krutagna*, kritagn*
    kruthajn*, krutajn*, abhaari, abhari, aabhari, aabhaari, abhaaravag*, upakara*, upkara, upkaar*
    upkar marey*, upakaara mar*, nenesikol*, smaris*, salaam, salam`,
  "love-like": `ishta, ista, ishtav*, istav*, ishtaaytu, ishtaythu, istaytu, ishtaytu, ishtaag*, ishtag*
    istag*, ishta pad*, ishtapad*, istapad*, preethi, preeti, preethiy*, preetiy*, preetis*, preethis*
    priti, pritis*, mechch*, mecchi*, mechi*, mechu*, hidis*, hidsitu, hidstu, manasige hidi*
    manassige hidi*, manasige muttit*, manasugedd*, manasu geddu*, manasu gedd*, managedd*, mana gedd*
    akkare, akkarey*, mamathe, mamate, priyav*, abhimana*, abhimaani, khushi kodut*, huchchu preeti, mudd*`,
  "respect-admire": `gowrav*, gaurav*, gourav*, maryade, maryaade, mariyade, maryadey*, aadara, adara
    aadarada, aadarsh*, adarsh*, spoorti*, spoorthi*, spurti*, spurthi*, mechchuge*, mecchuge*, mechuge*
    prashams*, hogLik*, hogli*, hogalk*, shlaghis*, namaskarisu*, talebaag*, tale bag*, talebag*
    hats off kano, pujya, poojya, maadari vyakti, maadariya*, maryadast*, abhinand*, kottanam*, kai mugi*
    kaimugi*, hogalik*, hogald*, hogalid*, hogalut*`,
  "happy-glad": `khushi, kushi, khushiy*, kushiy*, khushiag*, kushiag*, kushi aytu, khush, kush, khushipad*
    santosh*, santhosh*, samtosh*, anand*, aananda*, sambhram*, sambram*, thrupti*, thrupthi*, trupt*
    samadhan*, samadhaan*, nemmadi*, ullas*, ullaas*, harsha*, hemmey*, nagu moga, nagumukh*, hita anis*
    hithav*, hayag*, hayenis*, hai anis*`,
  "congratulate-wish": `abhinandan*, abhinanden*, abinandan*, shubhashay*, shubhaashay*, subhashay*
    shubhakaamane*, shubhakamane*, shubhavagali, shubhavagli, shubhavaagali, subhavagali, shubha haaraik*
    shubhahaaraik*, haaraike*, haraike*, haarais*, shubha, shubhamast*, olledaagali, olleyadagali
    oLLedagali, olledag*, ashirvad*, aashirvad*, aashirvaad*, yashassu sig*, devaru olled*, devru olled*
    devru cheng*, nooru varsha, nooru kaala`,
  helpful: `sahaya, sahaaya, sahay, sahaay, sahayav*, sahaayav*, sahaayad*, sahayak*, sahaayak*, sahayad*
    sahayama*, sahaayamad*, sahaya maad*, sahaya mad*, sahaya aytu, sahayaay*, nerav*, upayog*, upyog*
    prayojan*, anukul*, anukool*, labha*, laabha*, olled aytu, upakaari, upakari, kai hidi*, kaihidid*
    jothegidd*, jothege nint*, jothe nint*, jote nint*, beku andaga ba*`,
  "improve-grow": `sudhaaran*, sudharan*, sudaran*, sudharis*, sudhaaris*, sudhaars*, sudhars*, sudaris*
    uttamag*, uttamaag*, uttamapad*, beladid*, belavanig*, belvanig*, beleyut*, beled*, belit*, belas*
    beles*, pragati*, pragathi*, abhivrudd*, abivruddi*, abhivriddh*, munduvar*, eeligeg*, elige*, meleri*
    melakke bar*, mele ba*, badalavan*, badlavan*, chetarik*, chetaris*, sari maadko*, sari hogo*, tiddi*
    tidko*, tiddko*`,
  "success-win": `yashas*, geluv*, geddi*, geddu*, gedda*, gedde*, geldi*, gelut*, gellu*, vijay*, jaya
    jayas*, jayagal*, sadhan*, saadhan*, sadhis*, saadhis*, sadis*, gurimutt*, guri mutt*, guri tal*
    guri sadh*, prashasti*, prashasthi*, prasasti*, padaka*, bahumana*, bahumaan*, siddhi*, parinaamakaar*
    parinamakaar*, palitamsha*`,
  "trust-confidence": `nambik*, nambuge*, nambu, nambi, nambid*, nambut*, nambth*, nambbahud*, nambabahud*
    vishwas*, vishvas*, vishwaas*, viswas*, visvas*, vishvaas*, bharavas*, bharawas*, bharvas*, bharosa
    bharose*, aatmavishwas*, atmavishwas*, atmavishvas*, atma vishwas*, dhairy*, dairya*, nechchu
    nechchik*, nechik*`,
  "patient-calm": `talme*, thaalme*, taalme*, thalme*, sahane*, sahanashil*, sahansheel*, samadhana*
    samadhaan*, samaadhan*, shantha*, shanta*, shaanta*, shaantha*, shanti*, shaanti*, shanthi*, shaanthi*
    samyama*, saiyama*, sanyama*, sthirav*, tannag*, tanaagi, medhu, mrudu, mruduv*, saavadhan*
    saavadhaan*, nidhanavagi`,
  "kind-caring": `daye*, dayal*, dayaalu, dayamay*, karune*, karunaalu, karunamay*, kaalaji*, kalaji*
    kaalji*, kaaLaji*, kaaladi*, manaviya*, maanaviy*, maanavey*, manaveeyat*, anukamp*, sahanubhut*
    sahaanubh*, olle manas*, olle manush*, olle hruday*, dodda manas*, doddamanas*, oLLeyat*, olletan*
    olleyatan*, mrudu swabh*, mruduswabh*, aatmeey*, atmiya*, atmeey*, hrudaya*, aarayk*, arayk*
    kasht arthamad*, sukha dukha, preetiyinda, preethiyinda, oLLe vyakt*, hitachintak*, namrat*, vinaya`,
  "honest-open": `pramanik*, praamaanik*, pramaanik*, praamanik*, nishte*, nishthe*, nishta*, nishthav*
    satya*, sathya*, nija*, nija hel*, nere nud*, nera*, nera nudi*, nishpaksh*, nispaksh*, paradarsh*
    paaradars*, mukta*, mukthav*, muchchumar* ill*, muchumare illa*, bichchu manas*, bicchumaat*
    manbichchi, mana bichchi, manas bichchi, praamanya, nyayanisht*`,
  "funny-fun": `tamashe*, thamaashe*, thamashe*, tamashi*, tamaash*, haasya*, hasya*, joku, joku maad*
    jokes hel*, nagis*, nagsu*, nagst*, nagut*, nagu, nage, nagey*, nagu baru*, nakku nakku, nakk nakk
    nakku saak*, hotte hunn*, maja, majaa, majaag*, majava*, majag*, mojinda, moju, moju mast*, mazaa
    khushiyagi irta*, gammat*, tarle*, kachaguli, chashte*, cheshte`,
  "clever-talented": `pratibhe*, pratibha*, prathib*, buddhivant*, buddivant*, buddhiwant*, jaana, jaane
    jaanaru, jaanme*, janme tana, chaturaru, chatura, chaturya, chaaturya*, chaturyav*, chaakachaky*
    chakachaky*, nipuna*, naipunya*, churuk*, kaushal*, kowshaly*, kushal*, tiluvalik*, medhavi*, medhaavi*
    jnaani, jnani, gnani, vidyaavant*, vidyavant*, pandita, panditaru, tale odut*, tale ide, akkalmand*
    soft buddhi, tikshna buddhi`,
  "hard-working": `kashtapatt*, kashta patt*, kashta pat*, kashta padt*, kashtapad*, kastapatt*, shrama*
    shramji*, shramis*, parisrama*, parishram*, dudidu*, dudime*, dudiyut*, dudit*, dudiv*, dudiyo*
    dudiyuv*, bevaru haris*, bevar suris*, bevaru suris*, shradhe*, shraddhe*, shradde*, sradde*
    nishtheyind*, hagalu ratri dud*, hagalirul*, ratri hagalu, kai kesar*, daksha*, samarpan*, arpan*
    tanumana*, tanu mana*, prayatn*, prayathn*, prayatna pad*, praytna, oddad*, hotkond*, beladhi dud*`,
  "punctual-good": `samayakke sari*, samayakke sariy*, samayapaalan*, samayapalan*, samayapraj*
    samaya praj*, samaya palan*, sariyada samay*, sari samayak*, sariyaada samay*, samayakke mun*
    samayakke mod*, timege sari*, time ge sari*, time sari*, timege bar*, timege ba*, time ge ba*
    timege mug*, timege kod*, timege mod*, velege sari*, hottige sari*, hotthige sari*, deadline munche
    deadline ge munch*, deadlinege munch*, gaduvige munch*, gaduvin* munch*, gaduvina olag*, gaduvige sari*
    munchithavag*, munchene, munchitav*, ondu dina munche, mundagi mug*, sakaal*, sakaladalli
    mundene mugs*`,
  "clear-easy": `spasht*, spast*, nichchal*, nichala*, sulabh*, sulabav*, sulbha*, sulabad*, saral*
    saraLa*, sukara, artha aagu*, arthavagu*, artha agu*, arthavaagu*, arthavayt*, arthavaayt*, artha ayt*
    artha aayt*, arthavaag* hage, arthaaytu, arthaythu, chennagi artha*, chanagi artha*, tiliyagi
    hejje hejje*, ondondagi, swachchav*, savivar*, sphuta*`,
  "neat-quality": `achchukatt*, acchukatt*, achukatt*, swachha*, swachch*, swaccha*, svacch*, shuchi*
    shuddha*, suddha*, neetu, neetaagi, neetag*, neatagi, neataagi, shistag*, shistaag*, shistubaddh*
    oorna*, poornavag*, sampoornav*, paripoorn*, paripurn*, gunamatt*, guna matta*, sundar*, andavag*
    andavaad*, anda, chokka*, vyavasthit*, vyavastith*, sari yag*, sariyag*, sariyaagi*, kramabadd*
    nayavag*, nunupag*`,
  "fast-good": `bega, begane, beg beg, bega bega, begabega, begne, begha, bega mug*, bega mad*, bega kod*
    bega sari*, bega spand*, vegav*, vega, vegad*, tvarit*, twarit*, takshan*, thakshan*, taksana*
    tatkshan*, thatkshan*, kshanadall*, ksanadali, nimishadall*, nimishagalalli, kannu mit*, kan mit*
    kanmuchch*, chakachak*, chaka chak*, chatpat*, chat pat*, chikka samayad*, sarasarane, sarane
    shara vega, sheeghra*, sheegra*, sigra*, shigra*, minchin*`,
  encourage: `protsaah*, protsah*, prothsah*, prothsaah*, hurid*, spoorti tumb*, spoorthi tumb*
    dhairya tumb*, dhairya tund*, dhairya hel*, dairya hel*, dhairya kod*, dairya tumb*, dhairya tub*
    bennu tatt*, bennutatt*, ben tatt*, bentat*, uttejan*, uthejan*, utthejan*, uttejis*, utsaah*, utsah*
    uthsah*, uthsaah*, preran*, prerep*, beṃbala, chaitany*, nija utsah*`,
  "proud-special": `hemme*, hemme anis*, hemme pad*, abhimaan*, abhiman*, visesh*, vishesh*, amulya*
    amoolya*, aparoop*, aparupad*, hetta bhagya, bhagya, bhaagya, adrusht*, adrishta, adrusta, punya, ratna
    ratnav*, muttu, chinnadantha, apoorvav*, gowravad vishay*, manyat*, beleba*, bele bal*, belebaaLuv*`,
  "smile-warm": `nagu, nagumog*, nagu mog*, nagu mukh*, nagumukh*, naguva, nagunagut*, nagu nagut*
    nagu naguth*, nagtane, nagutt*, nagthiral*, mugulnag*, mugul nag*, mandahas*, mandahaas*, aatmiyav*
    atmiyav*, aatmeeyav*, aapta*, aapthav*, aptav*, sneha*, snehmay*, saral sneha, besuge, preetiya maat*
    hrudayapurvak*, hrudaya poorv*, hrutpoorv*, hruthpoorv*, hrutpurv*, sauhard*, sowhaard*`,
  "rely-on": `nambabahud*, nambbahud*, nambbod*, nambabod*, nambalar*, nambikast*, vishwasarh*, vishvasarh*
    vishwaasarh*, vishwasaarh*, vishwasan*, nambi kod*, nambi vah*, nambi kelsa, kaibidall*, kai bidall*
    kaibidad*, kai kodall*, kaikodall*, kai kodolla, jothegir*, jothege irt*, jothe irt*, bembal*, aasare*
    asare*, bennel*, nechchikol*, nechikol*, kanmuchchi namb*, kannumuchchi namb*, kann muchkond*
    kanmuchkond*, andre namb*, yavaga kel*dru irt*`,
  "best-most": `atyant*, athyant*, atyadbhut*, athyadbhut*, atyuttama, athyuttam*, atyunnata, athyunnata
    sarvashresht*, sarvasresht*, ellarigint*, ellargint*, ellakinta*, ellakkint*, ellakinth*
    ellarigu minch*, sati illa*, saati illa*, saatiyill*, sarisaati*, sarisati*, sari sati*, horege horu*
    number onde, number vonde, nambar one, mundalat*, agra*, mochalu, minchid*, meerisid*, meersid*
    mirisid*, hecchina`,
  "smooth-works": `sarag*, saraag*, sagavagi, sugam*, susutra*, susootra*, susoothra*, tondare illad*
    tondre illad*, tondre ilde, thondre ilde, samasye illad*, samasye ilde, adachan* illa*, adetad* illa*
    yav samasye*, nirvighn*, sari hog*, sariyag* nad*, sariyag* kel*, sariyagi kel*, chennagi nad*
    chanagi nad*, chennagi kelsa*, chanagi kelsa*, parvagill*, parwagilla, paravagilla, paravaagilla
    yashaswiyagi nad*, oddatill*, sari irutt*, lagu, hagura*`,
  "bad-quality": `ಕೆಟ್ಟ, ketta*, ketta hog*, kettu hog*, kedd, kedak*, kedk*, kedu*, ketad*, kett hog*
    kaLape*, kalape*, kalpe, kalape matt*, darbesi, darbeesi, adhwan*, adhvaan*, advan*, adhwaan*, adwaan*
    adwan*, adhogati*, adogati*, hinaya*, hinaay*, heenay*, haalaag*, haalag*, haalu, halu maad*
    haalu maad*, haal maad*, halag hog*, olledalla, ollediilla, olledill*, chennagill*, channagill*
    chanagill*, chennag illa, chanag illa, sari illa, sariyill*, sari ill*, sariyagill*, sari ilva
    sariyilva, uttamavagill*, gunamatta* ill*, tumba kett*, laddi maad*, dabba, dabbaa, ghora*, goravagi
    bhikara, bhayankara*, dayaniya, dayaneey*, shochaniya, shochaneey*, kharab, karaab, karabu
    thu ist kett*, bekar, bekaar, bekaaru, bhekar, kevalav*, kettu*, kettid*`,
  disappoint: `nirase*, nirash*, niraas*, hatash*, hataash*, bejar*, besar*, besra*, bejaara*, aasheg* nee*
    nirikshe hus*, nireekshe hus*, nireekshe mutt*, nirikshe mutt*, nireeksheg* tak*, nirikshege tak*
    husi maad*, husigol*, husiyag*, tannir erach*, tanneer erach*, tanni erach*, ishtu nirikshis*
    expect madirlilla, hotte uri*, hotteuri*, khinna*, kinnat*, mana norid*`,
  "angry-shout": `kop*, kopa bar*, kopa mad*, sitt*, sidimid*, sidukk*, siduku*, kiruch*, kirchad*
    kirchaad*, kirchut*, kirchko*, koogaad*, kugaad*, koogad*, kugad*, koogu*, kugtar*, aracha*, gadaris*
    gadris*, gadarus*, gadruth*, regaad*, regad*, regtar*, regut*, regthar*, regisu*, ugratv*, ugrav*
    aakrosh*, akrosh*, krodh*, kendaamand*, kendamand*, urdu bil*, uridu bil*, urid bil*, uridbil*
    uriyut* mukha, mele bil*, mele eri*, eerida dhwan*, dani eris*, dani ettar*, gatti dhvan*
    gattiyagi koog*`,
  "rude-harsh": `ortu*, orat*, oraTu, asabya*, asabh*, katuv*, katu, katu maat*, kator*, kathor*
    katina maat*, kathin* maat*, ghati maat*, duravartan*, durvartan*, durvarthan*, duraachar*, dhimaak*
    dimaak*, uddatat*, uddhat*, udaaf*, udafe*, udaase*, maryade illad*, maryade ill*, maryade ild*
    maryaade ill*, maryaade ild*, maryade kod*ill*, maryade kodad*, maryade kodall*, maryade kodde
    maryade ilde, gowrava ill*, gourava ill*, gowrava ilde, agaurav*, agowrav*, avamaryad*, avamaan*
    avaman*, avmana*, apamaan*, apaman*, tirask*, vyangy*, chuchchu*, chuchu maat*, chuchchu maat*, kutuk*
    mone maat*, bejavabdari maat*`,
  "lazy-careless": `somari, somaari, sombheri, somberi, soombheri, soomberi, sombheritan*, somberitan*
    somaritan*, somaaritan*, solle*, aalasi*, alasi*, aalasy*, alasya*, udaaseen*, udasin*, udaasin*
    nirlaksh*, ajaagrook*, ajagaruk*, ajagrook*, ajagrukat*, ajaagarookat*, ajaagrukt*, bejavabdaari*
    bejavaabdar*, bejavabdar*, javabdari ill*, javabdari ild*, javaabdari ill*, javabdaari ill*
    javabdari illad*, tatsaar*, taatsaar*, tathsar*, tatsar*, thathsaar*, kaatachar*, kaatachaara*
    katachaar*, asadd*, ashradd*, shraddhe ill*, shradde ill*, gamana ill*, gamanakodad*, gamana kodad*
    gamana kodall*, gamanisad*, hoonan*, tookad*, nidde hod*, niddehod*, nidde maad*, malkond*
    kaala kaley*, kaalakal*, kaalahar*, kalaharan*, summane koot*, sumne koot*, summane kuth*, hage biduv*`,
  "late-delay": `tada, tadaa, tadav*, tadamaad*, tada maad*, tadaag*, tadaay*, thada*, tadh, vilamb*, latu
    lateu, lateaag*, lateag*, late aag*, late aagi, lettagi, latagi, latagi ba*, hottaag*, hottag*, hothag*
    hottaay*, hotthaag*, hottu meer*, samaya meer*, samaya meeri*, samaya meri*, samaya daat*, gaduvu meer*
    gaduv* meer*, gaduvu mugid*, gaduvu mug*, gaduvu daat*, mundood*, munduud*, mundud*, mundook*, mundoog*
    mundakk haak*, mundakke haak*, mundakh*, mundakkaak*, naale naale, nale nale, eladaad*, eledaad*
    yeledaad*, eladad*, yelad*, ghantegattale kaay*, kaays*, kaayis*, kaisbed*, kaiskond*, kaadukul*
    kaadu kaad*, kaadu sus*`,
  "mistake-error": `tappu*, tappag*, tappaag*, tappaay*, tappayt*, tapp maad*, tappu maad*, tappad*
    tappid*, thapp*, tapu, tapp, dosha*, dosh, pramaad*, pramad*, yedavatt*, edvatt*, yadvatt*, edavat*
    lopa*, nyunat*, nyoonat*, asamarpak*, asampoorn*, ashudd*, sariyilladu, sari illad*, viparyas*
    viparyaas*, kaagunit*, aksharadosh*, huluku*, huLuk*`,
  "fail-break": `sothu*, sotu*, sothid*, sotid*, sottir*, solu*, soltu*, soltar*, solanna, viphal*, vifal*
    vipalav*, asaphal*, asafal*, ashafala*, asapal*, murid*, muri, murihog*, murkond*, odedu*, odehog*
    odeyi*, odehoy*, kusid*, kusit*, bidduhog*, biddu hog*, biddog*, bidd hog*, biddid*, nintu hog*
    ninthu hog*, ninthog*, nintog*, nintuhog*, kett nint*, kettu nint*, kettnint*, kettunint*, kai kod*
    kaikott*, kai kott*, kaikod*, tappi hog*, tappihog*, nelakach*, neera paal*, halla hid*, hallahid*
    haLLa hid*, halla hat*, aagade hog*, mughdog*, mugddog*, mulug*`,
  "confuse-unclear": `gondal*, confuseaag*, confuse aag*, confuse maad*, arthavagill*, arthavaagill*
    arthavagall*, arthavagad*, arthavagtilla, arthavaguvudill*, arthavagol*, arthaagill*, arthaagl*
    artha aagl*, artha aagill*, artha aagall*, artha agall*, artha agol*, artha aagol*, artha agtil*
    artha aagtil*, artha agod*, artha agill*, aspasht*, aspast*, spashtavagill*, spasht* ill*, spasta ill*
    spashtat* ill*, spashtav* ill*, tale budha*, tale buda*, talebud*, tale bud*, talebuda ill*, tale kett*
    talekett*, ardhambar*, ardambard*, gojal*, golmaal*, ayomay*, sikku sikk*, sikk sikk*, tabbibb*
    yenu gottag*, enu gottagtill*`,
  "boring-dull": `boru, boraag*, bor hodi*, bore hodi*, bor hod*, bore hod*, borhod*, bor aag*, bore aag*
    boring aag*, besara tar*, bejar bar*, nirasa*, neeras*, sappe*, sappag*, chappe*, chappe agi*
    nidde bar*, nidde banth*, nidde bant*, niddebar*, nidre bar*, nidde bart*, nidde tar*, aakalik*
    akalik*, aakaLik*, utsaha ill*, utsaaha ill*, uthsaha ill*, swarasya ill*, swarasy* ill*
    swaarasya ill*, rasav* ill*, rasa illad*, uddud*, udda udda*, uddan*, jeeva ill*, kuyyu*, kuytar*
    koreyut*, kort*, korit*, kudd kud* sak*`,
  "frustrate-annoy": `kiri kiri*, kirik*, kirik maad*, tale novu*, talenov*, talenoov*, tale noov*
    tale nov*, tale bisi*, talebis*, talesidi*, tale sidi*, tale kedis*, talekedis*, tale tin*, tale thin*
    taletin*, praana tin*, praana hind*, prana hind*, prana tin*, jeeva tin*, jeeva hind*, jiva tin*
    jeeva tego*, jeevatin*, jeeva tegi*, rese aag*, resige*, rejig*, hesige aag*, irusu murus*
    irisu muris*, irusumurus*, irisumuris*, hinse*, himse*, himse aag*, hinse aag*, himsay*, kaat*
    kaat kod*, kaata kod*, kaata kott*, tondare kod*, tondre kod*, kopa tar*, saakaag hog*, huchch hid*
    huchchu hid*, huchu hid*, huch hid*, huchchidi*, talmepareek*, talme pareek*, talme pariks*
    sahane pareeks*, rosi hog*, rosogid*, rosi*`,
  "unfair-favourite": `anyaay*, anyay*, paksapat*, paksapaat*, pakshap*, paksha vahis*, paksha vais*
    pakshavahis*, taaratamy*, taratamy*, tartamya*, bhedabhav*, bheda bhav*, bhedabhaav*, bedhabhav*
    bedabhav*, beda bhav*, bheda maad*, bedha maad*, asamaan*, asaman*, ondu kannige, ond kannige*
    onde kann*, ondu kann*, mechchina*, mechchin* shish*, neccchin*, tamma javaru*, swajana*, jaati nod*
    jaathi nod*, beku beku andav*, bekadoru, bekadavr*, bekaadavr*, maltaayi*, malatay*, malathay*
    nyaya illa*, nyayav* ill*, nyaayav* ill*, nyaaya ill*`,
  "ignore-exclude": `kadegan*, kadegaan*, nirlaksy*, nirlakshya maad*, nirlakshya mad*, nirlaksh*, upeksh*
    horagid*, horagit*, horag itt*, horage itt*, doora id*, doora itt*, dura itt*, duravitt*, dooravitt*
    dooravid*, bittbit*, bittubit*, bitt bit*, bittu mad*, bittu maad*, nannannu bitt*, nannanna bitt*
    nanna bittu, serisill*, serisikoll*, sersikoll*, sersolla, serskoll*, seriskoll*, sersill*, karedill*
    kareyill*, kareyall*, karelilla, karilla, karilill*, lekkakke tago*, lekkakke togo*, lekkakkilla
    lekkakk ill*, gamanisill*, gamanisal*, gamana kodill*, gamanakk* tar*, gamanakke togo*, gamanakke tago*
    kivige haak*, kivig haak*, kiviged haak*, mukha tirug*, mukhatir*, moole gump*, mulegump*, moolegump*
    nodiyu nod*, nodiyoo nod*, kandroo kaan*, kandru kan*, maatu bitt*, maat bitt*, mathu bit*`,
  blame: `aarop*, arop*, doshaarop*, dosharop*, doosis*, dushis*, dooshis*, dushan*, dooshan*, duris*
    dooris*, durut*, doorut*, duru, dooru haak*, duru hak*, dooruv*, nannannu duru*, nanna mele haak*
    nan mele haak*, nanna mele hak*, nan mele hak*, nanna tale*ge, nan talege*, nanna talege kat*
    talege katt*, tale mele haak*, tale mele hak*, tappu horis*, tappannu hor*, tappu hors*, hors*, horis*
    horesu*, bereyavara mele, bereyor mele, bere avra mele, bereavr mele, bereyavr mele, mele hort*
    mele haakbit*, mele tallu*, mele talli*, nunuchik*, jaarik*, jaarko*, bali maad*, bali pashu, balipashu
    balipasu`,
  "lie-cheat": `sull*, sull hel*, sullu hel*, sulu, sulhel*, sulel*, suLLu*, mithye*, mosa*, mosa maad*
    mosa hog*, mosa mad*, vanchan*, vanchis*, vanchit*, vanche*, namak haram*, namakdroh*, drooh*, droha*
    drohi*, nambike droh*, nambikedroh*, nambik drooh*, vishwasaghat*, vishwasaghaat*, vishwasghat*
    vishwasadroh*, nambis*, nambsi mosa*, nambisi mosa*, nambsi kai*, kai kottu hog*, banna bad*, tirich*
    tiruch*, marechis*, marechut*, mucchit*, muchchit*, muchchi itt*, kapat*, naatka*, natka*, naatak*
    natak*, halavu nat*, drama maad*, dopputoru*, topi haak*, topi hak*, kivi mele hoo*, kivige hoo*
    kivi mele huv*, naama haak*, nama hak*, pangnama*, pangnaam*`,
  "forget-miss": `maret*, martu*, marthu*, martid*, marthid*, marthb*, martb*, marthog*, martog*, mareyu*
    mareyal*, maruv*, marevu, maravu, maragul*, maruli*, nenapill*, nenapu ill*, nenap ill*, nenapirall*
    nenapag* iral*, nenapu irall*, gnaapak ill*, jnapaka ill*, jnaapak* ill*, tappisik*, tappskond*
    tappihoy*, tappi hoy*, tapphoy*, bittu hog*, bittuhog*, bitthog*, bittog*, bitt hog*, bitt hoy*
    bittubid*, kai tapp*, kaitapp*, gamanadalli ill*`,
  slow: `nidhaan*, nidhan*, nidaan*, nidan*, mandagati*, mandagathi*, mandav*, mella*, aame*, ame nad*
    ame vega*, basavana hul*, basavan hul*, tevalu*, thevalu*, kuntut*, kuntta, eledadk*, eleyut*, sloagi
    slowag*, slowaag*, slow aag*, slouagi, melage`,
  waste: `vyarth*, vyarta*, byarth*, danda*, danda maad*, danda aayt*, danda ayt*, haalu maad*, kaalahar*
    kaala vyarth*, samaya haal*, samaya vyarth*, samaya vyart*, samay haal*, samaya haalu*, time haal*
    time haalu*, time wasteu, wasteu, wastu, vestu, westu, vesst, hana haal*, hana pol*, duddu haal*
    dudd haal*, dundu*, dundh*, dundu vech*, pol, polaag*, polaay*, pol aag*, poolaag*, prayojana ill*
    prayojanav* ill*, prayojan ill*, prayojanakke bar*, upayoga ill*, upayogav* ill*, upyoga ill*
    upayogakke bar*, upyogakke bar*, upayoga barad*, upyogak bar*, kelasakke bar*, kelasakk bar*
    kelsakke bar*, kelsakbar*, kelsak bar*, nishprayojan*, nisprayojak*, nirarthak*, nirartak*, nirupayukt*
    neeralli homa*`,
  "arrogant-ego": `ahankaar*, ahamkar*, ahamkaar*, ahankar*, aham, ahambhav*, ahambhaav*, ahambav*, ahamu
    sokk*, soku, jamb*, jamba kochch*, kobb*, dimaak*, dimak*, dhimaak*, dhimak*, durahank*, garv*, darp*
    dautat*, daurjan*, dourjanya*, dabbalik*, dabbaalik*, dabbaLike*, davlat*, daulattu*, dowlat*
    taanobba*, taane dodd*, tane dodd*, taan dodd*, taane ella, taane srestha, nane dodd*, naane dodd*
    naane ella, naane sari*, nande nade*, nande nadib*, nandenad*, nande sari, tanna dodd*, sarvaadhik*
    sarvadhik*, sarvadikari*, meesey* tirug*, shrestate, swaprashams*, swapratishte*, swaprathist*
    athma prashams*, tale nint*ill*, tale tirug*, talegeer*, netti* er*, nettige er*, koDu ban*, kombu ban*`,
  complain: `dooru*, duru*, duru kod*, dooru kod*, duru kott*, duru helt*, duru helut*, dooriko*, duriko*
    gonag*, golad*, golaa*, golu*, golo*, kampleint*, komplent*, kirikkirik*, aakshep*, akshep*, asamadhan*
    asamaadhan*, asamadhaan*, manavi patr*, dooru sallis*, duru salis*, chaadi*, chadi hel*, chaadi hel*
    chadikor*, kompleintu, vaadisu*, aluv*`,
  "afraid-nervous": `hedar*, hedru*, hedri*, bhaya*, baya, bayag*, anju*, anji*, anjt*, gabari*, ghaabari*
    gabri, gaabri*, gaabar*, nadug*, naduk*, edebadit*, ede badit*, ede dav*, ede jhal*, ede zal*, ede hod*
    yede hod*, aatank*, atank*, chinte*, chinthe*, chintis*, sankoch*, naachik*, nachik*, hinjar*, digil*
    kaLavala*, kalaval*`,
  "sad-hurt": `dukkha*, dukh*, duhkh*, novu*, noyu*, noyis*, noyt*, nond*, noovu*, novin*, manasige nov*
    manassige nov*, manasu nov*, mananoyis*, manas noy*, manasu noy*, manassu noy*, manas muri*
    manasu muri*, manas mur*, vyathe*, vyate, yatane*, yaatan*, sankat*, besarad*, bejar*, bejaar*, ghasi
    gaasi*, ghaasi*, kannir*, kanniir*, kanneer*, kaneer*, aluv*, alut*, attu*, atte, attid*, atthe
    alu bar*, aLu bar*, alu bandi*, aladiru*, alist*, alisi*, manobala kug*, kuggi*, hrudaya od*
    hruday od*, ede od*, nottuko*, vishaad*, vishad*, nova*, kugi*`,
  "tired-overload": `sustu*, sustag*, sustaag*, sustaay*, danid*, daniv*, daniyut*, danu*, baLal*, balal*
    baLalik*, bendu hog*, benduhog*, bendog*, bend hog*, bendid*, kelasada hor*, kelsada hor*, kelasad ott*
    kelsada ott*, kelsad ott*, kelasada ott*, kelasada bhaar*, kelsada bhaar*, kelsad bhar*, ottad*
    vottada*, hore haak*, hore hor*, horeaag*, horeag*, athi kelas*, ati kelas*, jaasti kelas*, jasti kels*
    jaasti kels*, jasti kelas*, kelasa jaast*, kelsa jast*, kelsa jaast*, tumba kelas*, thumba kels*
    vishranti ill*, vishraanti ill*, vishranthi ill*, vishraanthi ill*, vishranti*, vishraanti*
    vishranthi*, usiraad*, usirad*, usirkat*, usiru katt*, usir katt*, nidde ill*, nidre ill*, nidde illad*
    nidregett*, niddegett*, maimuri*, mai muri*, gaanada ett*, gaanad ett*, gaaṇada, ganada ett*
    katteyant* dud*, katte tara dud*, katte thara dud*`,
  "problem-issue": `ಸಮಸ್ಯೆ, samasy*, samase*, samsye*, prablem*, praablam*, problemu, problemag*, tondar*
    tondr*, thondare*, thondre*, tonderey*, totaku*, todak*, todag*, adachan*, adchan*, addi*, adde tad*
    adetad*, ade tad*, kashta*, kasta*, kirikiri, gola, goolu*, golu*, raamaayan*, ramayan*, ramp*
    ranparad*, rampa maad*, taapatray*, tapatray*, thapathray*, bikkatt*, sankasht*, peechaat*, pechat*
    pechaat*, peykat*, teek agilla, yedavattu*`,
  "lack-missing": `korat*, korte*, koraṭe, abhaav*, abhav*, saalad*, saalall*, saaltilla, saaltail*
    saalodilla, salodilla, saaludill*, saakagall*, saakagill*, sakagill*, illavag*, illavay*, illavaag*
    illadiruv*, illada*, illad hage, illdanth*, kanall*, kaanall*, kanisall*, kanistill*, kaanistill*
    kaanthilla, kanthilla, kantilla, sigall*, sigtill*, siktilla, sikkill*, sigodill*, siglilla, dorakill*
    doretill*, dorakall*, korag*, bekadashtu ill*, beku ashtu ill*, kammi bid*, kammi agid*, kammi ide
    kammiid*, khaali bid*, bittid*`,
  "worse-than": `hadageṭṭ*, hadagett*, hadgett*, hadaged*, hadgedis*, kettadakk*, innu kett*, innoo kett*
    innastu kett*, innashtu kett*, adakkinta kett*, idakkinta kett*, moduligint* kett*, modaligint* kett*
    moduligint*, modaligint*, modlaginta*, modalinganta*, modalingint*, hindigint*, hindiginta kett*
    kelamatt*, keelumatt*, kilu matt*, kilumatt*, avanigint* kett*, makkaLigint*, magu saha*, chikka makk*
    chikmakk*, shaale makk*, shale makk*, makkale vaas*, makkalu vaas*, makkalaadru, naamu vaas*, adhogati*
    adhahpat*, adahpatan*, avanati*, avanathi*, kusit*, ilik*, ilime*, haLLa`,
  "interrupt-block": `adda bar*, adda bart*, adda haak*, adda hak*, adda kaal*, adda haakt*, addabar*
    addagaal*, addakaal*, addagal*, addigaal*, addi maad*, addi pad*, addipad*, adachan* maad*, tade*
    tadit*, naduve bay*, naduve maat*, madhye maat*, madhya maat*, madhye baay*, madya maat*, naduve mat*
    madhye tad*, madhye mad*, naduve tad*, baayi haak*, bayi haak*, bai haak*, baay haak*, baayhak*
    mugin toor*, moogu toor*, moogu tur*, mugu tur*, mugu toor*, moog tur*, moog toor*, moogutoor*
    mugutur*, maatadoke bid*ill*, matadoke bid*ill*, maatadalu bid*ill*, maatu kattar*, maatu tund*
    maatu kat*, maathu kattar*, arda maat*, hasthakshep*, hastaksh*`,
  "noisy-messy": `gadal*, galaat*, galat*, shabda*, sabda*, sadda*, saddu*, sadd maad*, gaddal*, golaki*
    asta vyast*, astavyast*, asthavyast*, asthvyast*, avyavast*, chellaapil*, chellapil*, challapil*
    chelaapil*, challaapil*, haradk*, haradi*, santhe*, santhe tar*, sante tar*, sante maad*, meenina sant*
    meenu maark*, kolak*, galij*, galeej*, kolachey*, kasadabuTTi kanda`,
  "refuse-avoid": `niraakar*, nirakar*, nirakris*, oppall*, oppolla, oppodill*, oppad*, oppalilla, opplilla
    oppikoll*, oppkoll*, opputill*, tappisik*, tappisk*, tappsko*, thapskol*, tapskol*, tapskond*, jaarik*
    jaarko*, jarkol*, jarikol*, nunuchik*, nunuchko*, hinjar*, hinde sar*, hindesar*, hinde hak*
    hinde haak*, hindetu*, kai tolk*, kai tol*, kaitol*, kai etti*, kai ett*, kai ettb*, kaiettib*
    nanage samband* ill*, nange samband* ill*, nan kelsa all*, nanna kelasa all*, nan kelasa all*, nandalla
    nanage gottill*, bekilla, bekagill*, bekaagill*, nepa hel*, nepa*, neva hel*, neva*, nevana hel*
    kaarana hel*, karana hel*, kunti nep*, kuntu nep*, kunti neva*, kuntunep*, kuntinep*, sabub*, saboob*`,
  "copy-repeat": `nakal*, nakalu maad*, naklu, kaapi*, kapi maad*, kaapi maad*, copi maad*, copy hod*
    kopi hod*, kaapi hod*, kaddu*, kaddid*, kaddband*, kaddiruv*, ade haad*, ade haLe*, ade hale*, adehale*
    ade raag*, ade rag*, ade ragad*, ade maatu*, ade matu, ade kathe*, ade kate*, ade kath*, adanne punah
    punaravart*, punaraavart*, adanne tirug*, adanne matte*, ade tappu*, ade tapp*, ade kelas*, ade kels*
    ade kaarana*, ade samas*, ade tondar*, hadid haad*, haadidd* haad*, haadidde haad*, haadid haad*
    haadiddo*, gili paat*, ginipaat*, gini paat*, gilip*, kiswabay*, anukaran*, anukaris*`,
  "hard-difficult": `kashta*, kasta*, katin*, kathin*, kaṭhiṇ*, kshishta*, klisht*, klista*, sankeern*
    sankirn*, savaal*, saval*, duṣkar*, dushkar*, traasu*, trasu*, traasad*, trasad*, prayaas*, prayas*
    sulabhavalla*, sulabh* all*, sulaba alla, sumnalla, summanalla, trasag*`,
  "stuck-pending": `baaki*, baki*, uḷid*, ulid*, ulkond*, ulikond*, nintu*, nintid*, nintbit*, ninthu*
    ninthid*, ninthbid*, sikki*, sikkaki*, sikkhak*, sikkako*, sikhak*, sikkhaak*, kootid*, kutide, kuthide
    pendingu, pendingall*, pendingnall*, pendingiral*, nenegud*, nenaguddi*, tadehid*, tadedu hid*
    hidkond*, stagita*, sthagit*, mugidill*, mugiyad*, mugilill*, innu mug*, innoo mug*, innu aagill*
    innu bandill*, innoo bandill*, innu agill*, kayut*, kaayut*, kaayt*, kaayuv*, kaadid*`,
  "stupid-person": `ಮೂರ್ಖ, moorka*, murkha*, mutthala, muttal*, mutala*, dadda*, daddi, dadda nan, dadd
    pedda*, peddu, peddi, pedd nan, pedda nan, manda buddi*, mandamati*, mandabuddi*, avivek*, bekuf*
    bevkuf*, bevakuf*, bevakoof*, bekoof*, hedda*, heddu, mudda, moodha*, mooda, mudhha, mankubudd*, manku
    mankudi*, mank nan*, manku tinn*, maddu, loosu, loos nan, loosa, gubaal*, gubal*, guggu, guggunan*
    pekara*, pekar, anadi, tikkalu, tiklu, gamar*, gamaar*, gamaad*, halli mukka, halli gamar*, hallimukka
    ediot, idiyet*, idiotu, kalu tala*, kallutale, kolli tale, buddhigedi*, buddigedi*, budhigedi*, ajnani*
    agnani*, asangatha, shuddha dadda`,
  "worthless-person": `panikimalina, nishprayojaka*, nisprayojak*, nirupayukt*, prayojanakke barad*
    upayogakke barad*, upayogakke barada*, upayogakke baroll*, kelasakke barad*, kelasakke bara*
    kelsakke barad*, kelsakke baro*, kelasakke baroll*, kelsakbarada*, yavdakku barad*, yaavudakku barad*
    yavudakku bara*, yaavudakku laayak*, laayakkilla, laayakilla, layakilla, layaku illa, layak illa
    laayaku ~ illa, layaku ~ (alla|illa), yogyate ~ illa, yogyate illa*, yogyateye illa, yogyat* ill*
    yogyaneyalla, ayogya*, dandapind*, danda pind*, dandaa, danda nan, waste body, waste nan*, wastu
    waste piece, vestu nan*, ondu paisekk* bel*, nayapais*, naya pais*, beleye illa, bele illad*
    kimmattill*, kimmatt* illa, kaasige bele*, muru kaasig*, mooru kaasin*, mur kaas*, nalaayak*, nalayak*
    nikrusht*, neecha nalay*, apadaarth*, uppu tinda*drohi, hunasehann*, dabba nan*, dabba nan maga
    iddu illad*, iddru ondu hod*, iddru hod*, iddaru sattar*, sonne`,
  "no-brain": `buddhi illa*, buddi illa*, buddi ilva*, buddhi ilva, buddiyilla*, buddhiyilla*
    buddhi ~ illa*, buddi ~ (illa|ilva|bealva), talelli buddi*, talelli mannu*, taleli mannu*
    taleyalli mannu*, talelli sagani*, taleyalli sagani*, tale tumba mann*, taleyalli mann*, talelli medul*
    medulu illa*, meduLu illa*, medul illa*, medule illa*, medulilla*, medulige tukk*, meduLu tukku*
    medulu kol*, medulu kelsa mad*, talelli enu illa, taleli enu illa, talelli yen ide, talel en ide
    tale khali*, tale kaali*, khali tale, kaali tale*, khaali talé, khaali dabba, khali dabba, tale illad*
    tale ilva, tale illa*, tale sari illa, tale sari ilva, tale kettid*, talekettid*, viveka illa*
    viveka ilva, vivekavill*, jnana illa*, gnana illa*, sense illa, sense ilva, common sense illa
    commonsense illa, iq illa, akal illa, akkal illa, akkal ilva, buddhihin*, buddihin*, buddhiheen*
    buddhi bel*illa, buddi mattu illa, budd* mand, saganitale, hullu talelli, tale tumba hullu
    talelli hullu, talelli enid*`,
  "animal-slur": `ನಾಯಿ, naayi, nayi, naayee, nayige, naayige, naaye, nayi tara, naayi tara, naayi jaati
    naayi mari, nayi mari, naymari, beedi nayi, beedinayi, bidi naayi, huchch nayi, huchchu naayi
    hucchunaayi, kajji nayi*, kajji naayi*, nayi bala, nayi buddi, naayi buddi, hande, handi, handiy*
    handig*, handi mari, kaadu handi, katte, kate, katteg*, katteya*, katte tara, katte marigalu, konna
    kona, konana, konu, konanige, emme, emmey*, emme charm*, emmecharm*, yemme charm*, dana, danada
    danakayo*, dana kayo*, danakaay*, danagal*, praani, prani, praanigal*, mruga, mrugad*, pashu, koti
    kothi, kotig*, kothiy*, kothi mukha, koti mukha, mangya, manga, mangan*, musya, hejjenu, haavu, havu
    vishada haavu, vishasarp*, visha sarp*, sarpa, haddu, ranahaddu*, rana haddu, nari, nari buddi, gube
    goobe, gubey*, goobey*, gube nan*, kaage, kage, hallı, halli mukh*, huLu, hulu, hulad*, hulavina
    jirale, zirale, jirale tara, kaatu prani, ili, iligal*, oti, otikeyta, otikyat*, kapp*, bekku`,
  "dirt-slur": `hesige, hesigey*, hesigeg*, hesi nan*, hesi, kasa, kasad*, kasakk*, kasada butti
    kasada tott*, tippe, tippey*, tippeg*, tippe gundi, kolak*, kolaku nan*, kolachey*, kolache, kochche
    kochchey*, kocche, kochchegundi, kochche gundi, chandal, charand*, gaTar, gataru, morig*, mori
    mori neer*, moriy*, helu, hetu, hetanu, hetu tinn*, helu tinn*, helutinn*, laddi, laddig*, sagani
    saganiy*, segani, segni, chappali, chappalig*, chappaliy*, kaalu doola, kaala dool*, kaal dool*
    kaala kas*, kaala kelag*, kaalina dool*, dhoolige sam*, dulig sam*, holas*, galeeju, galij*
    galeej nan*, gabbu, gabbu naat*, gabbunaat*, gabb nan*, amedya, amedhy*, malamutr*, entu beeda kas*
    chi, chhi, cheee, thoo, thu, thuu, tupuk, asahya prani`,
  "burden-parasite": `bhoomige bhaar*, bhoomi bhaar*, bhumige bhar*, bhumi bhar*, bumige bar*, bumi bhara*
    bhubhaar*, bhubhar*, bhudevige bhar*, hore, horeaag*, horeag*, horey*, companyge hore, teamge hore
    team ge hore, office ge hore, namge hore, samaajakke hore, hettavarige hore, bhaarav*, bhaara
    bharavag*, paraavalamb*, paravalamb*, paratantr*, paropajeevi, paropajivi*, jigani, jigane, jiganey*
    jiganeg*, uṇṇe, unne, tigane, tigani, tiganey*, taganigal*, raktahiru*, rakta hiru*, rakta heer*
    raktaheer*, bitti ann*, bitti oot*, bitti sambal*, bittisambal*, bittiyag*, bitti tin*, dandakke tin*
    dandakk tin*, danda sambal*, dandad sambal*, dandada sambal*, sambala danda, sambal danda
    sambalakke danda, tinnokke maatra, tinnok maatra, tindu telog*, tindukond*, tindkond*, tindu malgo*
    tind malgo*, anna danda, anna dand*, annakke danda*, annakke dand*, annakke bhaara*, koolige danda
    koolige dand*, kuligedand*, kulige dand*, koolu, kanakke, peede, pide, peedey*, pidey*, anishta*
    daridra*, shani, shanimah*, shaniy*, shanig*, sanimaha*, edavat shani, papi, papigal*, paapi
    dhoomakete, dhoomakethu, dhumakethu`,
  "coward-unmanly": `hedi, hediy*, heditan*, hembedi*, hedi nan*, pukkal*, pukla*, pukkla*, pukkulu
    gandu alla, gandalla, gandsalla, gandasalla*, gandasu alla, gandasu alva, gandasthan* illa
    gandasutana*, gandastan*, gandstana, napunsak*, napumsak*, shanda*, bale toduko*, bale todk*
    bale haako*, bale hakk*, bale hakko*, bale hako*, seere udk*, seere utko*, sire utk*, sire udko*
    seere hakko*, seere udis*, ammavra ganda, henna hinde, hengasu tara, hengsu tara, hengas tara
    hengasarant*, dhairya illada*, dhairya ilde*, dhairya ilva, dam ide, damm ide, dammid*, dammu ide
    dam ilva, dammilla*, dammu illa*, taakat ide, takattid*, takattu ilva, takatt* illa, mukhakke mukh*
    meese yaak*, meese hottu`,
  "mad-crazy": `huchcha*, huccha*, hucha*, huchchi*, huchi, huchchu*, huchu, huchch nan*, huchch aaspatr*
    huchu hidid*, huchchu hidid*, huchch hidid*, tikkla, tikkal*, tikalu, tiklu, tiklunan*, tale tikkal*
    tale kettavan*, tale kettavn*, talekettavan*, talekett nan*, mentalu, mental nan*, mental case
    are huchcha*, are huchch*, arehuch*, ayo huchch*, manasika roga, manasika rogi*, maanasika rogi*
    manorogi*, manoroga*, matibhraman*, mati bhraman*, matigedi*, mathigedi*, marul*, piccha, pichch*
    nimhans*, psychou, psykoo, saikaatris*, saiko`,
  "ugly-body": `kurup*, kuroop*, asahya mukh*, asahya roop*, vikaara*, vikar*, vikara mukh*, vikara roop*
    mukha nod*, mukhakke, moothi, mooti, moothig*, mootig*, muti, muthig*, mutige, moothi nodk*
    mooti nodk*, mukha kannadi*, kannadi nod*, kannadili nod*, kannadiyalli nod*, kothi mukha, koti mukha
    handi mukha, handi tara mukh*, katte mukha, dappa, dappag*, dappanna*, dappi, dadoota*, dhadoot*
    dadut*, dadiy*, dadhiya*, dadha*, hotte dodd*, dodda hotte, hotte bandid*, hotteg*, guddan*, gudaanu
    anehotte, aane mari, ane mari, aane tara, gunda*, gundu nan*, gundi*, sogadu, gabbu vaasan*
    kett vaasan*, ketta vaasan*, ketta vasan*, vaasane bar*, vasane bar*, vaasane bart*, mai vaasan*
    mai vasan*, bayi vaasan*, baayi vasan*, bevaru vasan*, bevarin* vaas*, naath*, naata, naata hod*
    naatha hod*, nata hod*, naaro, naarut*, narta*, naart*, bokka tale, bolu tale, boltal*, bolutale
    bolu mande, bolmande, bodu tale, kulla, kulli, kullag*, kullan*, gidda, giddi, hallu ubb*, ubbu hallu
    ubballu, ubbu hall*, mellegann*, melgann*, dhadiya, saṇakla, sanakal*, sanna kaddi, asthipanjar*
    kaddi tara, mukha toris*, mukha tors*, dappa charm*`,
  shameless: `ನಾಚಿಕೆ ಇಲ್ಲ*, naachike illa*, nachike illa*, naachikeyill*, nachikeyill*, naachikeyilva
    nachike ilva, naachike ilva, nachkeill*, naachkeill*, nachke illa*, nachke ilva, naachke ilva
    naachke illa*, naachikegett*, naachikeged*, nachikeged*, nachikegett*, nachkeged*, naachkeged*
    nachkegett*, naachige ged*, naachike ged*, nachike ged*, nachike gett*, naachike gett*, nachke gett*
    nachke ged*, naachike aag*ill*, naachike aagall*, nachike agalla*, nachike agolla*, nachike aagolva
    naachike aagolva, nachike agalva, naachikeaag*, nachike aag*, naachike aag*, lajje illa*, lajje ilva
    lajjegett*, lajjeged*, lajje gett*, lajje ged*, lajjagett*, maana illa*, maana ilva
    maana maryade illa*, mana maryade illa*, maana maryade ilva, mana maryade ilva, maanam maryade
    mana maryade, maana maryade, maryadegett*, maryadeged*, maanageṭṭ*, maanagett*, maanaged*, managett*
    managed nan*, maana gett*, maana ged*, mana gett*, mana bitt*, maana bitt*, mooru bitt*, muru bitt*
    murubitt*, moorubitt*, moor bitt*, mur bitt*, bandageṭṭ*, bandagett*, bandaged*, bhandagett*, bhanda
    banda nan*, bhanda nan*, bhandatan*, besharam, nirlajj*, nirlaja*`,
  "thief-fraud": `ಕಳ್ಳ, kalla, kallar*, kalla nan*, kalli, kallana*, kallatan*, kalltana, kadeema*, kadima*
    khadeem*, kadim nan*, kalla kadim*, mosagara*, mosagaar*, mosgar*, mosagaati*, vanchak*, dagakor*
    dagaakor*, daga, dagalbaaj*, dagalbaj*, lootikor*, lutikor*, looti, looti mad*, luti mad*, darode*
    daroḍe, khilaadi, lancha*, lanchabaḍ*, lancha tin*, lanch tin*, bhrashta*, brasht*, brasta, phraud*
    phrodu, fraudu, fraud nan*, 420, chaar sau bis, namkharam, namak haram*, namakharam*, namakahaaram*
    kannahaak*, kanna haak*, kaddu tin*, kadd tinn*, jebu kall*, jebukall*, pikpaaket, hagalu darode*
    hagal darode*`,
  "flatterer-slur": `chamcha*, chamche*, chele, cheley*, chelagalu, bucket, bucket hidi*, bakettu
    baket hidi*, bakit hidi*, bucketu, bucket raja, kaalu nekk*, kalu nekk*, kaal nekk*, kaalnekk*
    kaalu hidi*, kalu hidi*, kaal hidi*, boot nekk*, bootu nekk*, bootnekk*, butu nekk*, sombu*
    sombu hidi*, chombu hidi*, jai hidi*, jayhidi*, benne hach*, benne haccho*, bennehach*, bennehacch*
    benne hacch*, benne savar*, bennemutt*, chaalu hidi*, olais*, haLLe hidi*, bhajan* mad*, bhattangi*
    battangi*, bhatangi*, batangi*, paraak*, parak heluv*, hogalubhatt*, hogalu bhatt*, hogalu batt*
    hogalubatt*, chaṃcha, baala allaad*, bala allad*, bal allaad*, bal alladis*, baala allad*, nekkon*
    nekko nayi`,
  "liar-slur": `sullugaar*, sullugar*, sullgar*, sullgaar*, sullu burk*, sulluburk*, sullburk*, sulbur*
    sulbuda, sullubuda*, sull buda*, sulbudk*, sulla nan*, sulla, sulli, sull nan maga, mahasull*
    maha sull*, asatyavad*, mithyavadi*, harischandra, sathya harischandr*, satya harischandr*
    harishchandra, bogale, bogaley*, bogalebid*, bogale bid*, bogaledas*, buruḍe, burude, burudey*
    burude bid*, burde bid*, burde das*, burudedas*, burude das*, reel bid*, reelu bid*, reel bitt*, reelu
    rilu bid*, kaage haars*, kage haars*, kaage hars*, kage hars*, kaage haaris*`,
  "clown-joke": `jokar*, jokeru, jokernan*, joker nan*, joker tara, vidooshak*, vidushak*, kodangi*
    kodangy*, kodagi, komali*, komaali*, comedy piece, komedi pees, komedi pis, komidi, comedian tara
    tamashe vast*, tamashe padart*, haasyaspad*, hasyaspad*, apahasy*, apahaasy*, nagepaat*, nagepat*
    nage paatl*, nagapatl*, nagegid*, nagegeed*, nagege eed*, nagege id*, ellaru nagut*, ellaru nagth*
    ellaru nagt*, jana nagut*, naaku jana nag*, circus, sarkas*, circus joker, circusge, cartoonu
    kaartoon*, paapa, nataka company, naatak kampani, bafoon*, baphun*`,
  "beggar-low": `bhikshuk*, bikshuk*, biksuk*, bhiksuk*, bhikari*, bikari*, bhikaari*, tirape*, tirupe*
    tirpe, tirpey*, tirpeshok*, tirpe shoki*, bhikshe bed*, bhikshe ett*, bhikshe, bikshe bed*, bikse bed*
    bikshe ett*, bikse ett*, biksheettu*, bhikshage, third class, thard class, thardu klas*, tard klas*
    chillare, chillar, chilre, chillre, chillaru, chillar nan*, chilre nan*, chillare nan*, chillarey*
    keelu, kilu, kilujan*, keelujan*, keelmatt*, kilmatt*, keelu matt*, kilu matt*, keelbudd*, neech*
    nicha*, nich buddi, neecha budd*, neech budd*, adhama*, adama*, tuchch*, tucch*, tuchhav*, kshudra*
    alpa*, alpanige aishwary*, yogyate enu, yogyate yen*, ninna yogyat*, ninn yogyat*, nimma yogyat*
    nin yogyat*, yogyate eshtu, aukat, aukaatu, auqat, level enu, ninna level, nin level, nin levelu
    ninna levelge, standardu, standard illa, standard ilva, gati illad*, gatigett*, gatiged*, gati gett*
    tindu gati, dikkuged*, dikkugett*, halli gumald*, haLe batt*, kaalkas*, kalkas*, kaalige bid*
    kaalu tolk*, kaalu tol*`,
  "prostitute-slur": `ಸೂಳೆ, soole, sule, sooley*, suley*, sooleg*, suleg*, soole tara, sooley tara
    suletan*, sooletan*, soolemanj*, sooleṃ, sule magal*, veshye, vesye, veshyey*, veshyeg*, veshya*
    vesya*, raandi*, raand, rand, randi*, raṇḍe, rande, randey*, raande, mundeg*, munde, mundey*, mundemaga
    basavi, devdaasi tara, devadasi, beedi basavi, bidibasavi, tevalu, tevlu, tevlugal*, tevlu nan*
    chinaali, chinali, chinnali, gayyaali, gayyal*, bajaari, bajari hengas*, bajaari heng*, bajari*
    bajaarina sara*, market hennu, dandhe, dande mad*, dandhe mad*, mai maaru*, mai marik*, mai mariko*
    mai marko*, maimarik*, maimaaru*, ganda biṭṭ*, kandoru, kandor jote, kandavara jot*, hadragitti
    hadaragit*, hadargitt*, aadaragit*, haadaragitti*, haadragitti, haadara, hadara, haadarakke, pimpu
    talehiduk*, talehidk*, tale hiduk*, talehidik*`,
  "family-insult": `nimmapp*, ninappa, ninnappa, ninnappan*, ninn appa, nin appa, nin appan, ninna appa
    nimma appa, nimm appa, ninnamma, ninnamman*, ninamma, nin amma, nin amman, ninna amma, nimmamma*
    nimma amma, ninna taayi, ninna tayi, ninna tayig*, nin tayi, ninna tande, ninna tangi, nin tangi
    ninna akka, nin akkan, nin akka, ninnakkan*, ninnakka, nimmakkan*, ninna hend*, nin hendti*, nin hend*
    amman, ammana*, tayigand*, taayigand*, tayi ganda, taayi ganda, amman akkan*, akkan, akkana, nin vamsha
    ninna vamsh*, ninna vansha*, ninna kula*, ninna maneta*, nin maneta*, maneyavar* maan*, hettavaru
    hettavara*, hettavarig*, hettavr*, hettor*, hetta tappu, hettavala, hetta hott*, hettahotte
    hetta hottege, hettavva, hettid tapp*, hettiddu tapp*, hettavarige maan*, hetta appa, hetta amma
    yaarig huttid*, yarig huttid*, yarige huttid*, yaarige huttid*, yaarge huttid*, appanig huttid*
    appange hut*, appanige huttid*, ond appange, ondappan*, ondu appan*, samskar* illa, samskara illa*
    samskaara kalisl*, maneli kalisl*, maneyalli kalis*`,
  bastard: `ಬೋಳಿಮಗ, bolimaga*, boli maga*, bolimakl*, boli makl*, boli maklu, boli magan*, bolimagn*, boli
    bolli maga*, bosadi*, bosudi*, bosdi*, bhosadi*, sulemaga*, soole maga*, sule maga*, soolemaga*
    suley maga*, sooley maga*, soole makl*, sule makl*, sulemakl*, soolemakl*, soolemakkal*, soole makkal*
    sule makkal*, sulemagn*, soole magan*, sule magn*, suLe mag*, mundemaga*, munde maga*, mundey maga*
    mundemagn*, mundemakl*, munde makl*, mundemakkal*, munde makkal*, munde magn*, hadaragitti maga
    haadarakke huttid*, hadarakke hut*, haadarakk hutt*, hadrak hutt*, hadarakk hut*, haalu mag, loafer
    lofar*, loafar*, lofer*, lopar*, loper nan*, poli, poli nan*, polig*, porki*, porky, pokari*, pokri*
    pokaari*, bevarsi*, bewarsi*, bewarsi nan*, bevarshi*, beevarsi*, bewarshi*, haramkor*, haraamkhor*
    haramkhor*, haraamkor*, haraami*, harami*, haramjaad*, haramjad*, naayi maga, nayi magane, naayi magane
    nayimaga*, naymaga*, katte maga*, kattemaga*, handi maga*, nan maga, nanmaga, nanmagane, nan magane
    nan magne, nanmagne, nann magane, nanna magane, nann maga, ninn ajji, ninnajji*, ninajji*`,
  "genitals-obscene": `tunne, tunney*, tunneg*, tunne unn*, tunne cheep*, tunn, tunni, tunna, tullu, tulla
    tull, tullig*, tullin*, tulnan*, tul nan*, tull nan*, tika, tikaa, tikad*, tikak*, tikka uri, tika uri*
    tikauri*, tikamuch*, tika much*, tikmuch*, tikamucko*, shaata, shata, shaṭa, shatad*, shaatad*
    shaata nan*, shata nan*, shaata kil*, shata kil*, shaataa, sata kil*, tarad*, tardu, taraḍ*, beeja
    bija, beejad*, gudd*, guda, gudadvar*, lavada, lavda, lavdey*, lavde, lowda, laudea, mole tika, moleg*
    kundi, kundeg*, kunde, kundey*, kundig*, kundi tol*, yoni, shishna*, shisna*, uchche, ucche
    ucche kudi*, uchche kud*, uchchehoy*`,
  "obscene-verb": `keyy*, kaiyyo*, keyd*, keyt*, key, keyk*, keysk*, keisk*, keyisk*, keyisik*, keiko
    amman key*, ammananna key*, ammana key*, amman keya*, nin amman key*, ninnamman key*, ninamman key*
    ammann keya*, hadadi, hadu, hadri, hetk*, hadisk*, hadisik*, hadsko*, jadi, jadid*, jadiyo*, jadit*
    jadis*, jadibek*, ude, cheepu, cheepo*, cheepk*, chipk*, nekku, nekkho*, nekk, nekkut*, nekku ba
    nekkbar*, oodko, udko, tikakke, tikak hak*, tikakke hak*, shaata kitt*, shata kitt*, shatakitt*
    tika toolk*, fakku, fack, phak, tunne tin*, tunne unno, unnappa, tunne unnu`,
  "curse-hell": `haalag hog*, haalagi hog*, haalagog*, haalaagog*, halagog*, halag hog*, haalaagi hog*
    haalag hogu*, halagi hog*, haalaag hog*, naasha aag*, nasha ag*, naasha ag*, naashaag*, nashaag*
    nashavagi hog*, nashavag*, nashavaag*, naashavag*, sarvanaash*, sarvanash*, narakakke hog*
    narakakk hog*, narakakke bil*, naraka, narakad*, narakak*, narkakke hog*, narka, shapa, shaapa, shapav*
    shaapav*, shaapa haak*, shapa hak*, shapa tatt*, shaapa tatt*, hidi shaap*, hidishaap*, hidishap*
    hidi shap*, hulubidd*, hula bidd*, hulu bidd*, hulabidd*, hulabiddu say*, hula bil*, hulabil*
    hula bidu saay*, kushta bar*, kushtaroga*, kushta roga*, kaala bandu, vaanti bhedi, vanti bedi*
    rogabandu*, roga bandu*, roga bar*, narali say*, naral naral*, naraLi say*, naralad*, kettu hogu
    olledagall*, olledagolla*, olledaagall*, uddhara agalla*, uddara agall*, uddhaar* aagall*
    uddhara aagall*, nigurkond*, nigaralk*, mannu tin*, mann tinn*, bendhog*, siḍilu bad*, sidilu bad*
    sidlu bad*, sidil bad*, dikk* illad*, devru nodkol*, devru nodko*, devaru nodiko*, devaru nodk*
    devaru bidall*, neegib*, neegiko*, neegko*`,
  "shut-up": `baayi muchch*, bayi much*, baayi much*, baymuch*, baaymuch*, bai muchch*, bai much*
    baimuchk*, bayi muchk*, baayi muchk*, baayimuchch*, bayimuch*, muchkon*, muchko, muchkol*, muchchko*
    mucchkond*, muchchikond*, muchik*, muchkondu ir*, mucchko, muchk iru, muchu, muchchu, mucchu, muchri
    muchchri, teppage iru, teppge iru, teppag iru, tepgiru, tepagiru, tepge iru, teppagiru*, baayi muchisu
    sumne iru, sumne kutko, sumne kootko*, sumne kut*ko, sumnir*, summanir*, bogalbed*, bogalabed*
    bogale beda, bogaludu nil*, bogalodu nil*, bogalodu sak*, bogalo*, bogalu*, bogalt*, bogali*, bogaL*
    vadarabed*, vadarbed*, odarbed*, odarab*, ootarabed*, vadaru*, vadart*, ulukubed*, ulkbed*
    maatu nillis*, ninna baayi, nin bayi*, nin baayi*`,
  "get-lost": `tolagu, tolag, tolagi, tolagó, tolago, tolagi hog*, tolaghog*, tolagog*, tolagihog*, tolgu
    tolgo, tolgatt*, jaga khaali*, jaaga khaali*, jaga kaal*, jaaga kaali*, jaaga kali*, jaga kali*
    jaga khali*, jaaga bidu, jaga bidu, horage hog*, horag hog*, horge hog*, horghog*, horge nad*
    horage nad*, horage tall*, horage haak*, horge hak*, etkoṇḍ* hog*, eddu hog*, eddhog*, eddog*, edd hog*
    yeddog*, yedd hog*, eddu nade, nadi illinda, nadi illind*, nadi horag*, nadi horge, hogale, hogle
    hogele, hogo, hogole, hogolo, hogolay*, hogayya, hogalo, kann* munde nil*, kannu munde bar*
    kan munde bar*, kann munde bar*, kanmunde bar*, kanmunde nil*, kan munde nil*, kannedur* nil*
    mukha torisbed*, mukha torsbed*, mukha torisabed*, mukha toris beda, mukha tors bed*, mukh torsbed*
    moothi torsbed*, mooti torsbed*, muthi torsb*, mukha torisbedi, gete paas, gate pass
    company bittu hog*, company bittog*, company bitt hog*, compani bitt*, kelasa bittu hog*
    kelsa bittu hog*, kelasa bitt hog*, kelsa bitt hog*, kelsa bitog*, kelsa bittog*, oodi hog*, odi hog*
    odihog*, gantumut* katt*, gantu moote katt*, gantumoot*, gantu mute*`,
  "spit-slap-shoe": `ugiy*, ugid*, ugit*, ugul*, ugis*, moothige ugi*, mukhakke ug*, mukhak ug*
    mukhakk ugi*, kyakar*, kyaakars*, kyaakaris*, chappalil*, chappalinda hod*, chappaliyalli*
    chappaliyind*, chappaliind*, chappal* hod*, chappal* tego*, chappal* tog*, chappli*, chapli*, kerad*
    kera tag*, keralli*, keradalli hod*, ekkada*, yekkad*, kapaal*, kapala*, kapala moksh*, kapaal moks*
    kapalmok*, kennege, kennege baar*, kennege bar*, kennege hod*, kenneg hod*, kenne oodis*, kenne oods*
    kenne uds*, kenne mele, bootalli hod*, bootli hod*, butlli, porake, porakey*, porkel*, porkeli hod*
    poraketa*, porakeli, porkeyalli*, mettale hod*, mettu tag*, metnal*, mettinal*, mettali hod*, jodu hara
    chappali haar*, chappali hara, chappal* haar*, kaalalli odi*, kaalalli odd*, kaalli odi*, kalalli odi*
    odeetin*, oddu horag*, oddu horg*, oddu hor*, oddubid*, odd ods*, oddu ods*, oddu odis*, saganiyerach*
    sagani erach*, masi bali*, mukhakke masi*, mukhakk masi`,
  "kill-murder": `kollu*, kolt*, kolbe*, kollod*, kollok*, kolli*, kolla*, kondu, konda, kond hak*
    kondhak*, kond haak*, kondu haak*, kondu hak*, konduhak*, konduhaak*, kondakt*, kondbid*, kondu bid*
    kondubid*, kondbit*, kole, koley*, kole maad*, kole mad*, kolemaad*, kolemad*, koleg*, saayis*, saays*
    sayis*, saysi*, saysu*, saysab*, saystin*, saisb*, katham*, khatam*, katam*, kathm*, samaadhi maad*
    samadhi mad*, samadi mad*, hatye*, hathye*, hatya mad*, jeeva tegi*, jeeva teg*, jiva teg*
    praana tegi*, praana teg*, prana teg*, pranateg*, kattu kuyy*, kattu kuy*, kattu seel*, kattu sil*
    kattu hichuk*, kattu hisuk*, kattu hisk*, kattu hichk*, kattu kattar*, kuttige kuy*, kuttige hisuk*
    kuttige hichuk*, gantalu seel*, gantal sil*, kathu kuy*, kathu hisk*, kathu koyy*, kattu koyy*
    kattu koy*, muḍis*, mudsb*, mugisbid*, mugisibid*, mugsbid*, mugsib*, mugsthin*, hulidhaak*, hootaak*
    hootbid*, hootu haak*, hoot haak*, hut hak*, hutakt*, hoothak*, hutbid*, hoolbid*, hoolu*, hoolt*`,
  "hit-beat": `ಹೊಡೆ*, hodi, hode, hodey*, hodet*, hodeet*, hodit*, hodib*, hodis*, hodedu*, hodedh*
    hoded hak*, hodeda*, hodiyo*, hodiyt*, hoddu*, hodt*, baari*, baarsu*, barisut*, barist*, barstin*
    baarstin*, barsu*, barsbid*, bittre baar*, badi*, odey*, odeetin*, odedu, odebid*, odet*, odi*, odd*
    guddtin*, guddu*, guddi*, guddb*, gudb*, gudtin*, meti*, mettu*, chachch*, chachib*, chachch bid*
    tadaki*, tadki*, tadkb*, tadkt*, tadukut*, yetbit* hod*, ettako*, ekkutt*, ekkudi*, ekkutin*, ekkstin*
    jaadis*, jadistin*, jaads*, jads*, dhamki*, gooS*, goosa, goosa kod*, gusa, gusa kod*, gussa kod*
    goos* tin*, dharma det*, dharmadet*, dharmadeet*, dharmad et*, tadis*, taḷis*, thalis*, talist*
    talisbek*, talslik*, hannu maad*, haNNu kaay*, hannu kaay*, hannu kayi*, hannugayi*, hannkaay*, aadhko*
    aṭṭisk* hod*, attadis*, attaadis*, attaads*, bere*, eṭu, yetu, yeṭu, etu, pett*, pettu tin*, pettu bil*
    petbil*, ettubil*, etu bil*, yetu bil*, yetbil*`,
  "break-body": `mooley*, mooḷe, moole muri*, moole mur*, mule muri*, mule mur*, mulemur*, moolemur*
    moole pudi*, mule pudi*, elubu, elubu muri*, elub mur*, yelubu mur*, eluba, kaalu muri*, kaal muri*
    kaal mur*, kaalmur*, kalu muri*, kal mur*, kalmur*, kai muri*, kai mur*, kaimur*, kai kaal*, kai kaalu*
    kaikaalu, kaikal*, kai kal*, kai kattar*, kai kadi*, kaalu kattar*, kaalu kadi*, kaal tegi*, kaal teg*
    kai teg*, hallu muri*, hallu udur*, hallu uduris*, hallu udr*, hall udr*, hall udur*, hallu kil*
    hallmur*, hall mur*, halludur*, halludr*, muti odi*, mooti odi*, moothi odi*, mooti oda*, muthi odi*
    moothi oḍi*, mootimur*, mukha jajj*, mukha chach*, moothi chach*, mukha much*ode*, mukha mooti
    tale odi*, tale odey*, tale odb*, taleodi*, tale bol*, tale buru*, burude od*, burde odi*, burude odi*
    burude bich*, burude bichch*, burde bich*, buruḍe, tale kadi*, tale katt*, tale kattaris*, tale tegi*
    tale urul*, tale urls*, tale uruls*, tale hod*, tale tund*, charma suli*, charma kil*, charm suli*
    charma tegi*, charma sul*, tvacha suli*, togalu suli*, togal sul*, kann* kil*, kannu kil*, kannu kitt*
    kannu gudd* kil*, kann guddi kil*, naalige kattar*, naalige kat*, naalge kat*, nalige kat*, nalge kat*
    naalage seel*, naalige kil*, nalge kil*, nalige kil*, bennu muri*, ben mur*, sontamuri*, sonta muri*
    sonta mur*, sont mur*, sontmur*, muguti, moogu odi*, mugu kat*, kivi kil*, kivi kitt*, tund* tund* mad*
    tundu tund*, tund tund*, peesu pees*, pees pees*, pis pis*`,
  "weapon-acid-petrol": `chaaku*, chaku*, chaku hak*, chaaku haak*, chaku iri*, iridu, irib*, iritin*
    irid hak*, macchu*, machchu*, machchin*, machchal*, machhal*, machchu bees*, machchu bis*, longu*
    lang hidi*, long hidi*, longalli, longu machchu, talavaar*, talwaar*, talwar*, talvar*, katti, kattiy*
    kattili*, kudagol*, kudugol*, kudgol*, kodali*, pistool*, pistul*, banduk*, bandook*, gundu hod*
    gundu haar*, gundhod*, gund haar*, gundikk*, gundikt*, gundu haris*, bombu hak*, bombu haak*, bombu id*
    bomb haak*, bamb hak*, baambu, esid, asidu, acidu, acid haak*, acid hak*, acid erach*, aasid hak*
    aasid erach*, petrol surid*, petrol suri*, petrol haak*, petrol hak*, petrolu, petrol hoydu, seeme enn*
    seeme enney*, sime enne*, seemenn*, simenn*, simeenne*, rod alli, roḍ*, raadu, raad* hod*, rodalli*
    rodnalli*, donne, donney*, donnel*, doNNe, kallu hod*, kalltoor*, kallu hak*, kallu haak*, kallu toor*
    kall hod*, laathi`,
  "blood-grave-funeral": `rakta haris*, raktahar*, rakta hars*, rakta har*, rakta kaar*, rakta kar*
    raktakar*, rakta kudi*, rakta kud*, raktakud*, raktad ma*, raktada ma*, rakta mad*, rakta baris*, rakta
    raktad*, raktapaat*, netturu, netru, nettar*, smashana*, smashaan*, smasan*, smasaan*, samaadhi*
    samadhi*, samadi, gori, goriy*, gorig*, gori kat*, gori kaṭṭ*, gori tod*, gori agi*, gorikat*, hena*
    heNa, hena bil*, hena uruL*, hena hor*, hena ett*, hena urul*, hena hogu*, hena eth*, tithi, tithiy*
    tithi maad*, tithi mad*, tithi oot*, titi oot*, vaikunta samaa*, shraddha mad*, shraadh*, shraddha oot*
    chatta, chaṭṭa, chatta katt*, chattakat*, chattada mele, chita, chite, chitey*, chitege, shava, shavad*
    shava pett*, shavapett*, shavasamsk*, shava samsk*, shavayaatr*, shavayatr*, antyakriy*, antyasamskaar*
    antyasamskar*, anty samsk*, antim yaatr*, antima yaatr*, antimayatr*, antima yatr*, hoomaal*
    hoomale haak*, hootu, hoolod*, shraddhanjali, shradhanjali, fotoge haar*, photoge haar*, photo ge haar*
    photo ge har*, fotoge har*, photoge hara, post mart*, postmart*, mann maad*, mannu maad*, mannalli hut*
    mannalli hoot*`,
  "die-death": `ಸಾಯಿ, saay*, sayi, sayu*, sayt*, sayal*, sayabek*, saybek*, saybar*, sayli, sayok*, sayod*
    saavu*, savu*, saavin*, saavig*, savin*, savig*, saave, satta, sattu*, sattog*, satthog*, satt hog*
    sattu hog*, sattbid*, satt bid*, sattid*, sattre, sattare, satre, satru, sattaru, sattru, satyanaasa
    sathog*, satogu*, sathu, marana hond*, maran*, praana bid*, prana bid*, pranabid*, prana hog*
    praana hog*, praana kal*, prana kal*, jeeva hog*, jeeva bid*, jiva hog*, jiva bid*, jeevabid*
    jeeva kal*, usiru nil*, usir nil*, usirunil*, usiru bid*, usir bid*, shivana paad*, shivan paad*
    shivana pada*, yamana*, yama, yamaraaj*, yamaraj*, yamalok*, yamapuri*, yamana paad*, swargakk* hog*
    swargakke hog*, kailaas*, kailasa vaas*, kanmuchch hog*, kann much*hog*, melakke hog*, mele hogbid*
    tickat tag*, ticket tago*, ticket tagond*, gotak, gotaka, gotak anna*, gotakk*, hogbit*`,
  "hang-rope": `nenu, neenu hak*, nenu haak*, nenu hak*, neNu, nenig*, nenig haak*, nenig hak*, nenuhaak*
    nenu bigi*, nenubigi*, nenbigi*, nen haak*, nen hak*, nen bigi*, nenhak*, nenhaak*, nenu heer*
    neenkond*, neṇi*, hagga, haggad*, hagga tago*, hagga tog*, hagga kott*, hagga kod*, haggakke
    hagga kalis*, hagga tand*, hagga haak*, hagga hak*, fanige haak*, fanig nenu, faanige nen*
    fanalli nen*, fanu, fan ge net*, netaad*, netad*, netak*, netu haak*, netuhaak*, nethaak*, nethak*
    netaak*, neth hak*, net hak*, netth*, neetaad*, netradi*, jotu bil*, jotubidd*, jotu bidd*, jotbil*
    jothu bidd*, jothu bil*, kuttige kattko*, kuttige kaṭṭko*, seere alli nen*, maradalli nenu
    marakk* nen*, marakke nen*, gallu, gallig*, gallig er*, gallige er*, gallushiks*`,
  "jump-train-poison": `haaru*, haari, haari say*, haari saay*, haari saa*, haari hog*, hari say*
    haaribid*, haarko*, haarb*, haribid*, bavige bil*, baavige bil*, bavig bil*, baavig bil*, baavi
    bhavige, kerege bil*, kereg bil*, kereg hari*, kerege haar*, kereg haar*, kerege hari*, kere baavi*
    kere bavi*, kerebavi*, nadige haar*, nadig haar*, nadige bil*, nadig bil*, holege haar*, holege bil*
    holeg haar*, samudrakke bil*, samudrakk*, railige tale*, railig tale*, train ge tale*, trainge tale*
    trainige tale*, traing tale*, railu, railige sikk*, railige, railig sikk*, rail hali*, railvehali*
    rail hal*, hali mele malag*, hali mele malg*, track mele mal*, train kelag*, train keḷag*, train adig*
    trainadi*, lorig*, lorry adig*, lorry adi*, lori kelag*, lorry kelag*, bas kelag*, bus kelag*
    bus adig*, mahadi* mele* haar*, mahadiy*, mahadi mel*, mahadi ind*, terrace ind*, terrace mele*
    teres mel*, terrace inda, chatinda, setuveyind*, bridge ind*, bridge mel*, bridginda, brijjinda, vish*
    visha kudi*, visha kudd*, visha tago*, visha tog*, vish kud*, visha tin*, ilipaashaan*, ilipashan*
    ili pashan*, ilipasan*, ili paashaan*, iliaushadh*, iliya paashaan*, phinayil*, finail*, finayil*
    harpic kudi*, harpik*, tik20, tiktwenti, tikvanti, krimi nashak*, keetanashak*, kitanashak*
    nidde maatre*, nidre maatre*, nidre matr*, nidde matr*, niddematre*, kai kuyk*, kai kuyko*, kai kuysko*
    kai koyk*, kai koyko*, nara kattar*, nara kat*, nara kuy*, bledu*, gundu hodko*, gundu hodk*`,
  burn: `suttu, suttuhaak*, suttuhak*, suttu haak*, suttu hak*, suttubid*, suttu bid*, suttaak*, suttakt*
    sutt hak*, suttbid*, suḍut*, sudut*, sudt*, suduv*, sudu, suḍu, suttu hog*, suttog*, sutthog*
    suttu karak*, suttubood*, suttu bood*, suttu bud*, benki hach*, benki hacch*, benki hachch*, benkihach*
    benki id*, benki haak*, benki hak*, benkihak*, benki itt*, benkige haak*, benkige hak*, benkig hak*
    benki kod*, benki haris*, benki bil*, benki bidd*, benki etti, benkiyalli, benkige bid*, benki hachko*
    benki hachk*, benki hachik*, urid hog*, uridu hog*, uridhog*, uridog*, uriyali, uriyli, urisu*, ursb*
    dahis*, dahan*, dagdha, bhasma, bhasmav*, bhasma mad*, bhasmamaad*, bhasmaag*, boodi mad*, budi mad*
    boodi maad*, bood* aag*, budiyag*`,
  "follow-watch-you": `hinbaalis*, himbaalis*, himbalis*, hinbalis*, himbaals*, himbals*, hinbals*
    hinde bart*, hinde bar*, hinde hinde*, hindhinde*, hindinde*, hinde bidd*, hind* bidd*, hinde biddid*
    hindene irt*, hinde bilt*, hinde tirug*, hinde sutt*, hinde alt*, hindinda bar*, ninna hinde*
    nin hinde*, nimma hinde*, nim hinde*, nimm hinde*, mane munde*, manemunde*, mane mund*, maneya munde*
    mane hatr* nint*, mane hatra nint*, mane hatra kaay*, mane hatra kay*, mane hatra bar*, maneg bart*
    manege bart*, manege barut*, mane varegu*, mane varege*, manevareg*, mane tanka*, mane tanaka*
    manetank*, mane kitak*, kitakiyalli*, kitaki hatr*, kitkili*, kitikili*, kidakili*, kannitt*
    kann ittid*, kannu ittid*, kannidt*, nodtane irt*, nodta irt*, nodtaa irt*, nodutta irt*, nodta idin*
    nodta iddin*, nodtaidin*, gamanista idd*, gamanist* idd*, gamanista irt*, gamanistid*, gamanisuttid*
    gamanisuttal* id*, dina nodt*, dinaa nodt*, kaaytir*, kaayta irt*, kaayta idd*, kayta irt*, kayta idd*
    kaaytaidd*, ninagoskar kaay*, ninagagi kaay*, ninge kaay*, dooradinda nod*, duradinda nod*, neralin*
    neralu, nerlin tara, neralina tara, beetegaar*, bete aad*, bete`,
  "know-your-place": `ninna mane*, nin mane*, ninmane*, ninn mane*, ninna maney*, nimma mane*, nim mane*
    nimmane*, nimm mane*, mane elli*, mane ell*, mane ellid*, mane yelli*, mane gott*, mane got*
    mane adress*, mane address*, mane vilas*, mane vilaas*, manevilas*, vilaasa*, vilasa*, address gott*
    adress gott*, addressu, adressu, adres gott*, ninna adres*, nin adres*, ninna addres*, nin address*
    ninna vilas*, yaava rasthe*, yav rasthe*, yaava raste*, yav raste*, yava raste*, yaava road*, yav road*
    yav rute, yaav daari*, yaava daari*, yav dari*, yava daari*, ninna daari*, nin daari*, ninna gaadi*
    ninna gadi*, nin gaadi*, nin gadi*, ninna baik*, nin baik*, ninna scooter*, nin scooter*, ninna skutar*
    nin bike*, ninna bike*, ninna caaru, ninna car*, nin car*, gaadi nambar*, gadi number*, gaadi number*
    gaadi nambr*, number plate*, nambar plet*, parking alli*, parkingalli*, ninna hostel*, ninna pg, nin pg
    pg elli*, ninna rum*, nin rum*, ninna room*, yaava bus*, yav bus*, yava bassu*, yav bassu*
    bus stop alli*, bus stop hatra*, basstop*, ninna ooru*, nin ooru*, nin uru, elli vaas*, ellirt*
    elli irt*, yelli irt*, elli iddi*, elli iddiya*, elli idiya gott*, ninna number*, nin number*`,
  "your-family-threat": `ninna makkal*, ninna makl*, nin makl*, nin maklu, nimma makkal*, nim makl*
    nim maklu, ninna magu*, nin magu*, nimma magu*, nim magu*, ninna magal*, nin magalu*, nin magal*
    ninna magl*, nin magl*, nimma magal*, nim magal*, nim magl*, ninna magan*, nin magan*, nimma magan*
    ninna hendat*, ninna hendt*, nin hendti*, nin hendt*, ninna hend*, nimma hendat*, nim hendti*
    nimma patni*, ninna patni*, ninna ganda*, nin gand*, ninna gandan*, nimma gandan*, nim gandan*
    nim gand*, ninna kutumb*, nin kutumb*, ninna kutumba*, nimma kutumb*, nim kutumb*, kutumb*
    ninna family, nin family*, nin famili*, ninna maneyavar*, nimma maneyavar*, nin maneyavr*, nin maneavr*
    nim maneavr*, nim maneyavr*, nin manevr*, ninna tangi*, nin tangi*, nimma tangi*, ninna thamma*
    ninna tamma*, ninna tande taay*, tande taayi*, tandetay*, tande tayi*, ninna appa amma*, appa amma*
    appamma, ninna akka*, nin akka*, ninna tayi*, ninna taay*, makkala shaale*, makkala shale*
    makl school*, magu shaale*, magalu shaale*, magala shaal*, magalu school*, magal school*
    magalu college*, magala kaal*, hendati*, hendthi*, hendti*, hendr*, makkalu, makkala*, maklu, magalu
    magala, magu`,
  "beware-lesson": `hushaar*, hushar*, husar*, jaagrat*, jagrat*, jaagrutey*, jagrutey*, jaagarook*
    jagarook*, jaagaruk*, echchara*, echcharik*, echarik*, yechcharik*, yecharik*, eccharik*, paata kalis*
    paata kals*, pata kalis*, pata kals*, paatha kalis*, paata kalisbek*, buddhi kalis*, buddi kalis*
    buddi kals*, buddhi kals*, nodkotin*, nodkoltin*, nodkolten*, nodikoltin*, nodikollut*, nodkobeku ninn*
    nodkoteeni, nodkota idd*, nodkobit*, nodkobid*, nodtiru, nodta iru*, nodta ir*, noduttiru*
    nodutta iru*, nodtair*, aamele nod*, aamel nod*, amele nod*, enaagutte nod*, enagatte nod*
    yenagatte nod*, enagutte nod*, enagutte anta*, enagutte antha*, yen agatte antha*, yen madtini nod*
    en madtini nod*, enu maadtini nod*, yen madtin*, en madtin*, yaaru anta tors*, yaaru anta toris*
    yar anta tors*, yaru antha tors*, naanu yaaru ant*, nan yaaru ant*, nan yar ant*, naan yaru ant*
    naanenu ant*, nanenu ant*, nanen anta*, naanen ant*, torstin*, toristin*, toristeen*, torisut*, torsb*
    bele tettu*, bele tett*, bele tera*, bele terb*, beleter*, bele terab*, paschattap*, pashchattap*
    paschataap*, pashchatap*, pachchataap*, padtiya, padtya, padthiya, padabekag*, padbekag*, anubhavis*
    anubhavs*, anubavs*, sedu teers*, sedu tirs*, sedu tiris*, sedu teeris*, sedu, sediu, sedin*
    lekka chuk*, lekka teer*, lekka tir*, lekka chukt*, lekkachukt*, kai kaal* jopan*, jopaan*, jopan*
    tale jopan*, obbane tirug*, obbane sigu*, obbane sikk*, obbale sikk*, obbale tirug*, onti sikk*
    horag* baa*, horage baa*, horge ba*, horage sig*, horge sig*, horag sig*, horage banda*, horge band*
    horage siku, ratri onti*`,
  "finish-destroy": `mugist*, mugstin*, mugisbid*, mugisibid*, mugdog*, mugid hog*, mugidu hog*, mugidhog*
    mugidog*, kathe mugi*, kathe mugs*, kate mugi*, kate mugs*, kate mugit*, kathe mugit*, kathe mugid*
    ninna kathe*, nin kathe*, nin kate*, ninna kate*, naasha mad*, nasha maad*, naasha maad*, naashamaad*
    nasha mad*, naasha madb*, naashapad*, naash mad*, sarvanaash*, sarvanash*, haalu maadb*, halu madb*
    haalu madb*, haalu maadtin*, halmadtin*, halu madtin*, haalmad*, hal madtin*, baduku haal*, baduk haal*
    baduku naash*, badukokke bid*, badukokk bid*, badukoke bid*, badukakke bid*, badukalu bid*
    badukoku bid*, bhavishya haal*, bhavishya naash*, bhavishya hal*, bhavisya haal*, kelasa kal*
    kelsa kal*, kelasa kalkol*, kelsa kalkol*, kelsa kalkot*, kelsa kaled*, kelasa kaled*, kelasa tegi*
    kelsa tegi*, kelsa tegs*, kelasa teg*, kelsa teg*, kelasakke kutt*, kelsadinda tegs*, kelsadind teg*
    kelasadinda teg*, beedige tar*, bidige tar*, beedig tar*, bidig tar*, beedig bar*, bidige bar*
    beedige bar*, beedige tallu*, bidi paal*, beedi paal*, beedipaal*, bidi pal*, dhooli pat*, duli pat*
    dhulipat*, dhoolipat*, nirnaam*, nirnam*, hesaru kett*, hesaru keḍis*, hesaru kedis*, hesru keds*
    hesaru keds*, hesaru haal*, maana har*, maana kal*, mana kal*, maana tegi*, maana teg*, mana teg*
    maryade tegi*, maryade teg*, maana haraaj*, mana haraj*, maana haraj*, maryade haraj*, nelasam*
    nela sam*, mattahaak*, matta haak*, mattas hak*, maTTa`,
  "last-day-count": `dina enis*, dinagalannu enis*, dina eniko*, dina enk*, dina ens*, dina ensko*
    dina enisu*, dina enik*, dina enist*, ninna dina*, nin dina*, ninna dinagal*, nin dinagal*
    nimma dinagal*, dinagalu mugi*, dina mugi*, dina mugid*, dina mugit*, dinagaL* enis*, dina hattir*
    dina hatra*, gandi dina*, kone dina*, konedin*, koneya dina*, kone din*, koneya dinag*, kadeya dina*
    kade dina*, kadedina*, antim dina*, antima dina*, koney ghal*, kone galig*, koneya galig*, kone gali*
    antya hattir*, antyakaal*, antya kaal*, anty kaal*, anta kaal*, antim kaal*, antya hatr*, anthya hatr*
    kettakaal*, ketta kaal*, kett kal*, grahachaar*, grahachar*, gachaar*, gachara, grachaar*, grachar*
    ganTalu katt*, ninna antya*, nin antya*, nale irall*, naale irall*, nale iroll*, naale iroll*
    naale noDok*, surya nod*ill*, naaleya surya*, naale beLag*nod*, kshanagaNan*, kshanagan*`,
  "send-goons": `hudugarannu kals*, hudugaranna kals*, hudugru kals*, hudugara kals*, hudugrannu kalis*
    hudugrana kals*, hudgurna kals*, hudgarna kals*, nam hudug*, nam hudg*, namm hudug*, namm hudg*
    namma hudug*, namma hudg*, nan hudug*, nanna hudug*, nan hudg*, nanna hudg*, namma janar*, nam jana*
    namma jana*, nan jana*, nanna jana*, namm kade*, nam kade*, namma kade*, nan kade*, nanna kade*
    kadeavr*, kade hudug*, janarannu kals*, jana kals*, jana kalis*, janaranna kals*, janana kals*, goonda*
    gunda kals*, goonda kals*, gunda*, raudi*, rowdi*, rowdy*, roudi*, supaari*, supari*, supari kod*
    supaari kod*, supari kott*, supaari kott*, gaṅg, gyangu*, gyaang*, patalam, baḍisu*, badist*, odestin*
    hodist*, hodsti*, hodes*, hodsb*, hodisb*`,
  "expose-leak": `bayalu maad*, bayalu mad*, bayalig ele*, bayalig el*, bayalige el*, bayaligeḷ*
    bayalige tar*, bayalig tar*, bayalige haak*, bayalig hak*, bayalig hakt*, bayalu*, bayalig*
    horage haak*, horage bid*, horag bid*, horge bid*, horabid*, horag hak*, horge hak*, liku mad*, leaku
    leaku mad*, leak maad*, leak mad*, lik maad*, lik mad*, vairalu, vairal mad*, viral maad*, viral mad*
    vairal maad*, photo haak*, photo hak*, foto hak*, foto haak*, photogal*, fotogal*, ninna photo*
    nin photo*, ninna foto*, nin foto*, nimma photo*, nim photo*, nimma foto*, nim foto*, photo nan hatra*
    photo nanna hatra*, photos nan*, vidiyo*, vidio*, video haak*, video hak*, ninna video*, nin video*
    nin vidio*, ninna vidiyo*, nim video*, videogal*, bettal*, bettale foto*, bettale photo*, nagna chitra*
    nagnachitr*, nagn* chitr*, screenshot it*, skrinshaat*, skrin shaat*, screenshot ide, screenshotgal*
    rahasya*, guttu*, guttu bay*, gutt bayl*, guttu ratt*, bandavaal*, bandval*, bandaval*, bannabayl*
    banna bayal*, banna bayl*, gandanige hel*, gandange hel*, gandang hel*, hendtige hel*, hendtig hel*
    hendatige hel*, ninna gandan*, manege hel*, maneyavarige hel*, maneavrige hel*, maneg hel*
    ellarigu hel*, ellarigu tors*, ellrigu hel*, ellrigu tors*, ellarigu toris*, ellrigoo tors*
    ellarig tors*, duddu kodad*, dudd kodad*, duddu kod* illa*, hana kodad*, blyakmel*, blackmailu
    blyak mel*, munduvari, purave ide, saakshi ide, saksi ide, saakshy*`,
  "nobody-wants-you": `yaarigu beda*, yaarigu bedav*, yaarigu bekilla*, yaarigu bekag*, yaarigoo beda
    yarigu beda*, yarigu bekilla*, yarigu bekag*, yaariguu bek*, yaariguu ishta*, yaarigu ishta ill*
    yaarigu ishtav*, yarigu ishta*, yarigu ista*, yaarigu ista*, yaarigu hid*, yarigu hid*, yaarigu hidiso*
    obbarigu ishta*, obbrigu ista*, obbrigu ishta*, obbrigu beda*, obbarigu beda*, ellarigu bejar*
    ellarigu hesig*, ellarigu asahy*, ellarigu asay*, ellrigu asay*, ninna kand*re, nin kandre*
    nin kand*r*, ninna kandare*, ninna kandre*, nimma kandre*, nim kandre*, nimmannu kand*, kandre aagall*
    kandre agall*, kandre agalla*, kandare aag*, kandragall*, kandragolla*, kandr agall*, kandre agoll*
    kandre hes*, kandre asay*, nodidre vaanti*, nodidre asahy*, nodidre hesig*, nodidre hes*, vaanti bar*
    vanti bar*, vaakarik*, vakarik*, vaakrike*, vakrike*, illi jaga ill*, illi jaaga ill*, illi jaag* ill*
    illi sthaan* ill*, illi sthaana ill*, ill* stana, illi beda neen*, illig bek*ill*, neenu illi beda
    nin illi beda, neenilldr*, neenillad*, neen illd*, neenu illad*, neenu ill*dre, neenu ilde*, nin ilde
    neeniddare, neenu hodre, neenu hodare, neenu horat*, nee hodre, neevu hodre, neevu hodare, neevu illd*
    neevu illad*, neevilld*, neevillad*, neeviddar*, neevu horat*, kelasa bidu, kelsa bidu, kelasa bidi
    kelsa bidi, rajiname kod*, raajiname*, rajinaame*, rajinam*, raajinaam*, resign maad*, resign mad*
    resain mad*, yaaru sneh*, yaaru matad*ill*, yaaru maatad*, yaaru jote*, yaaru jothe*, yaaru serisk*
    yaaru sersk*, yaaru sersol*, yaaru serskol*, snehitre*`,
  "mock-laugh-at": `geli*, geli maad*, geli mad*, apahaasy*, apahasy*, aaḍiko*, aadik*, aadkot*, aadkol*
    aadkon*, adkot*, adkond*, adkolt*, adikond*, anukaran*, anukarisi nag*, hindinda nag*, hinde nag*
    hindu nag*, bennu hinde nag*, ninna nodi nag*, nin nodi nag*, ninna nodi nagut*, nimma nodi nag*
    nim nodi nag*, nimmannu nodi nag*, ninnannu nodi nag*, nodi nagut*, nodi nagth*, nodi nakk*, nodi nagt*
    nodnag*, nagadavar*, nagad iro*, nagutare, nagutaare, nagtaare, nagtar*, nagthar*, nakkidd*, nakkbit*
    nakkaru, nakkru, huruḍis*, kichaay*, kichay*, kichaais*, kichais*, kindal*, kindal maad*, chude*
    chudaay*, chudais*, chudaais*, regis*, regs*, kaal eley*, kaaleley*, kal elit*, kaal elit*, kaaleli*
    avahel*, halavadavarig nag*, muka keda*, trol maad*, trollu, trol mad*, vyangy* nag*`,
  "life-worthless": `yaake badukid*, yaake badukir*, yake badukid*, yak badukid*, yaake badk*, yake badkid*
    yak badkid*, yakadru badk*, yake badukt*, yaake badukut*, yaakaadru badukid*, yakaadru hutt*
    yaakaadaru hutt*, yaakadru hutt*, yakadru huttid*, yaake huttid*, yake huttid*, yak huttid*
    yake huttd*, yakadru hutt*, huttabaradi*, huttabaaradi*, huttbarad*, huttbaard*, huttada*, huttade*
    huttade ir*, huttde ir*, huttle ir*, huttodu beda*, huttiddu tapp*, huttidd* vyart*, huttid vyart*
    badukiddu vyart*, badukiddu en*, badukiddu yen*, badukidru*, badukiddaru*, badkidru*, badkiddu en*
    badki en*, badki yen*, baduki en*, baduki enu*, baduki yen*, baduku vyart*, baduku vyarth*
    baduk vyart*, baduku danda*, baduku bele*, badukige bele*, badukige arth*, baduku arth*
    badukakke yogy*, badukalu yogy*, badukalu arhat*, badukalu arh*, badukoke yog*, badukoke ark*
    badukalu hakk*, badukoke hakk*, badukuva hakk*, badukuva yogy*, badukodkint*, badkodkint*
    badukodakint*, badukodakk*, baduko badlu*, badukuva badal*, badukodu bed*, baduki prayojan*
    jeevana vyart*, jeevana vyarth*, jeevana danda*, jivana vyart*, jeevan waste*, jeevna waste*
    life waste, janma danda*, janma vyart*, janma waste, janma vyarth*, janmakke*, janmakk isht*
    janmak isht*, ninna janma*, nin janma*, nin janm*, janmav*, neeniddu, neenu iddu, neen iddu, neen iddru
    neenu iddru*, neenu iddaru*, idd* prayojan*, iddu en*, iddu yen*, iddu vyart*, oxygen waste
    oxygen danda, aamlajanak*, gaali danda*, gaali waste, usiraat* danda*, usiru danda, bhoomi mele irabar*
    bhumi mele irabar*, bhoomi mel* ir*, bhumi mel* ir*, irodakinta sayo*, irodkinta say*, irodkinta saay*
    irodkint say*, iruvudakkint* saay*, iruvudakkint* say*, badukodakinta say*, badukodkinta say*
    badukuvudakkint* saay*`,
  "suicide-word": `aatmahaty*, atmahaty*, athmahaty*, aathmahaty*, susaid, suisaid*, susaid madko*
    suicide madko*, suicide maadko*, suicide madk*, suicide maad*, suicide mad*, praana kalko*
    praana kaledk*, prana kalk*, prana kaledk*, praana bid*, jeeva kalk*, jeeva kaledk*, jeeva teg*ko*
    jeeva tegedk*, jiva kalk*, jeeva tegko*, jeevana kone*, jeevana mugi*, jeevana mugs*, jeevana antya*
    jeevana kona*, jivana mugs*, jivana koneg*, jeevana koneg*, jeevanakke antya*, badukige antya*
    badukige vid*, jeevanakke vid*, badukige viday*, antyagol*, antya haad*, antya had*, swahaty*
    saayisik*, sayisk*, saaysk*`,
  "sex-act": `sambhog*, sambog*, lyngik*, laingik*, langik*, laingik kriy*, kaama, kama, kaamuk*, kamuk*
    kaamad*, kaamakeli*, kaamaasakt*, kaamasakt*, rati, ratikrid*, ratikriy*, sexu, seksu, seks, seks mad*
    seks maad*, sex maad*, sex mad*, haasige, hasige, haasigey*, hasigey*, hasigeg*, haasigeg*
    hasige hanch*, haasige hanch*, haasige hanchik*, hasigege ba*, haasigege ba*, malagisk*, malgisk*
    malgsko*, malagsko*, jote malag*, jothe malag*, jothe malg*, jote malg*, jotege malag*, jothege malag*
    jotheg malg*, jothe malko*, jote malko*, nan jote malk*, sukha kod*, suka kod*, sukh kod*, sukhapad*
    sukha, suka, sukhak*, sukha tago*, dehasukh*, deha sukh*, daihik*, daihik sambandh*, daihika samba*
    lingik*, bettal*, nagnav*, nagna, bicchu battey*, batte bichch*, batte bich*, battebich*, batte kala*
    batte kalch*, batte bicch*, batte tegi*, batte teg*, batte illad*, batte ilde`,
  "sex-invite": `rumige ba*, roomige ba*, roomig ba*, room ge ba*, roomge ba*, rumge ba*, rumig ba*
    nan roomge*, nanna roomge*, nan room*, nanna room*, nan rumige*, nanna rumig*, nanna koNe*, nan kone*
    ratri ba*, raatri ba*, raatri baa*, ratri bar*, raatri bar*, ratri sig*, raatri sig*, ratri nan*
    raatri nan*, ondu ratri*, ond ratri*, ondu raatri*, ond raatri*, ondu raat*, nan jote ond*
    nanna jothe ond*, nan jothe ond*, nan jote mal*, nan jothe mal*, nanna jothe mal*, nanna jote mal*
    nannond* mal*, nannondige mal*, nanna jothege mal*, jothe raatri*, jote ratri*, jothe ratri*
    jote raatri*, nan mane* ba*, nanna mane* ba*, manege ba yaaru*, mane khaali*, maneli yaaru ill*
    maneyalli yaar* ill*, maneli yar ill*, yaaru illad* hott*, yaaru ilde*, yaaru illadaga*, yaaru ild*ga*
    yaaru illd*, obbale ba*, obbale baa*, obbale bar*, obblebaa, obbale sig*, obble ba*, obble sig*
    onte ba*, ontiyag* ba*, onti sig*, ekaant*, ekant*, yavaga malag*, malkobek*, malkol*, malkot*, malkon*
    malkobahud*, malagbek*, malagona, malgona, malkoloṇ*, barteeya, bartiyaa malk*, eshtu duddu*
    eshtu dudd*, rate eshtu, rate estu, ninna rate, nin rate, rettu, ret eshtu, ret estu, enjoy maadona
    enjoy madona, enjay mad*, maja maadona, maja madona, maja tago*, maja kod*, ondsala kod*, ond sala kod*
    ondu sala kod*`,
  "sexy-body": `sexiyag*, seksi*, sexyag*, sexy agi*, mole, moleg*, moley*, yede, ede gaatr*, edegal*, eḍe
    stana*, nitamb*, tikagal*, hinbhaag*, himbhag*, himbaag*, hinbhag*, sontad*, sonta, sonta tir*
    sonta nod*, sonta balak*, sonta kunis*, nadu nod*, todeg*, tode, tode nod*, todey*, maikat*, mai kattu
    maikaṭṭu, maimaat*, maimaT*, mai maat*, dehasiri*, deha siri*, dehad*, dehav*, angaang*, angang*
    anga anga*, figar*, phigar*, piguru, figure nod*, figureu, itemu, aitam*, aitem*, ayitam*, item agid*
    item tar*, maalu, maal agid*, malu, sakkath maal*, sakkat mal*, sakkath piece, pisu, piis agid*
    sakkath pees*, paṭaaka, pataaki*, pataaka, pataki, pataaki agid*, hot agi*, haatag*, hotagi*
    haat agid*, rasagull*, rasaguḷḷ*, rasabhar*, rasabari*, hannu agid*, tumba hot*, maadak*, madak*, bra
    braa, chaddi*, chaḍḍi, ola uduppu, olaudup*, olavastr*`,
  "touch-kiss": `mutb*, mutt*, maimutt*, mai mutt*, mai muṭṭ*, mai savar*, maisavar*, mai sokis*
    mai taaks*, mai taakis*, savar*, kai haak*, kai hak*, kaihak*, kaihaak*, hegal* mele kai*
    hegala mele kai*, hegal mele kai*, sontada mele kai*, sonta mele kai*, sonta hid*, sontak kai*
    sontakke kai*, tode mele kai*, bennu mele kai*, benn mele kai*, kai hidko*, kai hiditin*
    kai hidid*ele*, appu, appik*, appko*, appuge*, apko*, tabbi*, tabko*, tabbkol*, muttu kod*, muttu kott*
    mutt kod*, mut kod*, chumb*, kiss kod*, kissu, kiss maad*, kissu kod*, kisu, tuti, tutig*, tutiy*
    kenne, kenneg mutt*, kenne chiv*, chivut*, chivuṭ*, hichuk*, hisuk*, hichk*, kachch*, kacchu*, kachu`,
  "night-room-hotel": `raatri, ratri, ratriy*, raatriy*, idee raatri*, idi ratri*, raatriiḍi, madhyaraatri*
    madyaratri*, madhyaratri*, hotelge*, hotelige*, hotalige*, hotel ge*, hotalg*, hotel room*, hotalu
    hotlu, laadj*, laajj*, laajg*, lodge*, lodjige*, laaj, resortge*, resort ge*, risaartg*, koṇe, konege*
    koneyalli*, koneg ba*, roomalli, roomnalli, rumalli, rumnalli, rum buk*, room book*, homestay*, homste*
    haasige, manch*, ontiyag*, obbanti*, onti, ekaant*, kattalal*, kattalu, kattale`,
  "clothes-looks": `seere, sire, seerey*, sirey*, seerel*, sireli, ravik*, blous*, blausu, kuppas*, langa
    langadavan*, daavan*, chudidaar*, chudidar*, chudi, lehanga, skart*, jeensu*, jins*, batte, battey*
    batteg*, batte haak*, batte hak*, uduge, udugeg*, udupu*, uduppu*, uḍup*, udupin*, tuti, tutig*, tutiy*
    lipstik*, lipistik*, kannugal*, kanngal*, kannu, koodal*, kudalu, kudlu, koodlu, kurul*, gallа, galla
    jade, hoovu, sundari*, sundarav*, chenda kan*, chenda kaan*, chanda kaant*, chennagi kaan*
    chennagi kan*, chanagi kan*, chanagi kaan*, chennag kan*, sakkatag kan*, sakkath kan*, sakkath agi kan*
    mudd* kan*, muddaag*, muddagi*, roopa*, rupav*, rupas*, alankaar*, alankar*, meykap*, mekap*, kumkum*
    bottu`,
  "lover-date": `preeti, preethi, priti, preetis*, preethis*, pritis*, premi*, prema*, prem, preyas*
    priyatam*, priyakar*, lav mad*, lavvu*, luvvu*, lavar*, lover aag*, lav aag*, love aag*, lovu
    love maad*, love mad*, love u kan*, ishta neen*, ishta padt*, sangaati*, sangati*, sangaathi*, jodi*
    jote tirug*, jothe tirug*, jote sut*, detige*, date ge*, dating ge*, datege ba*, det ge*, film ge ba*
    filmige ba*, cinema ge ba*, cinemag ba*, madve*, maduve*, madve ag*, maduve aag*, madve aag*, gerlf*
    garl frend*, girlfriendu, boy frend*, sambandh* bel*, anaitik*, anaithik*, akrama samband*, akram samb*
    itkon*, ittkond*, ittukond*, hudugi sikk*`,
  "promotion-for-sex": `promotion bek*, pramoshan bek*, badti beku*, badti bek*, baḍti bek*
    sambala hech* bek*, sambal jaast* bek*, kelasa ulib*, kelsa ulib*, kelasa ulibek*, kelasa ulisk*
    kelsa ulisk*, kelsa ulsk*, kelasa ulsk*, kelsa ulko*, hike bek*, raating bek*, rating bek*, khushi pad*
    kushi pad*, khushi padis*, kushi pads*, khushi pads*, khushipad*, kushipads*, nanna khushi*
    nan khushi*, nan kushi*, nanna kushi*, nannannu khush*, nanna khush mad*, nan kush mad*, sahakar*
    sahakaar*, sahakri*, sahakaris dr*, adjast*, adjust maad*, adjust mad*, ajjast*, adjustu, hondik*
    hondko*, hondaan*, hondanik*, ollonda, olle tarah*, nanna maatu keld*, nan maat keld*, naan heldang*
    nan heldang*, naan heldange*, nan helid*ge, heldange kel*, helidant* kel*, heldahag* mad*, oppko*
    oppikon*, oppikol*, opdre, oppidre, badalig*, badlige, pratiyag*, pratiphal*`,
  "caste-slur": `holeya, holeyara, holemaadig*, holemadig*, hole maadig*, maadiga nan*, madiga nan*
    kelajaati*, kela jaati*, keelujaat*, keelu jaati*, kilu jaati*, neecha jaati*, nicha jati, kulagett*
    jaati gett*, jaatigett*, jaatiged*, antyaja*, mailige*, asprushya*, quota giraki, kota giraki
    kotadalli banda, kotadali banda*, reservation giraki, reservation maga, reservation nan*
    meesalaatiyalli bandid*, meesalati maga, jaati buddi*, jati buddi*, ninna jaati*, nin jaati*
    nim jaati*, nimma jaati*, jaatiyavar*, chandaala*, chandala, jaadamali*, jalagar*, kulahina*, kulaheen*
    haaruva, haarava, haruva nan*, janivaar*, junjappa`,
  "caste-word": `jaati*, jati, jatig*, jatiy*, jaatyat*, kula, kulad*, dalit*, braahman*, brahman*
    bramhan*, lingayat*, lingaayit*, veerashaiv*, okkalig*, vokkalig*, gowdru, gowda*, kuruba*, madiga*
    maadiga*, beda nayaka, nayak samud*, idiga*, edig*, besta*, golla*, kumbara*, madivala*, savita samaj*
    viswakarma*, banajig*, reddi*, shetru, parishisht*, meesalaat*, misalat*, meesalati*, hindulid*
    melujaati*, melu jaati*, melvarg*, varnad*`,
  "religion-slur": `saabi, sabi, saabru, sabru, saabara, sabara, sabi nan*, saabi nan*, turuka*, turka
    turkaru, mullа, katua*, katva, kattar saab*, jihadi*, jihaadi*, bhayotpaad*, bhayotpad*, ugragaami*
    ugragami*, ugravaadi*, ugravadi*, teriristu, matantar*, mataantar*, matamarad*, rice bag
    akki moote kraist*, akki mute krist*, crypto kristiy*, komuvaadi*, komuvadi*, chaddigal*, chaddi gan*
    sanghi*, bhakth nan*, kafir, kaafir*, gaumutr*, gomutra kudi*, deshadrohi*, desha drohi*`,
  "religion-word": `dharma, dharmad*, dharmak*, dharmik*, mata, matad*, hindu*, muslim*, musalmaan*
    musalman*, islaam*, kristian*, kraist*, jain*, sikkh*, baudh*, bauddh*, devaru, devara*, devr*
    devasthan*, devastaan*, gudi, masidi*, masjid*, masiidi, charchge, charchu, namaaj*, namaz, pooje
    pujey*, puje, poojeg*, ramjaan*, ramzan*, bakrid, upavas*, hijaab*, burkha*, burka, topi hakko*, ganap*
    ganesh*, allah, yesu`,
  "region-slur": `konga, kongaru, kongа, kongr*, konga nan*, gulti*, golti*, gulṭi, bihari nan*
    bihaari nan*, bhayya nan*, hindiwala*, hindivaala*, hindi bhayy*, north ind nan*, maratha nan*
    malabaari*, malabari*, mallu nan*, malluga*, kallu mallu, chinki*, chinky*, momo, chaini*, chinese tara
    chainij tara, uttarada nan*, horagininda band* nan*, halsh*, valasig*, valase bandavn*, halli mukka
    hallimukka*, halli gug*, bayalu seeme gamar*, uttara karnatakad gamar*, gauḍa gamar*`,
  "region-language-word": `kannad*, karnataka*, karnaatak*, uttara karnaat*, uttara karnat*
    dakshina kannad*, mangaloor*, mangalur*, mysoor*, mysur*, maisur*, bengaloor*, bengalur*, bengluru*
    hubbal*, dharvaad*, dharwad*, belagaav*, kalaburg*, tulu, konkani*, kodav*, kodag*, tamila*, tamilu
    telug*, malayaal*, malayal*, maraat*, marat*, hindi, hindiy*, uttar bhar*, uttara bhaarat*, bihaar*
    bihari*, andhra*, aandhra*, kerala*, raajya*, rajya*, ooru, oorin*, urin*, oorig*, hallli, hallig*
    halliy*, nagarad*, pattan*, pete`,
  "go-back-place": `nimma oorige hog*, nim oorig* hog*, nim urig* hog*, ninna oorig* hog*, nin oorig* hog*
    nin urig* hog*, nimma urig* hog*, ninna urig* hog*, oorige vaapas*, urige vaapas*, urig vaps*
    oorige hogu, urige hogu, urig hog*, oorig hog*, nimma deshakk*, ninna deshakk*, nim deshakk*
    nin deshakk*, paakistaanak*, pakistanak*, pakistaan*, paakistan*, baanglaa*, bangladesh*
    nimma raajyakk*, nimma rajyakk*, nim rajyakk*, ninna rajyakk*, nin rajyakk*, biharig hog*, biharge hog*
    hallig* vaapas*, haḷḷige hog*, hallige hog*, hallig hog*, halli kad* hog*, illinda oodis*
    karnataka bitt*, karnatak bitt*, kannada naadu bitt*, bengaluru bitt*, benglur bitt*, bangalore bitt*
    desha bitt*, des bitt*`,
  "woman-word": `hengas*, hengs*, hengusu, hennu, hennum*, hennige, henninda, henn makl*, hennu makkal*
    hennu makl*, hennmakl*, mahile*, mahila*, stree*, stri*, hudugi*, hudgi*, huḍugi*, yuvati*, balaki*
    taayi*, taayand*, taayt*, gruhin*, hendati*, hendti*, patni, sose, sosey*, garbini*, garbhini*, basuri*
    vidhave*, muttin*, akkandir*`,
  "woman-contempt": `hengasu buddi*, hengasra buddi*, hengasara buddi*, hengasu bud*, hengasr* bud*
    hennu buddi*, hengs buddi*, mola* kaal* kel*ge, buddi monakaal*, buddi monkal*, buddhi monakaal*
    monakaala kel*, adige mane*, adigemane*, adige manege*, adugemane*, aduge mane*, adige maado*
    adige madko*, adige maadk*, adige madkond*, aduge madk*, sautu hidi*, saut hidi*, lattanige*
    paatre tolk*, patre tol*, paatre tol*, paatre tikko*, patre tikk*, patre tiko*, paatre tik*
    mane nodko*, mane nodk*, maneli irbek*, maneyalli irbek*, maneyalliru*, maneli iru, maneli kutk*
    maneli kootk*, makkalu hett*, makl hett*, makkalannu hett*, makkalu herok*, maklu herok*
    hengasrige yaake, hengasrig yak*, hengasarige yaake, hengsrige yak*, hennige yaake, hengasru lead*
    hengasrinda aag*, hengasarinda aag*, hengasru kai*, hengasara kai*, hengasru maatu, hengasr maat*
    heṅgasu anta, hengasu anta sambal*, gandasarant*, gandubiri*, gandubeer*, gandbiri*, madve madko*
    maduve madko*, madve madkond*, maduve aag* hog*, ganda sikk*, bajaari*`,
  "man-word": `gandas*, gands*, gandu, ganda, gandan*, purush*, huduga*, hudga*, huḍuga*, hudugr*, hudgru
    yuvak*, balak*, gandu makkal*, gandmakl*, gand makl*, tande, tandey*, appa, appan*`,
  "gay-trans-slur": `khojja*, kojja*, kojja nan*, khoja, koja, kojja tara, chakka*, chakka nan*, chakke*
    hijada*, hijda*, hijra nan*, hijra, mangalamukhi nan*, ombattu nan*, number ombatt*, nambar ombatt*
    ombat*, onbattu, aara anna hennu, ardha heng*, ardh heng*, arda gand*, ardha gandu, ardha gand*
    are gandu, hengas tara nad*, hengasu tara nad*, hengasina tara*, hengasinant*, hennig*, hengsig*
    hennubadk*, hennubud*, gandhengs*, gandu hengas*, gand heng*, sixu, sikkseru, phaif o, gaandu, gandoo
    gaandi, gudda tara`,
  "lgbt-word": `saling*, trutiy* ling*, truteeya ling*, tritiya ling*, tritiy ling*, mangalamukhi*
    jogappa*, lingatva*, lingaparivart*, linga parivart*, linga alpasankhy*, linga gurut*, laingik alpas*
    transgendaru, transjendar*, gay anta`,
  "disability-slur": `kunta, kunta nan*, kunti nan*, kuntaa, kuntu nan*, kurda nan*, kuruda nan*, kurdi
    kurudi nan*, kurud nan*, kurudu mund*, kurdmund*, kuruda mund*, kivuda nan*, kivda nan*, kivudu nan*
    kivd nan*, mooga nan*, mooka nan*, muga nan*, mookа, angavikal* nan*, anghin* nan*, angahin* nan*
    helava nan*, helavа, helva, helvi, totla*, tottala, tottla nan*, ugga*, uggu nan*, uggi*, nulagann*
    okkann*, vokkann*, ondugann*, ond kannin*, langda, lungda, manda magu, buddhimandy* nan*, buddimandya
    buddimaandy*, ardha buddi*, arebuddi*, are buddi*`,
  "disability-word": `angavikal*, angavaikaly*, vikalachetan*, vikalchetan*, vikalaang*, vikalang*
    vishesha chetan*, vishesh chetan*, divyaang*, divyang*, kuruda*, kurudu*, kivuda*, kivudu*
    kivi kel*ill*, mooga*, drushtihin*, drishtihin*, andh*, gaalikurch*, gaali kurch*, wheelchairu
    ootagol*, urugol*, ugguv*, buddimandy*, buddhimaandy*, aatisam*`,
  "skin-colour": `kappu, kappag*, kappu banna*, kari banna*, kariy*, kari, kari mukha, karia, kariya nan*
    kari nan*, kari katte, karikat*, kari koti, kari kothi, kaari nan*, kaale, iddil*, iddalu tara
    iddlu tara, charma banna*, charmada banna*, charmad banna*, mai banna*, maibanna*, bannada bagg*
    bellag*, belage, bilichu*, bilchu*, bili chukk*, bilicharm*, kolakubanna`,
  "old-age": `mudi*, muduka*, mudka*, mudki*, mudi nan*, mudi goobe, mudi gube, mudi katte, mudi tarulu
    vayas*, vrudd*, vraddh*, hiriya naagar*, hiriya nagar*, ajja*, ajji*, tatha, taata, kaala mugid*
    kaala mugid hog*, nivrutt*, nivruthi*, retirement tago*, retire aag*, ondu kaalu gori*
    ond kaalu goriy*, yuvakar*, yauvan*, chikka vayas*, chik vayas*, chikkavar*`,
  "servant-class": `aalu, aalug*, aalumag*, alumaga, aal maga, jeeta*, jita*, gulaam*, gulam*, sevak*
    kelasadaal*, kelsadaal*, kelasadavl*, kelsadavl*, kelasadak*, kasa gudis*, kasagudis*, kasa guds*
    kasa guḍ*, nela oras*, nela vars*, nela ors*, toilet tol*, toylet tol*, tottilu tol*, kakkas tol*
    kakkasu tol*, cooli*, kuli, kooli*, kuliyav*, kuligar*, javaan*, jawan*, javana, watchman kels*
    vaachman*, vaachmen, atenderu, draivar kels*, dhobi, jaadamaal*, gaare kels*`,
  foreigner: `videshi*, videsi*, videshad*, horagin*, horadesh*, hora desha*, hora raajy*, hora rajy*
    horarajy*, horanaad*, horanad*, parakiy*, parakeey*, pardesi*, paradeshi*, paradesi*, valasig*, valase*
    bili jana*, neepaal*, nepali*, baanglaadeshi*, bangladeshi*, aafrik*, afrikadav*, chaina*, chini*
    kariyar*`,
  "spam-offer": `riyaayiti*, riyayiti*, riyayti*, viseshа, vishesha koduge*, visesh koduge*, kodugegal*
    ucchita*, uchita*, ucit*, free agi*, freeag*, friyag*, friaagi, aafar*, ofar*, offeru, offerall*
    discountu, diskaunt*, discount sig*, khareedi*, kharidi*, kondukol*, kondko*, ondu kond* ondu
    ondu tagond*, ondu tago*, maaraat*, maarataki*, saala*, sala beke, sala bek*, saala bek*, saala kod*
    saala sig*, baddi*, baddi illad*, kadime baddi*, emi ill*, kantu*, kantin*, shekada aivat*, shekada 5*
    laabhad*, stock mugiyuv*, ivattu maatra*, indu maatra*, ivatte kon*, indee kar*, siimit*
    simita avadhi*, seemita avadhi*, seemit*`,
  "spam-earn": `maneyalle kut*, maneyalli kul*, maneyallen*, maneyinda sampaad*, maneyinda gal*
    maneyalle sampaad*, maneyalle gal*, maneli kut*dudd*, maneli kuth* dudd*, maneli kuth* gal*
    manel* kut* gal*, maneyindale*, maneinda dudd*, maneli kuthu sampad*, sampaadis*, sampadis*, sampaads*
    sampads*, sampaadane*, sampadane*, galis*, galsi*, dinakke savira*, dinakke saavir*, dinak saavir*
    dinakke 5000*, tingalige laksh*, tingalig laksh*, hoodik*, hudik*, dwigun*, digun*, hana dwigun*
    hana dupp*, duddu dupp*, duddu doubl*, duddu dabal*, hana dabal*, hana doubl*, dudd double*, laabh*
    labha gal*, sher maarukat*, sheru marukat*, kripto*, kripto kar*, bitkaain*, paartaim*, part taim*
    apaaya ill*, apay* ill*, khachit* laabh*, khachita labh*, khachit aad*`,
  "spam-contact": `kare maad*, kare mad*, ii nambarig*, ee nambarig*, ee nambr*, ee number*, i number*
    ee sankhy*, ee sankhyeg*, numberge call*, numberige*, nambarige kar*, nambrig*, vaatsaap*, watsap maad*
    whatsapp maad*, whatsapp mad*, watsapp mad*, vatsap*, watsapnal*, linku*, link otti*, link ott*
    link klik*, link mele*, linkannu*, lingk*, link oth*, klik maad*, click maad*, click mad*, klik mad*
    ottiri*, othi*, nondaay*, nondayis*, nondaais*, nondani maad*, nondan*, sampark*, samparka maad*
    sandesha kal*, message maadi ee, chandaad*, chandad*, subscribe maad*, sabskraib*, chaanal*, chanal*
    telegraam*, guumpig ser*, group ge ser*, gumpige ser*, groupge ser*, groupig ser*, inbaaks*, dm maad*
    dm mad*, eegale kare, eegale call, igle call*, eegle call*`,
  "spam-lottery": `laatari*, lotari*, lataari*, laatr*, laṭari, adrushtashaal*, adrustasal*, adrushtashali*
    adrustashal*, adrishtashal*, adrushta cheet*, lucky dra*, lakki dra*, lucky draa*, bahumaan geddid*
    bahumana geddid*, bahumaana gedd*, bahumaana*, bahumana gel*, baampar*, bampar*, neevu aayke*
    neevu aayk*, neevu vijet*, vijet*, jaakpaat*, jakpat*, jackpotu, kaar geddid*, kaaru gedd*
    kelavu ghanteg* olag*, otp hel*, otp kod*, otp kalis*, khaate vivar*, khate vivar*, kevaisi*`,
  "spam-adult": `kaal garl*, kal garl*, call girlu, call girls sig*, eskaart*, eskart*, maasaaj sev*
    masaj sev*, bāḍi masaj*, badi masaj*, body masaaj*, hot vidiyo*, haat vidiyo*, bettale vidiy*
    bettale vidio*, bettal* chaat*, adalt*, vayaskar chitr*, vayaskara chitra*, hudugiyara number*
    hudugiyara nambar*, hudugira number*, hudugir nambar*, hudgir number*, hudgiru sig*, hudugiyaru sig*
    hudgiru beka*, hudugiru bek*, beda jote sneh*, sundar hudug*, sundara hudug*, taampatya*
    laingika shakti*, laingik shakt*, lingashakt*, poli vidiyo*, poli vidio*, poli foto*`,
  "called-me-report": `anta karedru, antha karedru, anta karedr*, antha karedr*, anta kared*, antha kared*
    endu kared*, endu karey*, anta baid*, antha baid*, anta bayd*, antha bayd*, baid*, bayd*, baiyut*
    baiyuv*, baiyod*, baiyt*, baitaar*, baitar*, baitid*, baigul*, baigala*, bayigal*, baigl*, bayyu*
    bayta*, nannannu baid*, nanna baid*, nanna *baid*, nange baid*, nanage baid*, nange andru, nanage andru
    nange andaru, nanage endaru, nange helidru*, nanage helidaru*, anta helidru*, antha helidr*
    anta helidaru, anta andru, antha andru, anta andr*, antha andr*, antha andaru, endu helidaru
    endu hel*d*ru, endu kooguth*, anta koog*, antha koog*, anta kirch*, hesaru hidi*, hesaridu kared*
    nindane*, nindis*, nindhis*, nannannu nindis*, avaachy*, avachy*, avaachya shab*, avachya shab*
    ketta shab*, ketta maatu, ketta maat*, kett mat*, asabhya maat*, asabhya pad*, asleela*, aslil*
    ashlil*, ashleel*`,
  "happened-to-me": `nanage aag*, nange aag*, nanage aay*, nange aay*, nange ay*, nanage ayit*
    nanage aagid*, nange agid*, nan mele, nanna mele, ellara munde*, ellara mund*, ellar munde*
    ellar mund*, ellara eduru*, ellara edur*, ellar edur*, ellara samm*, ellara eduralli*, tandad munde*
    team munde*, team mundey*, team edur*, meeting alli ellar*, saarvajanik*, sarvajanik*, nannannu avam*
    nanna avam*, nange avam*, nanage avam*, avamaan maad*, avamana maad*, avamanis*, avamaanis*, avmanis*
    avamana aay*, avamaana aag*, avamaanav*, maana hog*, mana hog*, maryade kal*, maryade hog*
    maryade tegd*, nannannu hor*, nanna hor*, nannannu tall*, nannanna tall*, nannannu hod*, nannanna hod*
    nange hod*, nanage hod*, nange tondr*, nanage tondar*, nanage himse*, nange himse*, nange hinse*
    nanage bedar*, nange bedar*, nannannu bedar*, nannanna bedar*, nannannu nod*, nannannu kand*
    novaay* nang*, nange nov*, nanage novaa*, namma mele`,
  "harassment-report": `kirukul*, kirukul kod*, kirukuLa*, kiru kula*, kirkul*, laingik kiru*
    laingika kir*, lyngik kir*, lainigik*, dourjany*, dowrjanya*, daurjany*, bedarik*, bedarke*, bedrik*
    bedaris*, bedars*, bedris*, hedarisid*, hedarsid*, asabhya*, asabhya vart*, duravarth*, durvartan*
    durvarthan*, anuchit*, anuchita vart*, mai mutt*idr*, dooru kod*, duru kod*, dooru daakhal*
    dooru sallis*, duru sallis*, duru dakhal*, dooru kott*, duru kott*, duru nid*, dooru need*
    kampleint kod*, complaint kod*, complaint kott*, hr ge hel*, hr ge duru*, hr ge doo*, hrge hel*
    hrge duru*, posh samit*, posh kamit*, aantarik samit*, antarik samit*, samitig*, krama tago*
    krama kai*, krama kaig*, krama tegeduk*, krama jarug*, krama jarugis*, krama togo*, dayavittu krama*
    nyaya beku, nyaaya bek*, nyaya kod*, nyaya sig*, rakshan*, surakshat*, tanikhe*, taniky*, tanike maad*
    polisrig*, poliisar*, madhyapravesh*, madhya pravesh*`,
  "my-own-fault": `nanna tappu*, nan tappu*, nande tapp*, nandee tapp*, nannade tapp*, nandu tapp*
    nannadu tapp*, naane tappu*, naanu tapp*, nan tapp*, nanninda tapp*, nanninda aad*, nannind* tapp*
    kshame*, kshamis*, kshmis*, ksamisi, kshame irali, kshame koru*, kshame kel*, kshame kor*, saari
    sorry kano, sorry kane, sorry kanri, saari kan*, naanu dadd*, naan dadd*, naane dadd*, naanobba dadd*
    nanobba dadd*, naanu moork*, nan murk*, naanu murk*, naane moork*, naane murk*, naan ent* dadd*
    nan dadd*, naan entha*, nanna buddi*, nan buddi*, nanna dadd*tan, nanna moork*, nanna murk*
    nanna somaari*, nan somari*, nanna ajaagruk*, nanna nirlaksh*, nanna javaabdaari, nanna javabdaari
    naanu oppko*, naan oppko*, naanu oppiko*, oppikollutt*, oppkotin*, oppkolt*, oppikolt*, tappoppi*
    tappopko*, naanu somari, naanu soombheri, naachik* nange, nanage naachik*, nange naachik*
    nanage nachik*, nange nachike*, nanna mele nanag* kopa, nanna mele nange*, arthamaadkond* ill*`,
  "i-suffer": `saaybek ansutt*, saybeku ansutt*, saaybeku ansut*, saybek ansut*, saayabeku anis*
    sayabeku anis*, sayabeku ansut*, saayabeku ansut*, saybeku anist*, saayabeku anta, saybeku anta
    saybeku ant*, saaybeku ant*, saybek anta, saaybekant*, saybekant*, saytini ansut*, saayona ansut*
    sayona ansut*, saayona anta*, sayona anta*, saayona anist*, badukoke ishta ill*, badukoke aag*
    badukakke aag*, badukoke aagt*, badukokagt*, badukalu ishta*, badukalu aagutt*, badukalu manas* ill*
    badukabekant*, badukabek anta*, badukbek anta*, badukbek ansut*, baduku beda*, baduku saak*
    badukiddu saak*, badukodu beda*, badukod beda*, badukodakke isht*, baduke beda*, baduke saak*
    baduk saak*, jeevana beda*, jeevana saak*, jivana saak*, jeevna saak*, jeevana bejar*, jeevna bejar*
    jivana bejar*, badukina mele jigup*, jeevanad* mele jigup*, jigups*, khinnat*, kinnate*, depreshan*
    dipreshan*, depressionall*, maanasika oth*, manasika ott*, maanasik ott*, manasika ottad*
    maanasika aarog*, manasika aarog*, anksaiti, ratri nidde bar*, nidde bartill*, nidde bart*ill*
    nidre bart*ill*, nidre bartill*, nidde barall*, nidre barutt*ill*, ontitan*, onti tana*, obbantit*
    obbantig*, naanu obbanti*, tadkolokk aag*, tadkoloke agt*, tadkolakke aagt*, tadedukoll*, alu bartid*
    alu bart*, aLu bartid*, dina alt*, dina alut*, dinaa alt*, nanage nanne gaay*, nanna kai kuy*
    nan kai kuy*`,
  "joke-idiom": `pranatagond*, praana tegad*, nagi nagi saak*, nakku nakku saak*, nakku hotte*, nagu tade*
    nagu tadko*, nagu tadiyo*, hotte hunnaag*, hotte hunn*, hotte hunnu*, nagi nagi hotte*
    nakki nakki hotte*, nagi nagi sattu*, nakku sattu*, nakku nakku satt*, saaytiddvi nag*, kolluv chali*
    chali kolt*, bore hodedu saay*, hasivu kolt*, hasivininda saay*, hasivu saay*, hasvu saay*, code kollu*
    process kollu*, process kill*, process saay*, server satt*, server satt* hog*, seervar satt*
    battery satt*, byaatari satt*, net sattu*, phone sattu*, fon satt*, system satt*, adike bidd*
    daridra net*, deadline kolt*, tale mele bett*, jeeva bandang*, jeeva bant*, jeeva bandh*, jeeva tumb*
    jeeva hogi ban*, praana hogi ban*, kai suttu*, kaisuttu*, kai sutko*, benki aarisu*, benki nandis*
    uridu hogo work*, talege haako*, tale kedisk*, bittubid mundin*, hodi chakka*, hodi chappale*
    hodi selfie*, chappaale*, chappale*, dhool ebb*`,
  "boss-leader": `nayak*, naayak*, mukhyast*, mukyast*, yajamaan*, yajaman*, mundaal*, mundal*, netrutv*
    neetrut*, neta*, adhikaari*, adhikari*, melaadhikari*, meladhikari*, mel adhik*, meladikari*
    vyavasthaapak*, vyavasthapak*, nirvaahak*, nirvahak*, nirdeshak*, nirdesak*, pramukh*, bossu*, baasu*
    meneejar*, menejar*, manejar*, myaanejar*, managerge, managerru, managergal*, managerra, lidar*
    leedar*, leaderu, leaderge, leadership alli, tl ge, tlu, mundinalli nint*, munde nint*, munde nillut*
    munnades*, munnadas*, munnads*, munde nadas*, munde nads*, mukhyopaadhy*, mukhyopadhy*, supervaisar*
    maalik*, malik*`,
  "mentor-teach": `kalis*, kalsikod*, kalsi kod*, kalisi kod*, kalsi kott*, kalsikott*, kalsid*, kalst*
    kalsut*, kalsod*, kalsok*, heliko*, helkod*, helkott*, heli kod*, heli kott*, hel kott*, hel kod*, guru
    gurug*, guruvin*, shikshak*, sikshak*, upaadhy*, upadhyay*, upanyaas*, meshtr*, mestr*, tarabeti*
    tarbeti*, tarabeteg*, trening*, kali, kalit*, kalike*, kaliy*, kaltu, kaltid*, kaltko*, kalth*, kaltv*
    paatha maad*, paata maad*, patha mad*, paata mad*, abhyas*, abhyaas*, mentor agi*, mentoru, mentorge
    hejje hejjeg* hel*, taalmeyinda kal*, talmeyinda kal*, talmeinda kal*`,
  "guide-direction": `maargadars*, margadars*, marga tor*, maarga tor*, margasuchi*, daari toris*
    dari toris*, daari tors*, dari tors*, daari tor*, dari tor*, daarideep*, dikku, dikku tors*
    dikku toris*, disheg*, dishe, dishey*, dikkuchi*, salahe*, salhe*, salehe*, sarimaarga*, sari daari*
    sariyaada daari*, sari dari*, sariyada dari*, nirdesh*, soochan*, suchan*, margopaay*, gaidans*
    gaid maad*, gaidu, guidanceu, guide maad*, guide mad*`,
  "decide-decision": `nirdhaar*, nirdhar*, nirdar*, nirnay*, nirnaay*, teermaan*, tirmaan*, teerman*
    tirman*, teerpu*, tirpu*, decide maad*, decide mad*, disaid*, disijan*, decisionu, ayke*, aayke*
    aarisu*, aariko*, khachit pad*, khachitapad*, niladdhar*`,
  "delegate-micromanage": `hancik*, hanchik*, hanchi kod*, kelasa hanch*, kelsa hanch*, kelas hanch*
    kelsa kott*, kelasa vahis*, kelsa vais*, vahisi kod*, vahis*, vahsi*, hegalige haak*, kelasa hegal*
    niyantr*, niyanthr*, pratiyond*, prathiyond*, pratiyondu vishay*, prati vishay* talehaak*, prati chikk*
    prathi chikk*, sanna sanna vishay*, chikka chikka vishay*, chik chik vishay*, tale haak*, talehaak*
    tale hak*, talehak*, moogu toors*, mugu tursi*, moogu tooris*, pratikshan*, nimisha nimish*
    nimishakkomm*, ghantegomme*, gantegomm*, ghantege ond*, hinde nint*nod*, hinde nint*, swatantr*
    swaatantr*, svaatantr*, kattu haak*, kai kattih*, kai kattihaak*, kai kattiha*`,
  "take-credit": `credit tago*, credit tagond*, credit togo*, credit togond*, credit teg*, credit hod*
    credit tam*, creditu, creditella, credit ella, kredit*, credit kad*, credit kitko*, sreyas*, shreya*
    tanna hesar*, thanna hesar*, tanna hesarig*, tanna hesarina*, tamma hesar*, tamma hesarig*
    thamma hesar*, avara hesarin*, hesaru haako*, hesaru haakik*, hesru hakko*, hesaru hakk*, hesru haakko*
    nan kelasakke avar*, nanna kelasakke avar*, nanna kelasak*, nanna kelsakke*, nan kelsakke*
    nam kelasakke*, namma kelasakke*, namma shramak*, nanna shramak*, tande anta*, tanne anta*, tamde anta*
    tamma kelas* anta*, tannade ant*, tande ant*, bereyavara kelas*, bere avra kels*, bereyor kels*
    bereyavara shram*, yaaro madid* kels*, manyate kod*, maanyat*`,
  "appraisal-promotion": `badti*, baḍti*, badthi*, bhadti*, mumbadt*, mumbaḍti*, munbadti*, mumbaḍt*
    sambala hech*, sambala hecch*, sambal hech*, sambal jaast*, sambala erike*, sambala er*, sambal er*
    sambal erk*, sambalada er*, vetana hech*, vetan hech*, vetana parish*, erike*, maulyamaap*, moulyamaap*
    maulyamap*, moulyamap*, mowlyamap*, moulya map*, maulya maap*, appraisalu, apraisal*, apresal*
    appraisalnalli, appraisalli, raating*, retingu, rating kod*, rating kott*, ratingu, reeting*, hike kod*
    hike kott*, hiku, haiku, haik kod*, haik kott*, inkriment*, incrementu, pramoshan*, promoshan*
    promotionu, promotionn*, bonas*, bonus kod*, baksheesh*, bakshis*`,
  "stand-up-for-team": `namma paravag*, nam paravag*, namma para*, nam para*, nanna para*, nan para*
    paravag*, paravaag*, para nint*, para vahis*, para maatad*, para matad*, paravagi maatad*
    paravagi nint*, bembal*, bembala kod*, bembala kott*, bennige nint*, bennig nint*, bennhind* nint*
    benna hind*, bennige, benneluba*, kaapaad*, kapad*, kaapadk*, rakshis*, raksis*, rakshan*, gurani
    guraani*, nammannu bittukod*, nammanna bittukod*, nammannu bitt kod*, bittukod*, bitt kod*, bittkod*
    bittkott*, bittu kod*, bittu kott*, bitt kott*, kai bid*, kaibitt*, kai bitt*, namage dhwani*
    nammagos*, namagoskar*, nammagagi*, nanagagi*, nanagoskar*, nangoskar*, tandad para*, tandada par*
    team para*, teamg bembal*, team paravag*, team bennig*`,
  "vision-goal-priority": `guri*, dhyey*, dheya*, dyeya*, udesh*, uddesh*, lakshy*, laksya*, aadyat*
    adyate*, doora drusht*, dooradrusht*, duradrust*, dura drusht*, dooradarsh*, duradarsh*, doorad yojan*
    yojan*, yojis*, pleen maad*, plan maad*, plan mad*, plaanu*, planu, planing*, kaaryatantr*, karyatantr*
    tantragaarik*, munnot*, dikkuchi*, maargasuchi*, rodmyaap*, raodmap*, bhavishyada yoj*`,
  "motivate-team": `tandakke huri*, tandakke spoort*, tandakke utsa*, teamge huri*, team ge huri*
    team ge utsa*, team ge motiv*, tandad* utsa*, tandad manobal*, tandada manobal*, manobal*, manosthair*
    maanasika sthair*, manasthairy*, atmasthairy*, aatmasthairy*, utsaaha hech*, utsaha hech*, utsaha tumb*
    utsaaha tumb*, utsah tumb*, hurid*, sambhramis*, prashamsis*, prasamsis*, hogali*, hogalut*, hogli*
    hogald*, motivet*, motivate maad*, motivate mad*, modivet*, ellarannu ottag*, ellaranu ottag*
    ellarannoo ottag*, ellaranna ottag*, ottige karedu*, ottag karko*, ottige kar*`,
  "career-growth": `vrutti jeevan*, vrutti jiva*, vrutti belav*, vrutti*, vruti bel*, udyogad bel*
    bhavishy*, bhavisya*, karier*, kariyar*, keriyar*, careerge, careeru, belavanig*, belvanige*, beliyo*
    beleyo*, beleyal*, beliyakk*, avakaash*, avakash*, avkash*, hosa avakaash*, avakaash kod*
    avakasha kod*, hosa paatra*, kaushaly* belasi*, kaushaly* vrudh*, mundina hant*, mundina hejj*
    mundin hant*, mundhina*`,
  "trust-juniors": `kiriya*, jooniyar*, juniyar*, juniorge, juniorgal*, juniors ge*, juniors gal*
    juniorsge, freshar*, freshersge, freshers ge*, freshersu, hosabar*, hosbru*, hosbrig*, hosadaagi ser*
    hosadagi ser*, hosdagi ser*, hosdag ser*, hosadag ser*, hosadagi band*, hosdagi band*, hosa hudugr*
    hos hudugr*, hosa hudgr*, hos hudgr*, hosa hudugar*, hosa sadasy*, internge, internu, interngal*
    intern gal*, intarn*, tarabetidar*, treniy*, trainee gal*, shishy*, vidyaarthi*, vidyarthi*, vidyarti*
    kirisahody*, kiri sahody*`,
  "responsibility-own": `javaabdaari*, javaabdari*, javabdaari*, javabdar*, jawabdari*, jawabdaar*, hone
    honey*, honeg*, hegal* mele hor*, hegal* hotk*, hegalig*, hegalu kod*, hegal kod*, hegal kott*
    hegalu kott*, tappu oppk*, tappu oppik*, tappannu oppik*, tappanna oppk*, tappu oppko*, jimmedaari*
    jimmedar*, munde bandu*, munde bandu maad*, muchchiko* ill*, tanna kelasa*, thanna kelas*
    tamma kelasa*, ownership tago*, ownership togo*, ownershipu`,
  "fair-manager": `nyaya*, nyaayav*, nyaayayut*, nyaayasamm*, nyaayapar*, nispakspat*, nishpaksh*
    samaanav*, samanag*, samanav*, samaanate*, samanate*, ellarannu samaan*, ellarannu saman*
    ellaranna samaan*, ellaranna saman*, ellaranu saman*, ellaranna onde*, ellarannu onde*, ellaranu onde*
    ellaranna ond*, bhedabhaav ill*, bheda bhaav* ill*, bhedabhav ill*, beda bhav* ill*, bheda illa*
    beda illad*, taratamya ill*, taaratamya ill*, taratamy* ilde, bhed* illad*, bheda mad*de`,
  "message-reply": `uttar*, utara*, utra, utara kod*, utra kod*, utra kott*, uttar kod*, pratikriy*
    prathikriy*, pratyuttar*, prathyutt*, maarutt*, maruttar*, spandan*, spandis*, spandhis*, ripli*
    riplai*, riplay*, replyu, replyne*, reply kod*, reply maad*, reply mad*, reply barall*, reply bar*
    sandes*, mesej*, messageu, msg haak*, msg hak*, message haak*, message hak*, message kal*, olé, ole
    javaab*, javabu*, jawaab*, jawabu`,
  "mail-phone-chat": `meil*, meyil*, mail haak*, mail hak*, mail kal*, mail maad*, mail mad*, mailge*
    mailig*, mailu, imeil*, imeyil*, emailu, emailg*, emailig*, phonu, phone ett*, phone eth*, phone maad*
    phone mad*, phone tego*, phone teg*, fonu, fon maad*, fon mad*, fon ett*, phon ett*, phon maad*
    phon mad*, dooravaan*, duravan*, dooravani*, kare, karey*, kareg*, kaalu maad*, call maad*, call mad*
    call ett*, call eth*, callu, callig*, callge, patra*, mobail*, vaatsap, chaattu, chyaat*, chat maad*
    chat mad*, chatnal*, chatal*, gumpin*, gumpige mes*, groupnalli*, groupall*, groupig*, groupge, slaak*`,
  "meeting-call": `sabhe*, sabegal*, sabe, saabhe, meetingalli*, meetingig*, meetingu, meetingg*, miiting*
    meetingn*, miting*, bheti*, bheṭi, bheṭiyaag*, beti, betiyag*, charche*, charchis*, charche maad*
    sammelan*, samaavesh*, samaalochan*, samalochan*, standapn*, standupge*, standupall*, standupn*
    samvaad*, samvad*, sambhaashan*, sambhashan*, maatukate*, matukathe*, maatukathe*, matukate*`,
  "listen-hear": `keli, keliri, kelu, kelut*, kelt*, kelid*, keluv*, kelis*, kelsko*, aalis*, alisu*, kivi
    kivig*, kivi kod*, kivikod*, kivi kott*, kivigotṭu, kiviyaagi*, maatu kel*, maat kel*, mat kel*
    maathu kel*, matu kel*, matige bele*, maatige bele*, maatige kiv*, maatig bel*, abhipraya kel*
    abipraya kel*, kelode ill*, kelodilla*, kelodilva, kelalve, kelalla, kelolla`,
  "explain-present": `vivar*, artha maads*, artha maadis*, artha mads*, arthavaaguvant*, arthavaguvant*
    arthavaguv hag*, arthavagu hag*, artha aago hag*, artha ago hag*, artha aagu hag*, artha aagohaag*
    tilisi*, tilis hel*, tilisi hel*, tilsi hel*, tilsi*, tilisi kod*, tilsi kod*, tiliskod*, bidisi hel*
    bids hel*, bidsi hel*, bidisihel*, bidsihel*, udaaharan*, udaharan*, prastut*, prasthut*, prejentesh*
    prejantesh*, presentationu, presentation kod*, presentation kott*, mandis*, mandan*, bhaashan*
    bhashan*`,
  "ask-question": `prashn*, prasn*, kelbahud*, kelidag*, kelidaag*, kelidre*, kelidare*, kelidd* prasn*
    kelok*, kelakk*, kelalu*, sandeh*, daut kel*, doubt kel*, doubtu, dautu*, doubts kel*, vichaaris*
    vicharis*, vichars*, samshay*, samsaya*, kutuhal*, kutoohal*, yaava samay*, yaavaga mug*, yavaga mug*
    yavaga sig*, yaavaga sig*, yaavaga bar*`,
  "feedback-review-word": `pratikriye*, prathikriye*, abhipraay*, abhipray*, abipray*, salahe*, vimars*
    teeke*, tikey*, tiike*, teekis*, tippan*, tikis*, meelpadis*, feedbakku, fidbyaak*, phidbyak*, fidbaak*
    feedbacku, feedbackg*, feedbackall*, feedback kod*, feedback kott*, rivyu*, riviv*, reviewu, reviewg*
    reviewnal*, review maad*, review mad*, parishilan*, parisheelan*, parishilis*, parisheelis*, kaament*
    kament*, commentu, commentsu, comment haak*, comment kod*, comment maad*`,
  "tone-voice": `dhvani*, dhwani*, dvani*, dani, daniy*, svara*, swara*, dhaati*, dhati*, maatina dhaat*
    matina dhat*, maatin dhat*, maatina dhat*, maatina shail*, maatina reet*, maatina reeti*, matin reet*
    maatina rit*, maatad* reeti*, maatado riti*, maatado reeti*, maatado tara*, maatado shail*
    matado riti*, matado reeti*, matado tara*, matadod*, maatadod*, maatanaad*, matanad*, maatanaduv*
    maatanadut*, maataaduv*, mataduv*, mataadut*, maataadut*, mataadt*, maatadt*, matadt*, matadid*
    maatadid*, maatu kathe*, sabhya*, sabya*, sowjanya*, soujanya*, saujany*, vinaya*, namrate*, namrata*
    sambhashis*`,
  "inform-update": `mahiti*, maahiti*, maahithi*, mahithi*, maahiti kod*, mahiti kod*, maahiti need*
    tilis*, tilsu*, tilst*, tilsad*, tilsbek*, tilsid*, tilsod*, tilsall*, varadi*, vardi*, suchan*
    prakatan*, suddi*, munsuchan*, munchitavagi tili*, munchitvag* tils*, munchene tilis*, munchene hel*
    munche hel*, munchene tils*, modale hel*, modle hel*, modale tilis*, modle tils*, sthiti*, stiti*
    stetas*, statasu*, statusu, status kod*, apdet*, update kod*, update kott*, update maad*, update mad*
    updateu, updatesu, tippani*, ullekh*, kaaryasuchi*, karyasuchi*`,
  "team-together": `tanda*, thanda*, teamge*, teamu, teamina*, teamal*, teamnal*, teamjote*, tiim*, ottag*
    ottaag*, ottig*, ottugood*, ottugud*, otgud*, ottgud*, jote*, jothe*, sangha*, ekate*, aikya*, oggatt*
    sahakaar*, sahakar*, sahabhaag*, sahabhag*, samanvay*, hondaanik*, hondanik*, hondikond*, hondkond*
    berey*, beret*, bertu*, sahody*, sahavart*`,
  "share-help-colleague": `hanchko*, hanchut*, hanchi*, jnaana hanch*, jnana hanch*, gnana hanch*
    sahodyogig*, itararige sahaay*, itararig*, bereyavarig*, bereyorig*, bereyorg*, bere avrig*, bereavrig*
    bereyavrig*, bere avarig*, ellarigu sahaay*, ellarigu sahay*, ellrigu sahaay*, ellrigu sahay*
    kelida takshan*, kelid takshan*, kelidaga sahaay*, kelidag sahay*, kelidaaga sah*, nanage sahaay*
    nanage sahay*, nange sahaay*, nange sahay*, namge sahaay*, namge sahay*, namage sahaay*, namage sahay*
    share maad*, share mad*, shear maad*, sher maad*, sher mad*`,
  "conflict-argue": `jagal*, jagaḷ*, jaglа, jagl*, vaad*, vadisu*, vaada maad*, vada maad*, vaada mad*
    vaagvaad*, vagvad*, vagvaad*, vaagvad*, vivaad*, vivad*, bhinnaabhipr*, bhinnabhipr*, binnabipr*
    manastaap*, manasthaap*, manasthap*, manastap*, sangarsh*, sanghars*, taakalaat*, takalat*, taklaat*
    kachchaat*, kachchad*, kachaat*, kachaad*, kacchaad*, kachad*, kittaad*, kittaat*, kitaad*, kittad*
    horaad*, horad*, virodh*, edurisu*, edurad*, raaji, raji, raji maad*, raaji maad*, raajisandh*
    bagehar*`,
  "customer-client": `graahak*, grahak*, giraaki*, giraki*, rogi*, roogi*, atithi*, athithi*, klayant*
    klaint*, klayent*, clientge*, clientu, clientgal*, clientina*, client jote*, client jothe*
    client munde*, kastamar*, customerge*, customergal*, customeru, poshak*, vidyaarthigal*, prayaanik*
    prayanik*, maaraatagaar*, khareedidaar*, balakedaar*, balkedar*, balakedar*, naagarik*`,
  "language-translation": `bhaashe*, bhashe*, base, basheyal*, baasheyal*, kannadadal*, kannadali
    kannadalli*, kannada maat*, kannada mat*, kannada kal*, englishalli*, englishnal*, inglish*, ingliish*
    aangla*, angla*, hindiyal*, hindili, tamilalli*, tamilnalli*, telugalli*, telugunalli*, anuvaad*
    anuvad*, bhaashaantar*, bhashantar*, bhaashantar*, vyaakaran*, vyakaran*, uchchaar*, uchchar*, ucchar*
    ucchaar*, padagal*, pada, padak*, vaaky*, vakya*`,
  "handover-other-team": `hastaantar*, hastantar*, hasthantar*, hasthaantar*, bere team*, bere tand*
    bere vibhaag*, bere vibhag*, bere department*, bere departm*, bere dipart*, itara tand*, itar tand*
    itara vibhaag*, mattondu tand*, innondu team*, innondu tand*, vibhaag*, vibhag*, vahisi hog*
    vahisi kod*, oppisi*, oppisut*, oppisuv*, oppisad*, hyaandovar*, hyandovar*, handover kod*
    handover kott*, handover maad*, handover mad*, ke ti, kt kod*, kt kott*, kt mad*, kt maad*
    knowledge transfer kod*`,
  "code-program": `kodu, kod bar*, code bar*, code baret*, code bared*, code bareu*, code bariy*
    code barit*, codeu, codena*, codeg*, codealli*, codnal*, kodnal*, koding*, codingu, coding maad*
    coding mad*, codingnal*, program bar*, program maad*, proograam*, progrem*, prograam*, fankshan*
    functiongal*, functionu, skript*, scriptu, script bar*, api gal*, apig*, giṭ*, gitnal*, commit maad*
    commit mad*, merge maad*, merge mad*, rifyakt*, refactor maad*, refactor mad*, pr haak*, pr hak*
    pr rivyu*, pr nod*, lojik*, logicu, logic bar*, praatyakshik*`,
  "bug-debug": `bugg*, bugu, baggu, bugs hud*, bug hud*, bug huduk*, bug fiks*, bug sari*, bug bart*
    bug ide, bug band*, bug ide*, error bar*, error bart*, error band*, erar*, yerar*, erroru, errorgal*
    arar, dosha hud*, dosha patt*, dosh patt*, dosha kand*, kraashu*, crash aag*, crash aay*, crash ag*
    kraash aag*, kraash ag*, hyaang aag*, hang aag*, hang ag*, hyang aag*, debug maad*, debug mad*, dibag*
    laags nod*, logs nod*, log nod*`,
  "test-qa": `pariksh*, pareeksh*, tesṭ*, testu, test maad*, test mad*, test madad*, test madde
    test madade, testing maad*, testing mad*, testingu, testingnal*, testing madad*, testing madde
    testingall*, test kes*, test case bar*, testkesu, tesṭing, testaru, testargal*, testerge*
    gunamatta pariksh*, gunamatta*, parisheel*, tapaasan*, tapasan*`,
  "deploy-release-server": `deploy maad*, deploy mad*, deploy aag*, deploy ag*, diplaay*, diplay*
    release maad*, release mad*, release aag*, relies*, riliis*, rilis*, releaseu, releaseg*, biḍugaḍe
    bidugad*, live hog*, live aag*, laiv aag*, prodakshan*, productionnal*, productionall*, productionu
    productiong*, server bidd*, server bil*, server nint*, server sari*, server down ag*, server down aag*
    serveru, servernal*, servergal*, sarvar*, saarvar*, rolbyaak*, rollback maad*, rollback mad*, nirvahan*
    klaud*`,
  "data-report-excel": `varadi*, vardi*, ripoort*, riport*, reportu, reportnal*, reportall*, reportg*
    report kod*, report kott*, report maad*, report mad*, report bar*, datta*, datаmsh, deetaa, detaa
    datag*, dataali, anki*, anki amsh*, anki sankhy*, shiitu, sheetu, sheetnal*, spredshiit*, eksel*
    excelnal*, excellu, excelu, excelall*, koshtak*, patti*, chaart*, naksh*, grafu, dyaashb*
    visleshan* varad*`,
  "design-architecture": `vinyaas*, vinyas*, sanrachan*, samrachan*, rachane*, rachanе, vaastushilp*
    vastushilp*, architecturu, aarkitekch*, arkitekch*, system vinyas*, skiima*, disain doc*, maadyul*
    maadari vinyas*, chaukat*, chowkatt*, naksе, nakshe*, neelinaksh*, neelanaksh*, nilinaks*, blueprintu
    adipaay*, adipay*, buniyaad*, bunad*, skelebal*, vistaris*`,
  "machine-tool-equipment": `yantra*, yantropak*, meshin*, mesin*, mishin*, machineu, machinu, machinna*
    machineg*, upakaran*, upkaran*, saadhanag*, sadhanag*, salakaran*, moṭaar*, motaar*, motaru, moṭar*
    jeneret*, janaret*, jenaret*, konveyar*, laith*, lethu, leth meshin*, kraneu, forkliftu, pampu*, vaalv*
    naḷḷi, nalli, printar*, skyaanar*, projektar*, projectoru, laaptaap*, laptapu, laptopu, laptopg*
    kampyutar*, kampyootar*, ganakayantr*, kebal*, wairu*, vairu, beltu`,
  "repair-fix-solve": `sari maad*, sari mad*, sarimaad*, sarimad*, sari padis*, sari pads*, saripad*
    sari hogid*, sari aay*, sari ay*, sari aag*, sari ag*, parihar*, parihaar*, samasye bagehar*
    samasye parihar*, samasye sari*, bagehari*, bagehars*, durast*, dusti*, duraast*, durusti*, ripeer*
    riperi*, ripair*, repair maad*, repair mad*, riparimaad*, fiksu, fiks maad*, fiks mad*, fix maad*
    fix mad*, fix aag*, fix aay*, tidd*, joḍis*, jodis*`,
  "find-cause-analyse": `kaarana hud*, karana hud*, kaarana huduk*, karana huduk*, kaaranav* hud*
    kaarana kand*, kaarana kandu*, karana kandu*, kaarana patt*, karana patt*, moola kaaran*, mula kaaran*
    moolakaaran*, mulakaran*, mula karan*, moola karan*, pattehach*, pattehacch*, patte hach*, patte hacch*
    kandu hidi*, kandhidi*, kand hidi*, kanduhid*, huduki*, hudki*, huduku*, hudukv*, visleshan*
    vishleshan*, vislesan*, vishleshis*, visleshis*, tanikhe*, tanike*, tarka*, aalavaag*, aalavagi*
    alavagi*, aalakk*, aalakke ilid*, adhyayan*, samshodh*, samsodan*, parisheelane*`,
  "skill-knowledge-expert": `kaushaly*, koushaly*, kowshaly*, kausalya*, parinit*, parinat*, tajn*, tagna*
    nurita*, nurith*, anubhav*, anubav*, jnaana*, jnana*, gnana*, tiluvalik*, tilivalik*, tiluvlik*
    tilvalik*, tantrik*, taantrik*, tantragnan*, tantrajn*, tantragnyan*, vrutti paran*, vruttipar*, pakva*
    palagi*, pandit*, paandity*, kai palag*, kaipalag*, kai chalak*, kaichalak*, kaigun*, kaigunа, hidit*
    prabhutv*, pravinat*`,
  "performance-security": `kaaryaksham*, karyaksham*, kaaryanirvah*, karyanirvah*, kaarya nirvah*
    vega hech*, vegavaag*, vegavaagi nad*, speedu, spiidu, spid jaast*, speed jaast*, speed hech*, memari*
    memoryu, mimari*, surakshit*, suraksha*, suraksit*, bhadrat*, badrat*, paaswar*, pasvard*, paasvard*
    passwordu, hyaak*, hack aag*, hyak aag*, hack maad*, guptapad*, gupta pad*, enkript*, bakapu, byaakap*
    backup tago*, backup tog*, baiyaakap*`,
  "calculation-accounts": `lekka*, lekka patr*, lekka parik*, ganit*, laabha nasht*, labha nasht*, nashta*
    nasta*, khate*, khaate*, kaatе, bilu*, billu, billgal*, billingnal*, rasidi*, raseedi*, rashidi*
    voucharu, terig*, tax kat*, jiyesti*, jiesti*, gst kat*, baaki lekk*, jamaa*, jamakharch*, jama kharch*
    jamа, karchu*, kharch*, veccha*, vecha*, vechch*, aaya vyay*, aayavyay*, ayavyay*, bajet*, ankagal*
    tallay*, taale aag*, talе`,
  "document-technical": `daakhale*, dakhale*, dakale*, daakalе, dakhalaat*, daakhalaat*, dakhalat*
    daakhalati*, daakyument*, dakyument*, dakyumenṭ*, documentu, documentnal*, documentg*, document maad*
    document mad*, document bar*, documentsu, documentationu, kaipid*, tippan*, riidmi*, readmeu, vikiyal*
    wikinal*, wikiyal*, vivaranapatr*, vivaran patr*, maanyuval*, kadat*, kadathа, failu*, faailu, fayilu*
    faylu*`,
  "system-software-app": `tantraamsh*, tantramsh*, tantramsa*, vyavasthe*, vyavaste*, sisṭam*, sistam*
    systemu, systemge*, systemnal*, systemall*, saaftver*, sapṭver*, safṭver*, saptver*, softwareu
    softwarenal*, apnal*, appu, appnal*, appall*, appge*, aapu, aapnal*, apliketion*, aplikesh*, aaplikesh*
    jaalataan*, jalatan*, vebsait*, websaitu, websiteu, websitenal*, lagin*, laagin*, login aag*, login ag*
    netvark*, nettu*, internetu, intarnet*, antarjaal*, antarjal*, skriinu, pardе, parde*`,
  "electric-medical-shop-skill": `vidyut*, kareṇṭ*, karent*, currentu, current hog*, current kels*
    wairing*, vairing*, waring*, wiring maad*, wiring mad*, chikits*, shushrush*, susrush*, dadi*, daadi*
    narsu*, narsge*, narsmmа, vaidy*, daaktar*, daktar*, daktru*, doctorru, injekshan*, injaksan*, ausadi*
    aushad*, oushadh*, gaaya*, rogi nod*, adige*, aduge*, aḍuge, adige bhatt*, adige bhat*, ruchi*
    chaalane*, chalane*, gaadi od*, gadi odis*, gaadi ods*, gaadi odis*, vaahana od*, vaahana chal*
    vahana chal*, draiving*, draivar*, driverge*, chaalak*, chalaka*, holige*, badagi*, baḍagi*, beegada*
    palambar*, plambing*, gaare*, veldi*, angadi*, maaraata*, maarata*, bele heli*, toṭa, tota, totad*`,
  "idea-think-up": `yochane*, yojane hol*, upaay*, upay*, aalochane*, alochan*, kalpane*, parikalpan*
    aidiya*, aidia*, ideag*, ideaag*, ideau, idea kod*, idea kott*, idea hol*, idea hel*, holahu*, holav*
    holapu*, holeyit*, holitu*, holid*, tale upayog*, tale odis*, tale ods*, tale oduv*, vicharag*
    vichaara*`,
  "new-novel": `hosa*, hosa daari*, hosa dari*, hosa rit*, hosa reet*, hosa bagey*, hosa bage*, hosa tara*
    hos tara*, hosa vidhaan*, hosa vidhan*, hosa prayog*, hosa alochan*, hosa yochan*, hosa aalochan*
    hosa yojan*, hosa aidi*, hosa idea*, hos idea*, nava*, naveen*, navin*, naaviny*, aadhunik*, adhunik*
    adunik*, vibhinn*, vibinna*, bhinna*, binnav*, bere reet*, bere riti*, bere tara*, bere daari*
    vinutan*, vinoothan*, vinootan*`,
  "creative-imagine": `srujan*, srajan*, srijan*, sṛjan*, srushti*, srusti*, shrushti*, kalpan*
    kalpana shak*, kalpanaa shak*, kalpis*, oohe*, uhey*, uhisi*, oohisi*, oohaa*, uhaapoh*, kaunshal
    krietiv*, kriyetiv*, creativeag*, creative agi*, creativityu`,
  "visual-design-colour": `banna*, bannа, varna*, chitra*, chitris*, rekhaachitr*, rekhachitr*
    bhittichitr*, bittichitr*, bhitti patr*, pooster*, posteru, postar*, posternal*, postergal*, logou
    loogo, logog*, laanchan*, lanchhan*, slaid*, slideg*, slidesu, disain*, dizain*, dijain*, designu
    designg*, designnal*, designall*, alankaar*, alankar*, akshara shail*, fontu, nota chenn*, noḍalu sund*
    nodalu sund*, nodoke chenn*, nodakke chenn*, sogas*, byaanar*, byanar*, banneru, chhaayaachitr*
    chayachitr*, chaayachitr*`,
  "experiment-try": `prayog*, prayatn*, prayathn*, praytn*, prayatna maad*, try maad*, try mad*, trai maad*
    trai mad*, tryi, maadi nod*, madi nod*, maad nod*, mad nod*, hosadu maad*, hosadannu*, hosadanna*
    hosdanna*, hosdu maad*, hosdu mad*, hosadu mad*, hosad try*, hosadu try*, hosdu try*, saahas*, sahas*
    risk tago*, risk togo*, risku, risk tag*, dhairyadinda*, paayilat*, pailat*, maadari tay*, prototypeu
    protatai*`,
  "original-unique": `swant*, svanta*, svantik*, maulik*, moulik*, ananya*, vishisht*, visist*, vishista*
    visisht*, viseshav*, vibhinn*, aparoop*, aparup*, yaaru maadad*, yaaru madad*, yaaru yochis*
    yaaru yochane*, yaarigu hol*ad*, yaarigu holeyad*, asaamaany*, asamany*, asaamanya*, advitiy*
    adviteey*, vilakshan*`,
  "story-art-write": `kathe*, katе, kate, kavan*, kavit*, lekhan*, barah*, barvanig*, baravanig*, bareyu*
    bareyal*, bared*, baret*, barit*, bariyut*, bariyo*, saahity*, sahitya*, kale, kaley*, kalе, kalaavid*
    kalavid*, kalaakrut*, kalakrut*, kalaatm*, kalatm*, naatak*, hadu bared*, shirshik*, sheershik*
    ghoshavaaky*, ghoshvaky*, goshavaky*, gosavaky*, jaahiraat*, jahirat*, jaahirata*, prakatan*
    vishayavast*, sambhaashan*`,
  "brainstorm-suggest": `salahe kod*, salahe kott*, salahe nid*, salahe need*, salhe kod*, salhe kott*
    salahegal*, soochis*, suchis*, soochan*, suchane kod*, suchane kott*, suchane need*, prastaap*
    prastap*, prastav*, prastaav*, chintan manthan*, manthan*, chintan*, chinthan*, minchu*, mincida*
    minchid*, vaadis*, abhipraya kod*, abhipraay* hanch*, abhipray hanch*, open agi kel*, muktavagi kel*
    hosa salahe*, hosa salhe*`,
  "old-way-conservative": `hale*, haleya reet*, hale reet*, hale rit*, hale paddh*, haley* paddh*
    hale padd*, haleya padd*, hale kaal*, haleya kaal*, hale kalad*, hale daari*, hale dari*, hale tara*
    hale thara*, hale shail*, hale vidh*, hale maadar*, hale yochan*, saampradaayik*, sampradaay*
    sampraday*, sanaatan*, purataan*, puratan*, puraatan*, badalaavan* virodh*, badalavane virodh*
    badalavane beda*, badalavane opp*, badlavane opp*, modalin tara*, modalina tara*, modlin tara*
    modalininda*, ajjana kaal*, ajjan kaal*, hosadannu oppad*, hosadanna oppa*, hosadannu nirak*
    hosadakke hedar*, hosadakke virodh*, hosadakke avakaash*`,
  "deadline-date": `gaduv*, gadivu*, dedlain*, deadlinu*, deadlineg*, deadlineu, deadlinenal*, dinaank*
    dinank*, taareeku*, tariku*, taarik*, tarikhu*, kaalaavadhi*, kaalavadhi*, kalavadhi*, kalavadi*
    avadhi*, avadi*, kaalamiti*, kalamiti*, kaala miti*, samayak*, samayad*, samayamit*, samaya miti*
    nigadit*, nigadhit*, shedyul*, velapatt*, velaapatt*`,
  "promise-word-kept": `maatu kott*, maat kott*, mat kott*, matu kott*, maathu kott*, maatu ulis*
    maatu uls*, maat uls*, maat ulis*, matu ulis*, maatu ulisik*, maatu nadas*, maatu tapp*, maat tapp*
    mat tapp*, matu tapp*, maathu tapp*, maatige tapp*, matige tapp*, maatig tapp*, maatige nilla*
    maatu mur*, maatu tirug*, kotta maat*, kotta mat*, kott mat*, kott maat*, kotta maatu*, kotta maathu*
    koṭṭa maatig*, heldange*, helidante*, helidanthe*, heldanthe*, helidhag*, helidhaage*, heldhage*
    heldahage*, heldangе, helida maat*, helid maat*, helidanne maad*, heliddu maad*, heliddannu*
    heliddanna*, nudidant*, vaagdaan*, vagdan*, vaagdana*, vagdaan*, vachan*, bharavase kod*
    bharavase kott*, bharavase iḍ*, bharavase*, aashvaasan*, ashwasan*, aashwaasan*, badhdhat*, baddhat*
    baddat*, nudidad*`,
  "attendance-leave-shift": `raja*, raje*, rajе, raja haak*, raja hak*, raja hakid*, raje haak*, raje hak*
    raja tago*, raje tago*, raja togo*, raje tog*, raja kod*, raje kod*, raja kelid*, raje kelid*, hogarajе
    haajari*, hajari*, hajaati*, haajaraati*, hajarati*, haajaraathi*, haajaraad*, haajaru*, gairuhaajar*
    gairu haajar*, gairuhajar*, gairhaajar*, gairhajar*, gairu hajar*, shiftg*, shiftu, shiftnal*
    shiftall*, siftu, paali*, raatri paal*, raatri shift*, ratri shift*, ratri paali*, leevu, livu
    leave haak*, leave hak*, leave tago*, leave togo*, leave kod*, leaveu, absentu, absent aag*, absent ag*
    biduvu*, kelasakke bar*, kelsakke bar*, kelsak bar*, kelsakke banda*, kelasakke bart*, kelsakke bart*
    dutyge*, dyuti*, dyooti*, vaarada raj*, maneyinda kelas*, maneinda kels*`,
  "consistent-every-day": `sthira*, stiravag*, niyamit*, niyat*, niranthar*, nirantar*, satatav*
    prati dina*, pratidina*, pratinity*, prathinity*, dinanitya*, dinaalu*, dina tappad*, dina tappade*
    tappade*, tappadе, tapde*, thapde*, ondu dinavu tapp*, ond dina*tapp, ond dinanu tapp*
    ondu dina kuda tapp*, ellaa dina*, ella dina*, varshavidi*, ondey reeti*, onde reeti*, onde riti*
    onde tara*, onde sam*, ondesaman*, ondesamne*`,
  "follow-up-remind": `nenapis*, nenaps*, nenapu maad*, nenapu mad*, nenap maad*, nenap mad*, nenapu*
    nenapin*, nenapmaad*, jnaapis*, jnapis*, gnaapis*, gnapis*, gnaapak*, jnaapak*, jnapak*, hinde biddu*
    hinde bidd kels*, hindebidd*, hinde bil*bek*, matte matte kel*, mate mate kel*, matte matte hel*
    pade pade hel*, padepade hel*, pade pade kel*, padepade kel*, eshtu sala hel*, estu sala hel*
    eshtu sala kel*, estu sala kel*, eshtu sari kel*, eshtu sari hel*, mooru sala hel*, muru sala hel*
    mur sala hel*, mooru sala kel*, muru sala kel*, faalo ap*, palo ap*, followup maad*, followup mad*
    follow up maad*, follow up mad*, rimaind*, remind maad*, remind mad*, remindar*, reminderu, anusaran*
    munduvaris*, munduvars*`,
  "deliver-finish-work": `mugis*, mugsi*, mugst*, mugsu*, mugsko*, mugsod*, mugsok*, mugsi kod*
    mugsi kott*, mugisi kod*, mugisi kott*, mugiyit*, mugitu*, mugithu*, poornagol*, purnagol*
    poorti maad*, purti maad*, poorti mad*, purti mad*, poorthi maad*, poortigol*, purtigol*, poorais*
    purais*, kelasa mug*, kelsa mug*, kelas mug*, kelasa purn*, kelasa poor*, kelsa purt*, kelsa poor*
    saadhisi*, talupis*, talups*, odagisi*, delivar*, deliver maad*, deliver mad*, sallis*, salsi*
    submit maad*, submit mad*, sabmit*, helid kels*, helida kelas*, helid kelas*, kott kels*, kotta kelas*
    kotta kels*, kott kelas*`,
  "half-done-leave": `ardha*, ardak*, ardamard*, ardambard*, arabare*, arebar*, are bare*, arbarе, ardadal*
    ardhake bit*, ardhakke bit*, ardhakke nil*, ardhakke nint*, ardakke bit*, ardak bit*, ardak nil*
    madhyadal* bit*, madhyadalle bit*, madyadal* bit*, madhyad*, nadu neer*, naduneer*, nadunir*, nadu nir*
    naduve bit*, naduv* bit*, naduvey* bit*, apoorn*, apurn*, poorti maadad*, poorti madad*, purti madad*
    mugisad*, mugsad*, mugsdе, mugisade bit*, mugsde bit*, mugsade bit*, baaki bit*, baki bit*, baaki ulis*
    baki ulis*, bittu odi*, bitt odi*, bittu hod*, bitt hod*, bitu hod*, kai bitt*`,
  "check-careful-double": `pareekshisi*, parikshisi*, parishilis*, parisheelis*, parishilsi*, parisils*
    check maad*, check mad*, chek maad*, chek mad*, chekku, cheku, chekmad*, chekmaad*, check madad*
    check madde, check madi*, yeradu sala check*, eradu sala check*, eradu sala nod*, eradu sari nod*
    erdu sala nod*, eradu sala chek*, erdu sala chek*, erdu sala check*, ondu sala nod*, ond sala nod*
    matte nod*, mate nod*, matomme nod*, mattomme nod*, innondu sala nod*, inomme nod*, edaru maad*
    gamanavitt*, gamana vitt*, gamana itt*, gamanaitt*, gamanavahis*, gamana harisi*, gamana kott*
    gamana kod*, gaman kott*, gaman kod*, gamana vahis*, gamanadind*, jaagarook*, jagaruk*, jaagarukat*
    jaagrutey*, jagruke*, eccharad*, yechchar*, echcharad*, sookshma*, sukshma*, suksmav*, shraddheyind*
    shraddheinda*, sraddheyind*, shradeyind*, nikhar*, nikarav*, karaarvaak*, karaaruvaak*`,
  "available-when-needed": `labhya*, labya*, sigut*, siguv*, sigtar*, sigtaar*, sigthar*, sigtir*, sigtiya*
    siktar*, siktaar*, siktiri, sikkill*, sigall*, sigodill*, bekaadag*, bekadag*, bekandag*, bekandaaga*
    bekandre*, beku andag*, beku andaga*, beku andaaga*, beku andre*, bekaguv*, bekaaguva*, agatyaviddaag*
    agatyaviddag*, agatya iddag*, agatya iddaag*, agatyavidag*, agatya biddag*, agatya biddaag*, kashtadal*
    kashta kaal*, kashtakaal*, kashta kald*, karedaag*, karedag*, karedre*, karedare*, call maadidag*
    call madidag*, phone maadidag*, phone madidag*, phone madidre*, phon madidre*, phon ettall*
    phone ettall*, phone ettoll*, phone ettod*, phone ethall*, phone tegiyall*, phone tegyall*, tegiyall*
    switch off*`,
  "process-rule-discipline": `niyam*, shist*, paddhati*, padhati*, paddati*, paddathi*, padati*, prakriy*
    prakriyа, kaanoon*, kanunu*, kaanun*, krama*, vidhaan*, vidhan*, vidaan*, riiti niyam*, reeti niyam*
    riti niyam*, neeti*, neeti niyam*, niti niyam*, paalis*, palisu*, palisi*, palist*, palisad*, palisbek*
    ulangh*, ullangh*, ullangis*, anusaris*, anusarsi*`,
  "arrive-early-late": `bega ba*, bega bar*, bega bart*, bega barut*, bega band*, begane bar*, begne bar*
    begane bart*, lateagi bar*, late agi bar*, late aagi bar*, latagi bar*, late ag bar*, leṭ*, letagi bar*
    letaagi bar*, late bart*, late bar*, late barut*, lateagi bart*, late agi bart*, late aagi bart*
    lateagi band*, late agi band*, late aagi band*, late aag band*, tadavagi bar*, tadavaagi bar*
    tadavagi band*, tadavaagi band*, tadavagi bart*, tada maadi bar*, tadamadi bar*, tada madi band*
    samayakke sariyagi bar*, samayakke sari bar*, samayakke bar*, samayakke bart*, timege sariyagi bar*
    timege sari bar*, time ge sariyag* bar*, time ge bar*, ontu gantе, ombattu gant*, ombat gant*
    hattu gant*, hattu ghant*, hath gant*, hath ghant*, hanneradu gant*, gante tad*, ghante tad*
    gantegе latе, munche bar*, munchitavagi bar*, munchitav* bar*, munche bart*, munche band*, modale bar*
    modle bar*, ellarigint* munche*, ellarigintа munche*`,
  "greeting-festival-birthday": `namaskaar*, namaskar*, namaste*, namasthe*, vandan*, shubhoday*, subodaya*
    shubha dina*, shubhadina*, shubha raatri*, shubharaatr*, shubh ratri*, subha ratri*, shubha ratri*
    shubha sanje*, shubha munjaan*, shubha beLag*, shubhaashay*, shubhashay*, subhashay*, huttuhabb*
    hutthabb*, huttida habb*, huttid habb*, huttu habb*, huttidabb*, hutt habb*, huttu hab*, huttida dina*
    huttid dina*, janmadin*, janma dina*, habba*, deepaavali*, deepavali*, dipavali*, yugaadi*, yugadi*
    ugaadi*, ugadi*, dasar*, sankraant*, sankranti*, sankranthi*, ganesha habb*, ganesh habb*, gowri habb*
    gauri ganesh*, varamahalaks*, raajyotsav*, rajyotsav*, hosa varsh*, hosa varush*, hosavarsh*
    ramjaan habb*, krismas*, svaagat*, swaagat*, swagat*, susvaag*, suswagat*, hegiddir*, hegidir*
    hegiddiya, hegidiya*, chennagidir*, chennagiddir*, chanagidir*, channagiddir*`,
  "food-tea-lunch": `oota*, uta, utak*, utad*, utag*, tindi*, tinisu*, upaahaar*, upahar*, kaafi, kaapi
    kaafiy*, kaapiy*, kapi, chaha*, chaay, chaa, tii, tea kud*, coffee kud*, kafi kud*, kaapi kud*, mosar*
    anna saar*, saaru*, sambaar*, sambar*, palya*, chapaati*, rotti*, jolada rotti*, ragi mudde*
    raagi mudd*, mudde oot*, dose*, idli*, vade, vadey*, uppitt*, bisi bele*, bisibele*, biryaani*
    biriyani*, biryani*, holige oot*, sihi*, mysore paak*, kyaantin*, kyantin*, canteennal*, canteen oot*
    canteenu, bhojan*, ruchi*, dabbi oot*, ooṭa, neeru kud*, nir kud*, kudiyo neer*, kudiyo nir*
    kudiyuva neer*, haalu*`,
  "office-place-seat-ac": `kacheri*, kachheri*, kaccheri*, ofis*, aafis*, aapis*, officenal*, officeg*
    officeu, officeall*, kattad*, kurchi*, mejju*, meju*, mezu*, seettu, seetu, seatnal*, kitak*, kitiki*
    bagilu*, baagil*, gode*, fyaanu*, fanu*, esi, eesi, ac haak*, ac hak*, ac tumba*, ac jaast*, ac kels*
    ac sari*, acyal*, kakkas*, shauchaal*, shouchal*, shauchal*, toiletu, toiletnal*, toileṭ, vashroom*
    washroomu, lifṭu, liftu, liftnal*, metṭilu, mettil*, mahadi*, kone, koney*, sthala*, stala*, jaaga*
    jaga, jagada*`,
  "party-trip-game": `paarti*, parti*, partyg*, partyu, partynal*, pravaas*, pravas*, prayaan*, prayana*
    tripg*, tripu, tripnal*, trip hog*, piknik*, picnicu, outingu, auting*, aata, aatad*, aatag*, aatak*
    ataad*, aadona*, aadt*, aadid*, aaduv*, kreede*, kride*, kridakuta*, kreedaak*, kabaddi*, kabbaddi*
    kho kho, keram*, kyaram*, chesu, voliba*, shatal*, samaarambh*, samarambh*, kaaryakram*, karyakram*
    utsav*, sambhram*, taalim*, nruty*, dyaansu*, kuniy*, kunit*`,
  "movie-music-cricket": `sinima*, sinema*, cinemag*, cinemau, chalanachitr*, chalanchitr*, chitramandir*
    chitra mandir*, filmu, filmg*, filmnal*, naayaka nata*, nata*, nati*, haadu*, haaḍu, hadu*, haadin*
    sangeet*, sangit*, gaayan*, gayana*, gaayaka*, kriket*, cricket aad*, cricketu, cricket match*, matchu
    matchn*, match nod*, myaach*, aarsibi*, rcb geld*, rcb gedd*, ee sala cup*, ee sala kap*, vikettu*
    raajkumar*, appu, dr raj*, yashu, sudeep*, upendra*, yakshagaan*, yakshagan*`,
  "personality-style-general": `svabhaav*, swabhaav*, svabhav*, swabhav*, gunа, guna*, nadat*, nadavalik*
    nadvalik*, vartan*, varthan*, vyakti*, vyakthi*, manus*, maanav*, shaily*, shaili*, saili*, dhoran*
    doran*, manobhaav*, manobhav*, manobaav*, abhyaas*, olle manush*, olle vyakt*, jana, sneha*
    sneha jeev*, guruthu, kurutu`,
  "salary-hr-admin": `sambal*, sambalа, samblа, sambl*, vetan*, pagaar*, pagar*, payslipu, peslip*, piyef*
    bhavishya nidhi*, pinchan*, nemak*, nemis*, sandarshan*, sandarsan*, intarvyu*, interviewu, interviewg*
    interviewnal*, hrge*, hr avru*, hr avar*, hr avrig*, hru, hr gal*, hechaar, aadalit*, adalit*
    aadalita mand*, aadalit mand*, arji*, oppand*, notis pir*, notice kod*, notice periodu, maru paavat*
    marupavat*`,
  "transport-parking": `vaahan*, vahan*, baiku, bike nil*, bikeu, gaadi*, gadi*, kaaru, kaarin*, kaaru nil*
    basu*, bassu*, basg*, bassn*, busnal*, bus sig*, bus late*, bus bar*, busu, aato*, autodal*, autog*
    metroo*, metrog*, metronal*, raste*, rasthe*, trafik*, traafik*, tryaafik*, trafficnal*, trafficu
    vaahan* dattan*, paarking*, parking sig*, parkingu, parkingg*, parkingnal*, parking jaag*, parking jag*
    nilugad*, nildaan*, nildan*, cab bar*, cab sig*, cabu, kyaab*, kyabu*, pikap*, pickupu, railu*, railig*
    prayana*, prayaan*`,
  "health-family": `arogya*, aarogy*, anaarogy*, anarogy*, jvar*, jwar*, negadi*, kemm*, tale novu*
    talenovu*, hotte novu*, hottenov*, bennu novu*, aspatre*, aaspatr*, hushaarill*, husharill*
    hushar illa*, hushaar illa*, mai husharill*, maig hushar*, maige hushaar*, hushaar tapp*, hushar tapp*
    kayile*, kaayil*, roga*, manе, mane*, kutumb*, appa*, amma*, makkal*, maklu, maduve*, madve*, vyaayaam*
    vyayam*, dhyaana*, dhyana*`,
  weather: `male*, bisil*, bisl*, sekhe*, seke*, besige*, besag*, besige kaal*, chali*, gaali*, gaali beel*
    havaamaan*, havaman*, vaatavaran*, vatavaran*, vaataavaran*, moda*, manju*, tampu*, tampag*, guDugu
    gudugu*, minchu, sidilu*`,
  "clothes-neutral": `batte, battey*, battegal*, udup*, uḍupu*, samavastr*, yunifaar*, yunifarm*, uniformu
    angi*, sharṭu, shartu, pyaantu*, pyantu, chappali haako*, shooju, shoes haak*, tae*, taayu, idi kaard*
    id kaard*, id cardu, topi*, helmettu*, hemet*, helmetu, ooduppu, seere utt*, sire utt*, panche*, lungi`,
  "luck-future-wish": `adrusht*, adrust*, adrishta*, olleya bhavish*, olle bhavish*, bhavishyad*
    bhavishyak*, bhavisyak*, mundin*, mundin dinag*, mundina dinag*, munde ollе, munde ollе*, munde olled*
    mundenu*, mundenoo*, mundekooda*, munde kuda*, mundey*, hige munduvar*, hige munduvars*
    heege munduvar*, hige iri*, heege iri*, hige iru*, heege iru*, hige irli*, heege irali*, shubhavaag*
    shubhavag*, subhavag*, olleyadaag*, olledaag*, olledag*, devru olled*, devaru olled*, kanasu nanas*
    kanasug*, aasheya*, aashaabh*, aashabhav*`
}
