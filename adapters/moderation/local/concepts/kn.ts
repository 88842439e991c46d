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
    innu bandill*, innoo bandill*, innu agill*, kayut*, kaayut*, kaayt*, kaayuv*, kaadid*`
}
