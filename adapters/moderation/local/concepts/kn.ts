// Content warning: a moderation guard has to name the words that it refuses.
import type { ConceptTerms } from "./concepts.ts"

/**
 * Kannada, in its script and in Latin letters. Terms are compared by sound, so that most are written once, in
 * Latin letters as people type them: "neenu" reads ನೀನು too.
 */
export const kannadaConcepts: ConceptTerms = {
  "you-polite": `ನೀವು, neevu, neeve, neevoo, neevanthu, neevantu, neevella, neevibb*, nimage, nimge, nimgella
    nimgu, nimagu, nimmannu, nimmanna, nimman, nimminda, nimmind, nimmalli, nimmali, nimmantha*, nimmanth*
    nimmodane, nimmondige, nimjothe, nim jothe, nimma jothe, nimhatra, nim hatra, nimma hatra, nimma bagge
    nim bagge, taavu, tavu, tamage, tamma, tammannu, nimmgond*, nimmashtu, nimmast*, neevadru, neevadre`,
  "you-informal": `ನೀನು, neenu, neene, neenoo, neen, neenanthu, neenantu, neenobba*, neenobb, ninage, ninge
    ningu, ningella, ninagu, ninnannu, ninnanna, ninnan, ninninda, ninnind, ninnalli, ninnali, ninnantha*
    ninnanth*, ninjothe, nin jothe, ninna jothe, nin hatra, ninna hatra, ninna bagge, nin bagge, ninnashtu
    neenyaru, neen yaru, neenadru, neenadre, ningond*, ninn*, lo neenu, le neenu`,
  your: `ನಿಮ್ಮ, nimma, nimm, nim, nimdu, nimmadu, nimde, nimmade, nimmavar*, ninna, ninn, nindu, ninnadu, ninde
    ninnade, nin, nimmgala, nimgala, tammade`,
  "i-me": `ನಾನು, naanu, naane, naan, nanoo, naanantu, naananthu, nanage, nange, nangu, nanagu, nannannu
    nannanna, nannan, nanninda, nannind, nannalli, nannali, nannantha*, nan jothe, nanna jothe, nan hatra
    nanna hatra, nanna mele, nan mele, nanna bagge, nanagoo, naanadru, swantha naanu`,
  my: `ನನ್ನ, nanna, nann, nan, nandu, nannadu, nande, nannade, nandella, swanta, swantha`,
  "we-us": `ನಾವು, naavu, naave, naavoo, naavella, namage, namge, namgella, nammannu, nammanna, namminda, nammind
    nammalli, nammali, namma, namm, nam, namdu, nammadu, nammella*, naavibb*, nammavar*, namgu, nammjothe
    namma jothe, nam jothe, namma team, nam team`,
  "he-she-they": `avanu, avnu, avan, avanige, avnige, avange, avaninda, avannu, avalu, avlu, avalige, avlige, aval
    avala, avlinda, avaru, avru, avr, avara, avra, avarige, avrige, avarinda, avrinda, avarannu, avranna, ivanu
    ivnu, ivanige, ivnige, ivange, ivalu, ivlu, ivalige, ivaru, ivru, ivara, ivra, ivarige, ivrige, ivarinda
    aatha, aata, aake, aakege, aathana, eetha, eeke, tanna, thanna, tannannu, taanu, thaanu, tamma, avana, avna
    ivana, ivna, avarella, avrella, ivrella, ivarella, avanobba, avalobb*`,
  everyone: `ellaru, ellarigu, ellarige, ellara, ellarannu, ellarinda, ellrigu, ellrige, ellru, ellranna, ellranu
    ellarondige, yellaru, yellarigu, yellru, yellrigu, yellarige, yellara, ellarjothe, ellar jothe, ellarigoo
    prati obbaru, prathi obbar*, pratiyobb*, prathiyobb*, jana, janaru, janarige, janakke, jagattu, office ella
    idee team, idi team, ideeteam, ideedee, poorthi team, sakala, sarva, sarvaru, yaryaru, yaar yaaru, ellavu
    ella, yella, samasta, ooru ella, oorella`,
  nobody: `yaaru illa, yaaru ~ illa, yaru ~ (illa|alla|ilva), yaarigu, yaarigoo, yaarigu beda, yaarannu, yaaranoo
    yaarindalu, obbaru, obbru, obbaroo, obru illa, obbara hatra, obbrigu, obbanu, obba illa, yaavanu, yaavanoo
    yavanu illa, yavoru, yaaroo, yaaru iralla, yaarobbaru, yaar hatranu, ondu narapilleyu, narapille*`,
  "this-that-thing": `idu, ide tara, idee, idanna, idannu, idanu, idakke, idke, idarinda, idrinda, idara, idra
    idralli, idaralli, ee, adu, adanna, adannu, adanu, adakke, adke, adarinda, adrinda, adara, adra, adralli
    adaralli, aa, ivu, avu, ivella, avella, idella, adella, heege, hige, hinge, haage, hage, hange, intha, inta
    antha, anta, inthaddu, inthadu, anthaddu, anthadu, vishaya*, vishya*, vicharav*, sangati, sangathi, vastu*
    vasthu*, ishtu, ishtella, ashtu, ashtella, illi, alli, illige, allige, eeta, ee reeti, aa reeti, ee thara
    aa thara, ithara, atara, avaga, ivaga, eega, iga, aaga`,
  buddy: `kano, kanayya, kanappa, kane, kanla, kanle, kanamma, maga, magane, magaa, guru, guruve, gurugale, gurugalu
    guruji, machcha, machha, macha, macchi, machi, maccha, magu, anna, annaa, annayya, akka, akkaa, amma taayi
    boss, sisya, shishya, gelaya, geleya, gelati, gelathi, snehita, snehitha, snehitare, tamma thamma, tammayya
    yappa, appaji, ajja, mama, maama, ayyo, lo, lei, ley, leo, le, la, ri, rii, reei, ree, ro, kanri, kanree
    kanro, kandri, ba guru, mava, bhava, bro, dost, swami kano, raja, raaja, marayre, marayare, maaraya, maraya
    marre, mare, maharaya, devru, kaka, dodappa, putta, chinna, kanda, bandhu, mitra, mitrare, marigya`,
  "respect-form": `avare, avre, avarige, ravare, ravarige, ravaru, sir, saar, sir avare, sirge, medam, madam, madamge
    maidam, mahaneeya*, mahaniya*, mahodaya*, maharaj, swami, swamy, swami galu, gaaru, dayavittu, dayamadi
    gowravanvit*, gauravanvit*, maanya, manya, sanmanya, sriman, shreeman, sri, shri, shree, shrimati, srimathi
    gurugale, dodavru, doddavaru, doddoru, hiriyaru, hiriyar*, yajamanru, yajamanaru, dhani, dani, odeya, mestru
    meshtru, mastru, medstru, saheba, sahebru, saaheb*, rayaru, ji, bandhugale`,
  not: `ಇಲ್ಲ, ಅಲ್ಲ, ಬೇಡ, illa, ill, illaa, ilva, ilvalla, ilde, illade, illadhe, ilade, illav*, illadid*, illadav*
    illadiruv*, alla, allaa, allave, alva, alwa, beda, byada, byda, bedi, baradu, bardu, barda, kudadu, koodadu
    maadalla, madalla, madolla, madlilla, madalilla, maadabed*, madbed*, madade, maadde, madiilla, agalla, aagalla
    agolla, aglilla, aagalilla, agodilla, aagodilla, agbaradu, agadu, aagade, aagadu, aagde, baralla, barolla
    barlilla, baralilla, barodilla, bandilla, bandilva, hogalla, hogolla, hoglilla, hogilla, helalla, helolla
    hellilla, helalilla, heltilla, helilla, heliilla, kelalla, kelolla, kellilla, keltilla, kelilla, kodalla
    kodolla, kodlilla, kottilla, kodtilla, irlilla, iralilla, iralla, irolla, iradu, iraddu, gottilla, gothilla
    gotilla, gottagilla, gottagalla, tiliyalla, tilidilla, tiliyadu, artha agalla, arthavagalla, sikkilla
    siglilla, sigalla, madtilla, maadtilla, madtailla, nodalla, nodlilla, nodtilla, nodilla, agtilla, aagtilla
    agilla, aagilla, agiilla, baratilla, bartilla, irtilla, mugisilla, mugslilla, mugdilla, kalisilla, kalslilla
    torsalla, torslilla, togolalla, tagolilla, bittilla, bidlilla, madade, madadhe, nadiyalla, nadeyalla, nakko`,
  never: `yaavattu illa, yavathu, yaavathu, yavattu, yaavatu, yavagaloo illa, yavaglu ~ (illa|alla|beda|madalla|baralla)
    yaavaglu ~ (illa|alla|beda), endigu, endendigu, endigoo, endu illa, endoo, endigu beda, ondu sala nu, ondsala nu
    ondusarinu, ondsarinu, ondsalanu, ondu sari kuda, ond sari kuda, ondu baari kuda, ondu dina kuda, ondu dina nu
    ond dina kuda, ond dinanu, ondu dinavu, ibbara ondu, sutaraam, sutaram, khandita illa, khanditha illa, janmadalli
    janmadali, ee janmadalli, jivamanad*, jeevamaan*, jeevanadalle, yavatigu, yaavattigu, swalpavu illa`,
  "only-merely": `maatra, mathra, maathra, matra, bari, baree, baare, kevala, keval, ashte, aste, ishte, ashtene
    astene, khaali, kaali, oblu, obbane, obbale, obne, obbare, onde, ondu maatra, saaku ashte, summane, summne
    sumne, kaatachaarakke, hesarige, hesarige maatra, torikege, torikeyasht*, kate kattlikke, andre ashte`,
  very: `tumba, thumba, thumbaa, tumbaane, thumbane, thumbaane, thumb, bahala, bahal, bhala, balu, bhaari, bhari, bahu
    atyanta, athyantha, athyanta, sakkat, sakkath, sikkapatte, sikapatte, sikkapatta, nijavagiyu, nijavaglu, nijavagi
    nijvaglu, nijaglu, nijakku, nijavaagloo, nijavagiyoo, khandita, khanditha, poorti, poorthi, poornavagi, purnavagi
    sampoorna*, sampurna*, ettara, sikka, sikkabatte, bejaan, bejana, yadva tadva, yadwa tadwa, istondu, ishtondu
    ashtondu, astondu, hege anta, ekdum, ekadam, akshara, vipareeta, vipareetha, viparita, vipreeta, asaadhya, mast`,
  "too-much": `athi aytu, ati aytu, atiyagi, athiyagi, ati, athi, ativa, atireka, athireka*, atireka*, jaasti aytu
    jasti aytu, jasti aaytu, jasti agide, jaasti agide, jaasthi aytu, yaakeno jasti, mitimeeri*, mithi meeri*, miti meer*
    miti illa, mithi illa, hadd*meeri*, haddu meer*, hadhu, sahisalu, sahisak*, sahislik*, tadkol*, tadeyal*, tadeyok*
    taalalu, talalare, tadkolakke agalla, saakagide, saakagi hogide, saakaythu, saakaytu, saak saak*, sakappa, saakappa
    saakaagi, sakagi, sakaguv*, asahaniya, asahaneeya, asahya, asahyav*, talme kettu, tale mele kut*`,
  always: `yaavagalu, yavagalu, yaavaglu, yavaglu, yavagloo, yavaagloo, yaavaagalu, yavaga nodidru, yaavag nodidru
    yavaag nodidru, sadaa, sadaakaala, sadakala, satata, satatha, satatavagi, nirantara, niranthara*, nirantar*, dinaa
    dinalu, dinaalu, dina dina, dinanithya, dinanitya, pratidina, prathidina, prati dina, prathi dina, prati sala
    prati sari, prathi sala, prathi sari, pratisala, pratisari, prati baari, hottu hottigu, dinavu, dinavidi, dinapoorti
    hagalu ratri, hagalirulu, ellaa sala, ella sala, eppattu, yella time, ella time, endendu, varshavidi, ella kade`,
  again: `matte, mathe, matthe, maththe, matte matte, punah, puna, marali, maraliyu, innondu sala, innond sala, innondu sari
    innond sari, innomme, inomme, mattomme, mathomme, mattondu, eradane sala, erdane sari, mooraneya, moorane sala, pade pade
    padepade, padhe padhe, padepad*, padaepadae, halavu baari, hala sala, eshtu sala, estu sala, eshtu sari, estu sari
    eshtsala, yeshtu sala, tirga, tirugi, tirug, vapas, vapassu, vaapas, ade tara, ade ade, nooru sala, savira sala`,
  sometimes: `kelavu sala, kelvu sala, kelavomme, kelvomme, kelavu baari, kelvu sari, kelavu sari, omomme, ommomme
    omme omme, onond sala, ondondu sala, ondond sala, aagaga, aaga aaga, agaga, aagaaga, kelavu dina, kelvu dina
    saadharanavagi, samanyavagi, saamanya*, bahuteka, hechchagi, hechinamsha, kelavu kade, ellomme, apurupakke, yavagadru
    yaavagadru, yavagalo, aparupa*, ondu kade, eradu kade, vaarakomme, tingligomme`,
  why: `yaake, yake, yaak, yak, yaako, yaakree, yakri, yaakandre, yakandre, yakendre, yaakendare, yakendare, eke
    ekendare, ekandare, ekandre, yekendare, etakke, yetakke, yetake, yaava kaarana, yav kaarana, enakke, enikke, enake
    yenakke, yaavudakke, yavdakke, yaaru kelid*, kaaranavagi, kaarana, yakbeku, yaakbeku`,
  how: `hege, heg, hegide, hegidira, hegidiya, hegidi, hegu, hyaange, hyang, hyange, henge, heng, eshtu, estu, yeshtu, yestu
    eshtondu, estondu, yeshtondu, yaava reeti, yav reeti, yav tara, yaav thara, eshtara, eshtaramattige, hegadru, hegaadru
    hege irabeku, hege madodu, hegagutte, hegagatte`,
  "when-where": `yaavaga, yavaga, yaavag, yavag, yaavagind*, elli, yelli, ell, ellige, yellige, ellig, yellig, ellinda
    yellinda, ellind, ellidiya, ellidira, yellidira, ellide, endu, aaga, eega, iga, ivaga, avaga, avag, ivag, yavattu
    estottige, eshtottige, eshtu hottige, allinda, allind, illinda, illind, aval yelli, hogid kade, kade, kadege`,
  "who-what": `yaaru, yaru, yaar, yaara, yaarige, yarige, yaaranna, yaarannu, yaarinda, yarinda, yaaradu, yardu, yaarige gottu
    yaaro, yaro, enu, en, yenu, yen, yenadru, enadru, enaadaru, enaythu, enaytu, yenaytu, enagide, enide, yenide, yaava, yav
    yaavudu, yavudu, yaavdu, yavdu, yavduu, yaavanu, yavnu, yavanu, yaavalu, yavlu, entha, enta, yentha, yenta, enri, yenri, eno
    yeno, yene, enayya, enanthe, en samachara, yaavudo, yavdo, enendu, enoo, yenoo, ennu`,
  if: `ondu vele, onduvele, ondvele, ond vele, iddare, iddre, idre, idare, illadiddare, illadidre, illandre, illandare, ilandre
    illavadre, ilvadre, aadre maatra, agidre, aagiddare, agiddare, agdidre, aagadiddare, madidre, maadidare, maadidre, madidare
    hogidre, bandare, bandre, hogadidre, madadidre, helidre, kelidre, sikkidre, andre, andare, endare, aagidre, irod adre
    irodadre, beku andre, bekadre, bekaadre, sadhyavadare, sadyavadre, aadare, ondsari`,
  "but-however": `aadare, adare, aadre, adre, aadru, adru, aadaru, adaru, aadaroo, aadroo, aadrunu, aadagyu, adagyu, aadagyoo
    hagiddaru, haagiddaru, haagidru, hagidru, hagidroo, haagiddaroo, iddaru, iddaroo, iddru, idru, idroo, irali adre, innondu kade
    innond kade, mattondu kade, mathondu kade, aaddarinda alla, parantu, paranthu, andaru, andru, androo, madidaru, madidru
    maadidaru, maadidroo, bittare, bittre, horatu, horathu, horatagi, viruddhavagi, bere kade`,
  because: `yaakendare, yakandre, yaakandre, ekendare, ekandre, yekandre, aaddarinda, addarinda, addrinda, aadrinda, adrinda
    adakke, adarinda, adhakke, idarinda, idrinda, hagagi, haagagi, haagaagi, higagi, heegagi, heegaagi, aakarana, kaarana
    kaaranakke, kaarnakke, karanadinda, kaaranadinda, ninninda, nimminda, ninna deseyinda, nimma deseyinda, deseyinda, deseyind
    aada karana, hinnelyalli, ondu karana, avarinda, ivarinda, prayukta, nimittha`,
  "without-instead": `illade, illadhe, ilde, ilade, illadene, hortu, horatu, badalu, badlu, badalige, badlige, badalagi, badlagi
    parvagilla badalu, madade, maadade, maadde, madde, kelade, kelde, helade, helde, nodade, nodde, noddene, kodade, kodde
    barade, barde, bardene, tiliyade, gottilde, gottillade, yochisade, yochane madde, yochane madade, anumati illade, horatupadisi
    hogade, irade, irde, sumniralade`,
  "should-must": `ಬೇಕು, beku, bekagide, bekaagide, bekagutte, bekagatte, bekagittu, bekitthu, bekittu, beke, bekadre, bekeno
    bekalla, bekappa, bekri, maadabeku, madbeku, maadbeku, maadabekagide, madbekagide, madbekittu, madbekagittu, kodbeku, kodabeku
    kodbekittu, helbeku, helabeku, helbekittu, helabekittu, kelabeku, kelbeku, barbeku, barabeku, hogbeku, hogabeku, irbeku, irabeku
    irbekittu, irabekittu, agbeku, aagabeku, agabeku, agbekittu, kalibeku, kaliyabeku, nodbeku, nodabeku, nodkobeku, nodikollabeku
    tagobeku, togobeku, kalisbeku, kalsbeku, sudharisbeku, mugisbeku, mugsbeku, torisbeku, torsbeku, tilibeku, tilkobeku, bitbidbeku
    agathya, agatya, agatyavagi, avashyaka, avashya*, avasya*, kaddaya, kaddayavagi, karthavya, kartavya, hogbekitthu, irbekagide`,
  "can-could": `bahudu, bahudittu, madbahudu, maadabahudu, maadbahudu, madbodu, maadbodu, madbodittu, madbahudittu, maadabahudittu
    aagabahudu, agbahudu, agbodu, aagbodu, irabahudu, irbahudu, irbodu, irabahudittu, irbodittu, kodbahudu, kodabahudu, kodbodu
    helbahudu, helabahudu, helbodu, helbodittu, helabahudittu, hogbodu, hogbahudu, barbodu, barbahudu, kelbodu, kelabahudu, kelbahudu
    nodbodu, nodbahudu, nodabahudu, sadhya, saadhya, saadhyavide, sadhyavide, sadya, saadya, saadhyave, saadhyana, aagutta, agutta
    agatta, aagattaa, maadtira, madtira, madtiraa, kodtira, helthira, heltira, barthira, madalagutte, sadhyavadare, sadhyavadre
    saadhyavadashtu, sadhyavadastu, madoke agutte, madakke agutte, maadoke agatte, maadaballa*, aagaballa, ballalu, ballaru, ballanu`,
  cannot: `aagalla, agalla, aagolla, agolla, aagodilla, agodilla, aagilla, sadhyavilla, saadhyavilla, saadhya illa, sadhya illa
    saadhyave illa, sadhyane illa, saadhyavagalilla, sadhyavaglilla, saadhyavagalla, asaadhya, asadhya, asadya, madoke agalla
    madakke agalla, maadoke agolla, maadalagalla, madlikke agalla, madlik agalla, madalikkagalla, maadalaagadu, maadalaare
    madalare, barolla, hogoke agalla, kalpane agalla, aagadu, agadu, kaigagalla, kaiyalli agalla, kaili agalla, kailaagalla
    kailagad*, kailagalla, kailaagad*, kaalladodu, helokagalla, nodokagalla, tadkolokagalla, nambokagalla`,
  "will-future": `maadtini, madtini, maduttene, maaduttene, madthini, madteni, maadteeni, nodtini, nodthini, noduttene, nodkotini
    nodkothini, nodkoltini, nodkolteni, nodkondu, kodtini, kodthini, koduttene, helthini, heltini, heluttene, bartini, barthini
    baruttene, hogtini, hogthini, hoguttene, torstini, torsthini, torisuttene, kalistini, kalsthini, kalisuttene, bidalla, bidolla
    bidodilla, biduvudilla, bidtini, hakthini, haaktini, hakuttene, tegitini, tegithini, irtini, irthini, iruttene, aagtini
    agutte, aagutte, agatte, aagatte, agathe, aaguthe, aguthe, aagodu, aagodilla, maadona, madona, hogona, nodona, aagali, agli
    maadtivi, madtivi, maaduttheve, maduttheve, madteve, madteevi, bartivi, kodtivi, nodtivi, mugistini, mugistivi, sigtini
    sigthini, sigona, nale maad*, munde agutte, sayistini, sayisthini, mugisthini, nodtiya, nodtira, nodtirri, nodiri, nodta iru`,
  please: `dayavittu, dayaviittu, dayamadi, daya maadi, daya madi, dayamaadi, dayaveettu, krupe, krupeya, krupaya, vinanti
    vinanthi, vinantisu*, vinanthisu*, vinamra, koruttene, korthini, korta*, kelikollu*, kelkolth*, kelkolt*, kelikolth*, prarthane
    pleaseu, plis, plz kanri, plees, swalpa sahaya, sahakarisi, sahakaris*, manavi, manavi maad*, kshamisi dayav*, kripe`,
  "stop-doing": `nillisi, nillisu, nilisi, nilisu, nilsi, nilsu, nillsi, nillsu, nillisri, nillisabeku, nillisbeku, nilsbeku
    nilsbidi, nillisibidi, saaku, saku, saaku maadu, saaku maadi, saku madi, sak maadi, saku madu, saakinnu, sakinnu, saku nillisi
    bidi, bidu, bitbidi, bitbidu, bittbidu, bittubidi, bittubidu, bandh maadi, band maadi, bandh madu, madbedi, maadbedi, madabedi
    maadabedi, madbeda, maadbeda, maadabeda, madabeda, helbeda, helabedi, helbedi, matadbeda, maatadbeda, matadbedi, maataadabedi
    barbeda, barbedi, hogbeda, kalisbeda, kalsbedi, kaadbeda, irbeda, togobeda, hakbeda, haakbedi, bedri, nillisabahuda, kudlu`,
  "let-me": `bidi nodona, madona, nodona, helona, hogona, kelona, maadona, kodona, tagolona, matadona, maataadona, sigona, kaayona
    kuthu maatad*, avakasha kodi, avakaasha kodi, anumati kodi, anumathi kodi, anumathi, anumati, bidu nan, madali, madlaa, maadla
    helala, helli nanu, helaali, maadali, irli bidi, irali bidi, madakke bidi, maadoke bidi, madlikke bidi`,
  "want-wish": `ichche, iche, ichchhe, ichhe, ichchis*, ichis*, aase, aashe, ashe, aasheyide, haaraike, haraike, haaraisu*, haraisu*
    harais*, haarais*, bayasu*, bayasi*, bayast*, bayake, asakti, aasakti, aasakthi, aashaya, ashaya, aashisu*, aashis*, aashist*
    apekshe, apekshis*, apeksh*, nireekshe, nirikshe, nireekshis*, niriksh*, nireeksh*, beku nange, beku anta, beku ansutte
    aagali, agali, irali, irli, olleyadagali, kanasu, kanasina, abhilashe, manasside, manasu`,
  "look-see": `nodi, nodu, nodo, nodri, nodidd*, nodid*, nodt*, nodut*, noduv*, nodal*, nodok*, nodak*, nodlik*, nodko*, nodiko*
    nodabe*, nodbe*, nodbo*, nodon*, nodro, nodtiri, nododu, nodakke, nodoke, nodalu, kaanisu*, kanis*, kaanis*, kanutt*, kaanut*
    kaantha*, kanta ide, kantide, kaanodu, kanodu, kansutte, kanist*, kaanali, gamanis*, gamanav*, gamana, kann*nalli, kanninda
    kannige, kannu, drushti, drishti, nota, notadalli, parisheel*`,
  "say-tell": `heli, helu, helri, helo, helid*, helidd*, helt*, helut*, heluv*, helal*, helok*, helak*, helik*, helod*, helabe*
    helbe*, helbo*, helro, helona, hel, heltiri, yenandr*, antha helid*, anta helid*, andru, andaru, anda, andlu, andre, endaru
    endru, annod*, annu, anni, anthare, antare, antara, anthane, antane, annutt*, matu, maatu, maathu, maatina, matina, maatalli
    matalli, maatad*, matad*, maataad*, matthad*, mathad*, maatha*, tilis*, tilist*, tiliyapad*, prasta*, nudi, vivaris*, uchcharis*`,
  "do-make": `ಮಾಡು, maadu, maadi, madi, madri, maadri, maad, maado, maadid*, madid*, maadt*, madt*, madut*, maaduv*, maduv*, maadal*
    madal*, madlik*, maadok*, madok*, madoke, maadak*, madak*, madod*, maadod*, madko*, maadiko*, madiko*, madskon*, madis*, maadis*
    madist*, maadidd*, madidd*, madro, madabe*, madbe*, madbo*, madon*, kelasa, kelsa, kelasad*, kelsad*, kelasak*, kelsak*, kelasav*
    kelsan*, kelasag*, kelsag*, kaarya, karya, kaaryav*, kaaryak*, kruthya, nirvah*, nirvahis*, kaigond*, kaigol*`,
  give: `kodi, kodu, kodri, kodo, kodt*, kodut*, koduv*, kodal*, kodok*, kodak*, kodod*, kodabe*, kodbe*, kodbo*, kodis*, kotta*
    kottu*, kottid*, kottidd*, kottr*, kotra, kotru, kottaru, kottiri, koduge, kodugegal*, needi, needu, needid*, needut*, needir*
    neediru*, needal*, odagis*, oppis*, hanchi*, hanch*, padisi, arpis*`,
  take: `tago, tagoli, togo, togoli, tagoltir*, tagolt*, togolt*, tagond*, togond*, tagondu, togondu, tagolu*, tagoll*, togoll*, tegedu*
    tegeduk*, tegdu*, tegdk*, tegidu*, tegi, tegeyi*, tegey*, tegit*, tegiri, padedu*, padey*, padeyu*, padkond*, padko*, sveekar*
    swikar*, sweekar*, kasid*, kitko*, kittu*, kitkond*, hidko*, hididu*, hidid*, ittko*, eththi*, ettik*`,
  go: `hogu, hogi, hogri, hogo, hogale, hogle, hogi bidi, hogbidi, hogt*, hogut*, hoguv*, hogal*, hogok*, hogak*, hogod*, hogabe*, hogbe*
    hogbo*, hoda, hodaru, hodru, hode, hodlu, hodre, hodaga, hogidd*, hogid*, hogon*, horad*, horatu, horat*, horahog*, terali*, nadi
    nade, nadiri, nadedu*, nadiyi*, oogu, saagi*, saagu*`,
  come: `baa, baro, baare, banni, bari banni, barri, baralu, baral*, barok*, barak*, barod*, barabe*, barbe*, barbo*, baruv*, barut*
    bart*, bartha*, bartid*, banda, bandaru, bandru, bandlu, bandidd*, bandid*, bandaga, bandu, bandhu, bande, bandre, barona, aagaman*
    bandiru*, barali, barli, barade, talup*, muttid*`,
  know: `gottu, gotthu, gothu, gotta, gottaa, gottide, gottidd*, gottitt*, gottir*, gottag*, gottaythu, gottaytu, gottadre, gottaago*, tili*
    tilid*, tilko*, tiliyit*, tiliyut*, tiliko*, tilidiru*, tilidu*, tilidav*, arivu, arive, arithu*, aritu*, aritid*, arita*, artha
    arthav*, arthaag*, arthag*, artha madko*, artha aag*, ariyad*, jnana, gnana, jnaana*, gnanav*, parichaya, parichit*, mahiti, maahithi`,
  "think-feel": `yochane, yochan*, yochis*, yochist*, yochne, yochni, alochan*, aalochan*, alochis*, bhavane, bhaavan*, bhavan*, bhavis*
    bhaavis*, ansutte, anisutt*, anist*, anisit*, ansatte, ansitu, ansthu, ansta*, ansuthe, ansuthade, annisutte, anisutthade, anisuttide
    ankond*, andkond*, ankol*, andkol*, anukond*, andukond*, nambi*, nambu*, nambt*, abhipray*, abipray*, anubhav*, anubav*, manassi*
    manassu, manas, manasi, manasalli, manasinda, tale odis*, tale oduth*, vichara maad*, chinthan*, nenap*, nenes*, nanna prakara
    nan prakara, anistu, nanage anis*, ooh*, oohis*, ooh*sid*`,
  "become-be": `aagu, aagi, aagtid*, agt*, agut*, aagut*, aaguv*, aguv*, aagok*, agok*, aagal*, agabe*, agbe*, agbo*, aagid*, agid*, agide
    aagidd*, agidd*, aythu, aytu, ayithu, ayitu, aaytu, aithu, aitu, aada, aadaru, aadru, aadava, iddira, iddiri, iddiya, iddini, iddene, iddane
    iddale, iddare, iddivi, iddeve, idira, idiri, idiya, idini, ide, idhe, ide antha, ittu, itthu, iddaru, iddru, idru, idvi, iddevu, iru, iri, irri
    irod*, iruv*, irut*, irt*, iral*, irok*, irak*, irabe*, irbe*, irbo*, irona, badalaag*, badlag*`,
  "today-tomorrow": `indu, ivattu, ivatthu, ivathu, ivat, ivattina, ivathina, naale, nale, nalina, naaleyinda, naalinda, ninne, nenne, nenneya
    ninneya, nennedu, mone, monne, monneya, naadiddu, nadiddu, belagge, belige, belaggina, beligge, beli*ge, madhyahna, madhyana, madyana
    madhyahn*, sanje, sayankala, saayankal*, ratri, raatri, rathri, raathri, ratriyella, ee vaara, ee vara, muundina vaara, mundina vara
    mundina vaara, kaleda vaara, kaleda vara, hoda vara, hoda vaara, ee tingalu, mundina tingalu, hoda tingalu, kaleda tingalu, dina, dinada
    dinagal*, dinakke, somavar*, mangalavar*, budhavar*, guruvar*, shukravar*, shanivar*, bhanuvar*`,
  "long-time": `bahala dina*, bahala hottu, tumba dina*, thumba dina*, tumba hottu, thumba hottu, tumba samaya, thumba samaya, bahala samaya
    bahala kaala, tumba kala, thumba kala, varshagatt*, varshaglind*, varshadinda, varshagal*, varsha, varusha, vorsha, tingalugal*
    tingalugatt*, tingalinda, tingalu, tinglu, tingalin*, tinglind*, vaaragatt*, vaaradinda, varagatle, varagatt*, dinagatt*, dinagatle
    dinadinda, ghantegatt*, gantegatle, gantegatt*, gante gatle, ghante, gante, gantegal*, gantettale, eshtu dina*, estu dina*, eshtottu
    estotthu, kaaladinda, samaya, samayad*, hothu, hottu, tatkaala, bahukaal*, modalininda, modlind*, eshto varsha`,
  "first-last": `modala, modalu, modalne, modalaney*, modlu, modlane, modaliga, modalige, modlige, modalina, modlina, modalinda, modlind*
    aarambha, arambha, aarambh*, arambh*, shuru, shuruv*, shuruvin*, shurumaad*, konege, kone, koneya, kadeya, kadege, kadeyad*
    antima, anthima, anthya, antya, antyad*, antyak*, mugiyuv*, kone kshan*, kone galige, koneya galige, konegu, antu, antoo, anthu intu
    antu intu, hinde, hindin*, munde, mundin*, munche, nantara, nanthara, aamele, amele, aamel, admele, adad mele`,
  "more-less": `hechchu, hechu, hecchu, hechchag*, hechag*, hechin*, hechchin*, hechchis*, hechis*, jaasti, jasti, jaasthi, jasthi, jasthiya*
    adhika, adika, adhikav*, kammi, kadime, kadme, kadimey*, kadimeag*, kammiag*, kammiya*, kadime aag*, innu, innoo, inna, innashtu, innastu
    innu swalpa, innastu, innashtu, mattashtu, mathashtu, mattashtoo, sari sama, samana, ardha, ardhad*, duppattu, eradarashtu, eradpattu
    sumaru, sumaragi, sumaragide, hattira, hathra, ashtondu`,
  "small-amount": `swalpa, solpa, svalpa, swlpa, solp, svalp, swalp, swalpane, ondchuru, ond churu, ondu churu, churu, chooru, ondishtu, ondistu
    ondashtu, kiru, chikka, chikkad*, sanna, sannad*, sann, putta, puttad*, kelavu, kelvu, kelavaru, kelavara, onderadu, onderdu, oneradu
    alpa, alpav*, tusu, konchen, konjam, ondu hani, koncha, onchuru, chur, eradu nimisha, ondu nimisha, ond nimisha, nimishad*, nimisha`,
  "number-money": `ondu, ondh, eradu, erdu, mooru, muru, naalku, naaku, nalku, aidu, aaru, elu, yelu, entu, yentu, ombattu, ombathu, hattu, hathu
    hadinaidu, hadinaydu, ippattu, ippathu, moovattu, muvattu, nalavattu, aivattu, ayvathu, aivathu, nooru, noor, nuru, savira, saavira
    sawira, laksha, lakshagal*, koti, kotigal*, roopayi, rupayi, rupai, roopai, ruupai, rupaayi, duddu, duddige, duddina, dudd, duddin*, hana
    hanad*, hanakke, haNavannu, shekada, shekad*, pratishata, prathishata, kasu, kaasu, kaasin*, paise, paisa, ibbaru, ibru, moovaru, muvaru
    naalvaru, aivaru, obba, obbaru, eradane*, moorane*, modalane*`
}
