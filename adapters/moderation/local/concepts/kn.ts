// Content warning: a moderation guard has to name the words that it refuses.
import type { ConceptTerms } from "./concepts.ts"

/**
 * Kannada, in its script and in Latin letters. Terms are compared by sound, so that most are written once, in
 * Latin letters as people type them: "neenu" reads ನೀನು too.
 */
export const kannadaConcepts: ConceptTerms = {
  "you-polite": `ನೀವು, neeve, neevanthu, neevella, neevibb*, nimage, nimge, nimgella, nimgu, nimagu
    nimmannu, nimmanna, nimman, nimminda, nimmind, nimmalli, nimmanth*, nimmodane, nimmondige, nimjothe
    nimhatra, taavu, tamage, tamma, tammannu, nimmgond*, nimmast*, neevadru, neevadre, (nim|nimma) jothe
    (nim|nimma) hatra, (nimma|nim) bagge`,
  "you-informal": `ನೀನು, neen, neene, neenanthu, neenella, neenobb*, ನಿನಗೆ, ninge, ningu, ninagu, ninnannu
    ninnanna, ninnan, ninninda, ninnind, ninnalli, ninnanth*, ninnodane, ninnondige, ninjothe, ninhatra, ninnast*
    neenadru, neenadre, ninnanne*, ninnond*, (nin|ninna) jothe, (nin|ninna) hatra, (nin|ninna) bagge
    (nin|ninna) mele, (lo|le|lei) neenu`,
  your: `ನಿನ್ನ, nin, ನಿಮ್ಮ, nimm, nimdu, nimmadu, nimde, nimmade, nimmavar*, ninna, ninn, nindu, ninnadu, ninde, ninnade
    nimmgala, tammade`,
  "i-me": `ನಾನು, naane, naan, naanantu, nanage, nange, nangu, nanagu, nannannu, nannanna, nannan, nanninda
    nannind, nannalli, nannantha*, naanadru, (nan|nanna) jothe, (nan|nanna) hatra, (nanna|nan) mele
    nanna bagge, swantha naanu`,
  my: `ನನ್ನ, nann, nandu, nannadu, nande, nannade, nandella, swanta`,
  "we-us": `ನಾವು, naave, naavella, namage, namge, namgella, nammannu, nammanna, namminda, nammind, nammalli
    namma, namm, namdu, nammadu, nammella*, naavibb*, nammavar*, namgu, nammjothe, (namma|nam) jothe
    (namma|nam) team`,
  "he-she-they": `avanu, avnu, avan, avanige, avnige, avange, avaninda, avalu, avlu, avalige, avlige, aval
    avala, avlinda, avaru, avru, avr, avara, avra, avarige, avrige, avarinda, avrinda, avarannu, avranna
    ivanu, ivnu, ivanige, ivnige, ivange, ivalu, ivlu, ivalige, ivaru, ivru`,
  everyone: `ellaru, ellarigu, ellarige, ellara, ellarannu, ellarinda, ellrigu, ellrige, ellru, ellranna
    ellranu, ellarondige, yellaru, yellarigu, yellru, yellrigu, yellarige, yellara, ellarjothe, pratiyobb*
    jana, janaru, janarige, janakke, jagattu, ideeteam, ideedee, sakala, sarva, sarvaru, (idee|poorthi) team
    ellar jothe, prathi obbar*, office ella`,
  nobody: `yaarigu, yaarannu, yaarindalu, obbaru, obbru, obbrigu, obbanu, yaavanu, yavoru, yaaroo
    yaarobbaru, narapille*, yaaru ~ illa, yaru ~ (illa|alla|ilva), (yaaru|obru|obba|yavanu) illa
    yaarigu beda, obbara hatra, yaaru iralla, yaar hatranu, ondu narapilleyu`,
  "this-that-thing": `idu, idee, idanna, idannu, idakke, idke, idarinda, idrinda, idara, idra, idralli
    idaralli, ee, adu, adanna, adannu, adakke, adke, adarinda, adrinda, adara, adra, adralli, adaralli, aa
    ivu, avu, ivella, avella, idella, adella, heege, hinge, haage, ide tara`,
  buddy: `kano, kanayya, kanappa, kane, kanla, kanle, kanamma, maga, magane, guru, guruve, gurugale
    gurugalu, guruji, machcha, macchi, magu, anna, annayya, akka, sisya, gelaya, geleya, gelati, snehita
    snehitare, tammayya, yappa, appaji, ajja, ayyo, lo, lei, amma taayi, tamma thamma`,
  "respect-form": `avare, avre, avarige, ravare, ravarige, ravaru, sir, saar, sirge, medam, madam, madamge
    maidam, mahaneeya*, mahodaya*, maharaj, swami, swamy, gaaru, dayavittu, dayamadi, gowravanvit*
    gauravanvit*, maanya, sanmanya, sriman, sri, shrimati, gurugale, dodavru, doddavaru, doddoru, hiriyar*
    sir avare, swami galu`,
  not: `ಇಲ್ಲ, ಅಲ್ಲ, ಬೇಡ, ilva, ilvalla, ilde, illade, illav*, illadid*, illadav*, illadiruv*, allave, alva
    byada, byda, bedi, baradu, bardu, barda, kudadu, maadalla, madolla, madlilla, madalilla, maadabed*
    madbed*, madade, madiilla, agalla, agolla, aglilla, aagalilla, agodilla, agbaradu, agadu`,
  never: `yavathu, endigu, endendigu, endoo, ondusarinu, ondsarinu, ondsalanu, sutaraam, janmadalli
    jeevamaan*, jeevanadalle, yavatigu, yavaglu ~ (illa|alla|beda|madalla|baralla)
    yaavaglu ~ (illa|alla|beda), (yaavattu|yavagaloo|endu|khandita|swalpavu) illa, (ondu|ond) sari kuda
    (ondu|ond) dina kuda, endigu beda, ondu (sala nu|baari kuda|dina nu|dinavu), ondsala nu, ond dinanu
    ibbara ondu, ee janmadalli`,
  "only-merely": `maatra, bari, kevala, keval, ashte, ishte, ashtene, oblu, obbane, obbale, obne, obbare
    onde, summane, summne, kaatachaarakke, hesarige, torikege, torikeyasht*, (ondu|hesarige) maatra
    (saaku|andre) ashte, kate kattlikke`,
  very: `tumba, tumbaane, thumb, bahala, bahal, bhala, balu, bhaari, bahu, atyanta, sakkat, sikkapatte
    sikkapatta, nijavagiyu, nijavaglu, nijavagi, nijvaglu, nijaglu, nijakku, khandita, poorti, poornavagi
    sampoorna*, ettara, sikka, sikkabatte, bejaan, bejana, istondu, ashtondu, ekdum, ekadam, akshara
    yadva tadva, hege anta`,
  "too-much": `atiyagi, ati, ativa, athireka*, mitimeeri*, sahisalu, sahisak*, sahislik*, tadkol*, tadeyal*
    tadeyok*, taalalu, talalare, saakagide, saakaythu, sakappa, saakaagi, sakaguv*, asahaniya, asahya
    asahyav*, (athi|jaasti) aytu, (miti|haddu) meer*, jasti agide, yaakeno jasti, miti illa, saakagi hogide
    saak saak*, talme kettu, tale mele kut*`,
  always: `yaavagalu, yaavaglu, sadaa, sadaakaala, satata, satatavagi, nirantar*, dinaa, dinalu, dinanithya
    pratidina, pratisala, pratisari, dinavu, dinavidi, dinapoorti, hagalirulu, eppattu, endendu, varshavidi
    (yavaga|yaavag) nodidru, (dina|prati) dina, (prati|ellaa) sala, (yella|ella) time, prati (sari|baari)
    hottu hottigu, hagalu ratri, ella kade`,
  again: `matte, punah, marali, maraliyu, innomme, mattomme, mattondu, mooraneya, padepad*, padaepadae
    eshtsala, tirga, tirugi, tirug, vapas, vapassu
    (innondu|innond|eradane|moorane|hala|eshtu|yeshtu|nooru|savira) sala, (innondu|innond|erdane|eshtu) sari
    matte matte, pade pade, halavu baari, ade (tara|ade)`,
  sometimes: `kelavomme, kelvomme, omomme, aagaga, saadharanavagi, saamanya*, bahuteka, hechchagi
    hechinamsha, ellomme, apurupakke, yavagadru, yavagalo, aparupa*, vaarakomme, tingligomme
    (kelavu|kelvu|onond|ondondu|ondond) sala, (kelvu|kelavu) sari, (kelavu|kelvu) dina
    (kelavu|ondu|eradu) kade, kelavu baari, omme omme, aaga aaga`,
  why: `yaake, yaak, yaako, yaakree, yaakandre, yakendre, yaakendare, eke, ekendare, ekandare, ekandre
    yekendare, etakke, yetakke, enakke, enikke, yenakke, yaavudakke, yavdakke, kaaranavagi, kaarana, yakbeku
    (yaava|yav) kaarana, yaaru kelid*`,
  how: `hege, heg, hegide, hegidira, hegidiya, hegidi, hegu, hyaange, hyang, henge, heng, eshtu, yeshtu
    eshtondu, yeshtondu, eshtara, eshtaramattige, hegadru, hegagutte, hegagatte, (yaava|yav) reeti, yav tara
    hege (irabeku|madodu)`,
  "when-where": `yaavaga, yaavag, yaavagind*, elli, yelli, ell, ellige, yellige, ellig, yellig, ellinda
    yellinda, ellind, ellidiya, ellidira, yellidira, ellide, endu, aaga, eega, ivaga, avaga, avag, ivag
    yavattu, estottige, allinda, allind, illinda, illind, kade, kadege, eshtu hottige, aval yelli
    hogid kade`,
  "who-what": `yaaru, yaara, yaarige, yaaranna, yaarannu, yaarinda, yaaradu, yardu, yaaro, enu, en, yenu
    yen, yenadru, enadru, enaadaru, enaythu, yenaytu, enagide, enide, yenide, yaava, yav, yaavudu, yaavdu
    yaavanu, yavnu, yaavalu, yavlu, entha, yentha, enri, yenri, eno, yaarige gottu`,
  if: `onduvele, ondvele, iddare, iddre, illadiddare, illadidre, illandre, illandare, illavadre, ilvadre
    agidre, aagiddare, agdidre, aagadiddare, madidre, maadidare, hogidre, bandare, bandre, hogadidre
    madadidre, helidre, kelidre, sikkidre, andre, andare, endare, irodadre, bekadre, sadhyavadare
    (ondu|ond) vele, aadre maatra, irod adre, beku andre`,
  "but-however": `aadare, aadre, aadru, aadaru, aadrunu, aadagyu, hagiddaru, haagidru, iddaru, iddru
    parantu, andaru, andru, madidaru, madidru, bittare, bittre, horatu, horatagi, viruddhavagi
    (innondu|innond|mattondu|bere) kade, irali adre, aaddarinda alla`,
  because: `yaakendare, yakandre, ekendare, ekandre, yekandre, aaddarinda, addrinda, adakke, idarinda
    idrinda, hagagi, higagi, aakarana, kaarana, kaaranakke, kaarnakke, karanadinda, ninninda, nimminda
    deseyinda, deseyind, hinnelyalli, avarinda, ivarinda, prayukta, nimittha, (ninna|nimma) deseyinda
    (aada|ondu) karana`,
  "without-instead": `illade, ilde, illadene, hortu, horatu, badalu, badlu, badalige, badlige, badalagi
    badlagi, madade, kelade, kelde, helade, helde, nodade, noddene, kodade, kodde, barade, barde, bardene
    tiliyade, gottilde, gottillade, yochisade, horatupadisi, hogade, irade, irde, parvagilla badalu
    yochane (madde|madade), anumati illade`,
  "should-must": `ಬೇಕು, bekagide, bekagutte, bekagatte, bekagittu, bekitthu, beke, bekadre, bekeno, bekalla
    bekappa, bekri, maadabeku, madbeku, maadabekagide, madbekagide, madbekittu, madbekagittu, kodbeku
    kodabeku, kodbekittu, helbeku, helabeku, helbekittu, helabekittu, kelabeku, kelbeku, barbeku, barabeku
    hogbeku, hogabeku, irbeku, irabeku, irbekittu, irabekittu`,
  "can-could": `bahudu, bahudittu, madbahudu, maadabahudu, madbodu, madbodittu, madbahudittu, maadabahudittu
    aagabahudu, agbahudu, agbodu, irabahudu, irbahudu, irbodu, irabahudittu, irbodittu, kodbahudu
    kodabahudu, kodbodu, helbahudu, helabahudu, helbodu, helbodittu, helabahudittu, hogbodu, hogbahudu
    barbodu, barbahudu, kelbodu, kelabahudu, kelbahudu, nodbodu, nodbahudu, nodabahudu, sadhya`,
  cannot: `aagalla, aagolla, aagodilla, aagilla, sadhyavilla, saadhyavagalilla, sadhyavaglilla
    saadhyavagalla, asaadhya, maadalagalla, madalikkagalla, maadalaagadu, maadalaare, barolla, aagadu
    kaigagalla, kailaagalla, kailagad*, kaalladodu, helokagalla, nodokagalla, tadkolokagalla, nambokagalla
    (saadhya|saadhyave|sadhyane) illa, (madoke|madakke|madlikke|madlik|hogoke|kalpane|kaiyalli|kaili) agalla
    maadoke agolla`,
  "will-future": `maadtini, maduttene, madteni, nodtini, noduttene, nodkotini, nodkoltini, nodkolteni
    nodkondu, kodtini, koduttene, helthini, heluttene, bartini, baruttene, hogtini, hoguttene, torstini
    torisuttene, kalistini, kalsthini, kalisuttene, bidalla, bidolla, bidodilla, biduvudilla, bidtini
    hakthini, hakuttene, tegitini, irtini, iruttene, aagtini, agutte, agatte`,
  please: `dayavittu, dayamadi, krupe, krupeya, krupaya, vinanti, vinantisu*, vinamra, koruttene, korthini
    korta*, kelikollu*, kelkolt*, kelikolth*, prarthane, pleaseu, plis, sahakaris*, manavi, kripe
    daya maadi, plz kanri, swalpa sahaya, manavi maad*, kshamisi dayav*`,
  "stop-doing": `nillisi, nillisu, nilsi, nilsu, nillisri, nillisabeku, nillisbeku, nilsbeku, nilsbidi
    nillisibidi, saaku, saakinnu, bidi, bidu, bitbidi, bitbidu, bittubidi, bittubidu, madbedi, madabedi
    madbeda, maadabeda, helbeda, helabedi, helbedi, matadbeda, matadbedi, maataadabedi, barbeda
    (saaku|sak|bandh) maadi, saaku maadu, saku nillisi, bandh madu`,
  "let-me": `madona, nodona, helona, hogona, kelona, kodona, tagolona, matadona, sigona, kaayona, anumathi
    madali, madlaa, helala, helaali, (avakasha|anumati) kodi, (irli|irali|madakke|maadoke|madlikke) bidi
    bidi nodona, kuthu maatad*, bidu nan, helli nanu`,
  "want-wish": `ichchis*, aase, aasheyide, haaraike, harais*, bayasu*, bayasi*, bayast*, bayake, asakti
    aashaya, apeksh*, niriksh*, aagali, irali, irli, olleyadagali, kanasu, kanasina, abhilashe, manasside
    manasu, beku (nange|anta|ansutte)`,
  "look-see": `nodi, nodu, nodo, nodri, nodid*, nodt*, nodut*, noduv*, nodal*, nodok*, nodak*, nodlik*
    nodko*, nodiko*, nodabe*, nodbe*, nodbo*, nodon*, nodro, nododu, kanis*, kanutt*, kaantha*, kantide
    kaanodu, kansutte, kaanali, gamanis*, gamanav*, gamana, kanninda, kannige, kannu, drushti, drishti`,
  "say-tell": `heli, helu, helri, helid*, helt*, helut*, heluv*, helal*, helok*, helak*, helik*, helod*
    helabe*, helbe*, helbo*, helro, helona, yenandr*, andru, andaru, andlu, andre, endaru, endru, annod*
    annu, anni, anthare, antara, anthane, annutt*, matu, maatina, maatha*, antha helid*`,
  "do-make": `ಮಾಡು, maadi, madri, maado, maadid*, maadt*, madut*, maaduv*, maadal*, madlik*, maadok*
    maadak*, madod*, madko*, maadiko*, madskon*, madis*, madro, madabe*, madbe*, madbo*, madon*, kelasa
    kelsa, kelasad*, kelsad*, kelasak*, kelsak*, kelasav*, kelsan*, kelasag*, kelsag*, kaarya, kaaryav*
    kaaryak*`,
  give: `kotte, kottidar*, kottiddi*, kottaru, kodi, kodu, kodri, kodo, kodt*, kodut*, koduv*, kodal*
    kodok*, kodak*, kodod*, kodabe*, kodbe*, kodbo*, kodis*, kottu*, kottid*, kottr*, kottiri, koduge
    kodugegal*, needi, needu, needid*, needut*, needir*, needal*, odagis*, oppis*, hanch*, padisi`,
  take: `ettu, tago, togo, tagond*, togond*, tagoll*, togoll*, tegedu*, tegdu*, tegdk*, tegidu*, tegi
    tegey*, tegit*, tegiri, padedu*, padey*, padko*, sveekar*, kasid*, kitko*, kittu*, hidko*, hidid*
    ittko*`,
  go: `hogu, hogi, hogri, hogo, hogle, hogbidi, hogt*, hogut*, hoguv*, hogal*, hogok*, hogak*, hogod*
    hogabe*, hogbe*, hogbo*, hoda, hodaru, hodru, hode, hodlu, hodre, hodaga, hogid*, hogon*, horad*, horat*
    horahog*, terali*, nadi, nade, nadiri, nadedu*, nadiyi*, hogi bidi`,
  come: `baa, baro, banni, barri, baral*, barok*, barak*, barod*, barabe*, barbo*, baruv*, barut*, bart*
    banda, bandaru, bandru, bandlu, bandid*, bandaga, bandu, bande, bandre, barona, aagaman*, bandiru*
    barli, barade, talup*, muttid*, bari banni`,
  know: `gottu, gottidd*, gottitt*, gottir*, gottag*, gottaythu, gottadre, tili*, tilko*, arivu, arithu*
    aritid*, arita*, artha, arthav*, arthaag*, ariyad*, gnana, jnaana*, gnanav*, parichaya, parichit*
    mahiti, artha (madko*|aag*)`,
  "think-feel": `yochan*, yochis*, yochne, yochni, alochan*, alochis*, bhaavan*, bhavis*, ansutte, anisutt*
    anist*, anisit*, ansatte, ansitu, ansthu, ansta*, ansuthade, ankond*, andkond*, ankol*, andkol*
    anukond*, andukond*, nambi*, nambu*, nambt*, abhipray*, anubhav*, manassi*, manassu, manas, manasalli
    tale (odis*|oduth*), vichara maad*`,
  "become-be": `aagu, aagi, agt*, agut*, aaguv*, aagok*, aagal*, agabe*, agbe*, agbo*, aagid*, aythu, ayithu
    aithu, aada, aadaru, aadru, aadava, iddira, iddiri, iddiya, iddini, iddene, iddane, iddale, iddare
    iddivi, iddeve, ide, ittu, iddaru, iddru, idvi, iddevu, ide antha`,
  "today-tomorrow": `indu, ivattu, ivat, ivattina, naale, nalina, naaleyinda, naalinda, nenne, nenneya
    ninneya, nennedu, mone, monneya, naadiddu, belagge, belige, belaggina, madhyana, madhyahn*, sanje
    saayankal*, ratri, ratriyella, dina, dinada, dinagal*, (ee|muundina|kaleda) vaara
    (ee|mundina|hoda|kaleda) tingalu, hoda vara`,
  "long-time": `varshagatt*, varshaglind*, varshadinda, varshagal*, varsha, varusha, vorsha, tingalugal*
    tingalugatt*, tingalu, tinglu, tingalin*, tinglind*, vaaragatt*, vaaradinda, dinagatt*, dinadinda
    ghantegatt*, ghante, gantegal*, gantettale, eshtottu, kaaladinda, samaya, samayad*
    (bahala|tumba|eshtu) dina*, (bahala|tumba) hottu, (tumba|bahala) samaya, bahala kaala, tumba kala
    gante gatle`,
  "first-last": `modala, munde, hinde, mundina, konege, kone, modalu, modalne, modalaney*, modlu, modlane
    modaliga, modalige, modlige, modalina, modlina, modalinda, modlind*, aarambh*, shuru, shuruv*
    shurumaad*, koneya, kadeya, kadege, kadeyad*, antima, anthya, antyad*, antyak*, mugiyuv*, konegu
    (kone|koneya) galige, kone kshan*`,
  "more-less": `hechchu, hechchag*, hechin*, hechchis*, jaasti, jasthiya*, adhika, adhikav*, kammi, kadime
    kadme, kadimey*, kadimeag*, kammiya*, innu, inna, innashtu, mattashtu, samana, ardha, ardhad*, duppattu
    eradarashtu, eradpattu, sumaru, sumaragi, sumaragide, hattira, hathra, ashtondu, kadime aag*
    innu swalpa, sari sama`,
  "small-amount": `swalpa, solpa, swlpa, solp, svalp, swalpane, ondchuru, churu, ondishtu, ondashtu, kiru
    chikka, chikkad*, sanna, sannad*, sann, putta, puttad*, kelavu, kelvu, kelavaru, kelavara, onderadu
    onderdu, oneradu, alpa, alpav*, tusu, konchen, konjam, koncha, onchuru, (ond|ondu) churu, ondu hani`,
  "number-money": `ondu, ondh, eradu, erdu, mooru, naalku, naaku, aidu, aaru, elu, yelu, entu, yentu
    ombattu, hattu, hadinaidu, hadinaydu, ippattu, moovattu, nalavattu, aivattu, ayvathu, nooru, noor
    savira, laksha, lakshagal*, koti, kotigal*, roopayi, rupai, duddu, duddige, duddin*, hana`,
  "praise-quality": `ಚೆನ್ನಾಗಿ, chanagi, chanag, chennag, chennagid*, channagid*, chennagitt*, channagitt*
    chendada, chenda, chanda, chandada, cheluva, olle, olleya, ollay*, olledu, olleyad*, uttam*, uthkrush*
    utkrisht*, atyuttam*, prashams*, shlagh*, shreshta*, adbhuth*, amogh*, apratima*, apoorva*, aparupada
    asaadhaaran*, bhesh, shabash, bhale, bhalare`,
  "slang-praise": `massagi*, sakkath, sakkathaag*, sakkattu, bombat, bombatu, bombaatag*, superaagi
    superagide, suparagi, superu, mast, mastagi, mastagide, jabardast, jabardastu, dhoolebbis*, chindi
    bejan, hulli, hulikano, simha, (bhayankara|bhari) chenn*, super guru, dhul ebbis*
    chindi (udaays*|udais*|maad*), kirik illa, bhayankara olle, huli (neenu|kano), simhada mari, raja huli`,
  thanks: `dhanyavaad*, dhanyosmi, dhanyaru, dhanya, thanksu, thanksree, vandane*, runi, runiyag*, runav*
    kruthagna*, kritagn*, kruthajn*, abhaari, abhaaravag*, upakara*, upkaar*, nenesikol*, smaris*, salaam
    thanks kano`,
  "love-like": `muddag*, mechchik*, mechchug*, mechchid*, ishta, ishtav*, ishtaaytu, ishtaag*, ishtapad*
    preethi, preethiy*, preetis*, hidis*, hidsitu, hidstu, manasugedd*, akkare, akkarey*, mamathe, priyav*
    abhimana*, abhimaani, (manasu|mana) gedd*, ishta pad*, manasige (hidi*|muttit*), khushi kodut*
    huchchu preeti`,
  "respect-admire": `gowrav*, gaurav*, gourav*, maryade, mariyade, maryadey*, aadara, aadarada, aadarsh*
    spoorti*, mechchuge*, prashams*, hogli*, hogalk*, shlaghis*, namaskarisu*, talebaag*, pujya, maadariya*
    maryadast*, abhinand*, kottanam*, kaimugi*, hogalik*, hogald*, hogalid*, hogalut*, tale bag*
    hats off kano, maadari vyakti, kai mugi*`,
  "happy-glad": `khushi, khushiy*, khushiag*, khush, khushipad*, santosh*, samtosh*, anand*, sambhram*
    trupt*, samadhan*, nemmadi*, ullas*, harsha*, hemmey*, nagumukh*, hithav*, hayag*, hayenis*
    (hita|hai) anis*, kushi aytu, nagu moga`,
  "congratulate-wish": `abhinandan*, abhinanden*, shubhashay*, shubhakaamane*, shubhavagali, shubhavagli
    shubhahaaraik*, haaraike*, haarais*, shubha, shubhamast*, olleyadagali, olledag*, ashirvad*
    (devaru|devru) olled*, shubha haaraik*, yashassu sig*, devru cheng*, nooru (varsha|kaala)`,
  helpful: `sahaya, sahay, sahayav*, sahaayad*, sahayak*, sahayama*, sahayaay*, nerav*, upayog*, upyog*
    prayojan*, anukul*, labha*, upakaari, kaihidid*, jothegidd*, (sahaya|olled) aytu, (jothege|jothe) nint*
    sahaya maad*, kai hidi*, beku andaga ba*`,
  "improve-grow": `tiddup*, tiddik*, sudhaaran*, sudharis*, sudhaars*, uttamag*, uttamapad*, beladid*
    belavanig*, belvanig*, beleyut*, beled*, belas*, beles*, pragati*, abhivrudd*, abhivriddh*, munduvar*
    eeligeg*, elige*, meleri*, badalavan*, badlavan*, chetarik*, chetaris*, tidko*, melakke bar*, mele ba*
    sari (maadko*|hogo*)`,
  "success-win": `yashas*, geddi*, geddu*, gedda*, gedde*, geldi*, gellu*, vijay*, jaya, jayas*, jayagal*
    sadhan*, sadhis*, gurimutt*, prashasti*, padaka*, bahumaan*, siddhi*, parinaamakaar*, palitamsha*
    guri (mutt*|tal*|sadh*)`,
  "trust-confidence": `nambik*, nambuge*, nambu, nambi, nambid*, nambut*, nambth*, nambbahud*, nambabahud*
    vishwas*, bharavas*, bharvas*, bharosa, bharose*, aatmavishwas*, dhairy*, nechchu, nechchik*
    atma vishwas*`,
  "patient-calm": `shanthav*, shanta, shantha, talme*, sahane*, sahanashil*, sahansheel*, samadhaan*
    shanti*, samyama*, saiyama*, sanyama*, sthirav*, tannag*, medhu, mrudu, mruduv*, saavadhan*, nidhanavagi`,
  "kind-caring": `daye*, dayal*, dayamay*, karune*, karunaalu, karunamay*, kaalaji*, kaalji*, kaaladi*
    manaviya*, maanaviy*, maanavey*, anukamp*, sahaanubh*, doddamanas*, oLLeyat*, olletan*, mruduswabh*
    aatmeey*, atmiya*, hrudaya*, aarayk*, preetiyinda, hitachintak*, namrat*, vinaya, (olle|dodda) manas*
    olle (manush*|hruday*), mrudu swabh*, kasht arthamad*, sukha dukha, oLLe vyakt*`,
  "honest-open": `pramanik*, nishte*, nishta*, satya*, nija*, nera*, nishpaksh*, paradarsh*, mukta*
    bicchumaat*, manbichchi, praamanya, nyayanisht*, (mana|manas) bichchi, nere nud*, muchchumar* ill*
    muchumare illa*, bichchu manas*`,
  "funny-fun": `tamaash*, haasya*, joku, nagis*, nagsu*, nagst*, nagut*, nagu, nage, nagey*, maja, majaag*
    majava*, mojinda, moju, gammat*, tarle*, kachaguli, cheshte, joku maad*, jokes hel*, nagu baru*
    nakku (nakku|saak*), nakk nakk, hotte hunn*, moju mast*, khushiyagi irta*`,
  "clever-talented": `prathib*, buddhivant*, jaana, jaane, jaanaru, jaanme*, chaturaru, chatura, chaaturya*
    chaakachaky*, nipuna*, naipunya*, churuk*, kaushal*, kowshaly*, kushal*, tiluvalik*, medhavi*, jnaani
    gnani, vidyaavant*, pandita, panditaru, akkalmand*, (soft|tikshna) buddhi, tale (odut*|ide)`,
  "hard-working": `kashtapatt*, kashtapad*, shrama*, shramji*, shramis*, parishram*, dudidu*, dudime*
    dudiyut*, dudit*, dudiv*, dudiyo*, dudiyuv*, shradhe*, nishtheyind*, hagalirul*, daksha*, samarpan*
    arpan*, tanumana*, prayatn*, praytna, oddad*, hotkond*, (bevar|bevaru) suris*, kashta (patt*|padt*)
    bevaru haris*, hagalu ratri dud*, ratri hagalu, kai kesar*, tanu mana*, beladhi dud*`,
  "punctual-good": `samayapaalan*, samayapraj*, munchene, munchitav*, sakaal*
    (samayakke|timege|time|velege|hottige|gaduvige) sari*, (samayakke|timege) mod*, (timege|mundagi) mug*
    (deadlinege|gaduvige|gaduvin*) munch*, samaya (praj*|palan*), sariyada samay*, sari samayak*
    samayakke mun*, time (ge sari*|ge ba*), timege (ba*|kod*), deadline (munche|ge munch*), gaduvina olag*
    ondu dina munche, mundene mugs*`,
  "clear-easy": `nichchal*, sulabh*, sulbha*, saral*, sukara, arthavagu*, arthavayt*, arthaaytu, tiliyagi
    ondondagi, swachchav*, savivar*, sphuta*, (chennagi|chanagi) artha*, artha (aagu*|ayt*), arthavaag* hage
    hejje hejje*`,
  "neat-quality": `achchukatt*, swachch*, shuchi*, shuddha*, neetu, neetag*, neatagi, shistag*, shistubaddh*
    oorna*, poornavag*, sampoornav*, paripoorn*, gunamatt*, sundar*, andavag*, andavaad*, chokka*
    vyavasthit*, sariyag*, kramabadd*, nayavag*, nunupag*, guna matta*, sari yag*`,
  "fast-good": `bega, begane, begabega, begne, vegav*, vega, vegad*, tvarit*, takshan*, tatkshan*
    kshanadall*, nimishadall*, nimishagalalli, kanmuchch*, chakachak*, chatpat*, sarasarane, sarane
    sheeghra*, minchin*, (kannu|kan) mit*, beg beg, bega (bega|mug*|mad*|kod*|sari*|spand*), chaka chak*
    chat pat*, chikka samayad*, shara vega`,
  encourage: `protsaah*, hurid*, bennutatt*, bentat*, uttejan*, uttejis*, utsaah*, preran*, prerep*, beṃbala
    chaitany*, (spoorti|dhairya) tumb*, (bennu|ben) tatt*, dhairya (tund*|hel*|kod*|tub*), nija utsah*`,
  "proud-special": `hemme*, abhimaan*, amulya*, aparoop*, bhagya, adrusht*, adrishta, punya, ratna, ratnav*
    muttu, chinnadantha, apoorvav*, manyat*, beleba*, hetta bhagya, gowravad vishay*, bele bal*`,
  "smile-warm": `nagu, nagumog*, nagumukh*, naguva, nagunagut*, nagtane, nagutt*, nagthiral*, mugulnag*
    mandahas*, aatmiyav*, aapta*, sneha*, snehmay*, besuge, hrudayapurvak*, hrutpoorv*, sauhard*, sowhaard*
    nagu (mog*|mukh*|nagut*), mugul nag*, saral sneha, preetiya maat*, hrudaya poorv*`,
  "rely-on": `nambabahud*, nambbahud*, nambbod*, nambabod*, nambalar*, nambikast*, vishwasarh*, vishwasan*
    kaibidall*, kaibidad*, kaikodall*, jothegir*, bembal*, aasare*, bennel*, nechchikol*, kanmuchkond*
    (jothege|jothe) irt*, (kanmuchchi|kannumuchchi|andre) namb*, nambi (kod*|vah*|kelsa)
    kai (bidall*|kodall*|kodolla), kann muchkond*`,
  "best-most": `atyant*, atyadbhut*, athyuttam*, atyunnata, sarvashresht*, ellarigint*, ellargint*
    ellakkint*, saatiyill*, sarisaati*, mundalat*, mochalu, minchid*, meerisid*, meersid*, hecchina
    ellarigu minch*, sati illa*, sari sati*, horege horu*, number (onde|vonde), nambar one`,
  "smooth-works": `sarag*, sagavagi, sugam*, susutra*, nirvighn*, parvagill*, paravagilla, oddatill*, lagu
    hagura*, (tondare|tondre|samasye) illad*, (tondre|samasye) ilde, (adachan*|adetad*) illa*
    (sariyag*|chennagi|chanagi|yashaswiyagi) nad*, (sariyag*|sariyagi) kel*, (chennagi|chanagi) kelsa*
    yav samasye*, sari (hog*|irutt*)`,
  "bad-quality": `ghorav*, adhwana*, ketta*, kedd, kedak*, kedk*, kedu*, kaLape*, kalpe, darbesi, darbeesi
    adhogati*, hinaay*, haalaag*, olledalla, olledill*, chennagill*, channagill*, sariyill*, sariyagill*
    uttamavagill*, dabba, bhikara, bhayankara*, dayaniya, dayaneey*, (halu|haal|laddi) maad*
    (chennag|chanag) illa, (sari|gunamatta*) ill*, kett hog*, tumba kett*`,
  disappoint: `besara*, nirash*, hatash*, bejar*, besra*, husigol*, husiyag*, hotteuri*, khinna*
    (nireeksheg*|nirikshege) tak*, (tannir|tanni) erach*, aasheg* nee*, nirikshe hus*, nireekshe mutt*
    husi maad*, ishtu nirikshis*, expect madirlilla, hotte uri*, mana norid*`,
  "angry-shout": `sittag*, sittin*, sittu, kopis*, kopa*, sidimid*, sidukk*, kiruch*, kirchad*, kirchut*
    kirchko*, koogaad*, koogu*, kugtar*, aracha*, gadaris*, gadris*, gadarus*, gadruth*, regaad*, regtar*
    regut*, regisu*, ugratv*, ugrav*, aakrosh*, krodh*, kendaamand*, uridbil*, (urdu|uridu|urid|mele) bil*
    uriyut* mukha, mele eri*`,
  "rude-harsh": `ortu*, orat*, asabh*, katuv*, katu, kator*, duravartan*, durvartan*, duraachar*, dhimaak*
    uddhat*, udaaf*, udaase*, agaurav*, agowrav*, avamaryad*, avamaan*, avmana*, apamaan*, tirask*, vyangy*
    chuchchu*, kutuk*, (katu|katina|kathin*|ghati|mone|bejavabdari) maat*, (maryade|gowrava|gourava) ill*
    maryade (kodad*|kodall*|kodde)`,
  "lazy-careless": `somari, sombheri, soombheri, sombheritan*, somaritan*, aalasi*, aalasy*, udaaseen*
    nirlaksh*, ajaagrook*, ajagaruk*, bejavaabdar*, tatsaar*, kaatachar*, asadd*, ashradd*, gamanakodad*
    gamanisad*, hoonan*, tookad*, niddehod*, malkond*, kaalakal*, kaalahar*
    (javabdari|shraddhe|gamana) ill*, (summane|sumne) koot*, gamana (kodad*|kodall*), nidde (hod*|maad*)
    kaala kaley*, hage biduv*`,
  "late-delay": `thada*, vilamb*, latu, lateu, lateaag*, lettagi, latagi, hottaag*, hottaay*, mundood*
    mundook*, mundoog*, mundakh*, eladaad*, eledaad*, yeledaad*, yelad*, kaays*, kaayis*, kaisbed*
    kaiskond*, kaadukul*, (hottu|samaya|gaduvu|gaduv*) meer*, (samaya|gaduvu) daat*, late aag*, latagi ba*
    samaya meri*, gaduvu mug*, naale naale, ghantegattale kaay*, kaadu kaad*`,
  "mistake-error": `doshav*, doshag*, tappu, tappay*, tappag*, tappid*, tappug*, dosh, pramaad*, yedavatt*
    edvatt*, yadvatt*, edavat*, lopa*, nyunat*, asamarpak*, asampoorn*, ashudd*, sariyilladu, viparyas*
    kaagunit*, aksharadosh*, huLuk*, sari illad*`,
  "fail-break": `sothu*, sothid*, sottir*, soltu*, soltar*, solanna, viphal*, asaphal*, murid*, muri
    murihog*, murkond*, odedu*, odehog*, odeyi*, odehoy*, kusid*, kusit*, bidduhog*, biddog*, biddid*
    ninthog*, nintuhog*, kettnint*, kettunint*, kaikott*, kaikod*, (biddu|bidd|nintu|tappi) hog*
    (kett|kettu) nint*, kai (kod*|kott*)`,
  "confuse-unclear": `gondal*, confuseaag*, arthavagill*, arthavagall*, arthavagad*, arthavagtilla
    arthavaguvudill*, arthavagol*, arthaagill*, arthaagl*, aspasht*, spashtavagill*, talebud*, talekett*
    ardhambar*, gojal*, golmaal*, ayomay*, tabbibb*, (spasht*|spasta|spashtat*|spashtav*) ill*
    (sikku|sikk) sikk*, confuse (aag*|maad*), artha (aagl*|aagill*|aagall*|agol*|agtil*|agod*)
    tale (bud*|kett*)`,
  "boring-dull": `chappeyag*, sappeg*, sappeyag*, boru, boraag*, borhod*, neeras*, sappag*, niddebar*
    aakalik*, uddud*, uddan*, kuyyu*, kuytar*, koreyut*, kort*, korit*, (bor|bore) hod*
    (bor|bore|boring) aag*, (besara|nidde) tar*, (bejar|nidde|nidre) bar*
    (utsaha|swarasya|swarasy*|rasav*|jeeva) ill*, nidde banth*, rasa illad*, udda udda*`,
  "frustrate-annoy": `kaatak*, kaata, himseg*, himsey*, kirik*, talenov*, talenoov*, talebis*, talesidi*
    talekedis*, taletin*, jeevatin*, resige*, rejig*, irusumurus*, irisumuris*, hinse*, himsay*
    (tale|praana|jeeva) tin*, (praana|jeeva) hind*, (rese|hesige) aag*, kiri kiri*
    tale (noov*|nov*|bisi*|sidi*|kedis*), jeeva (tego*|tegi*), irusu murus*, irisu muris*`,
  "unfair-favourite": `anyaay*, pakshap*, pakshavahis*, taaratamy*, tartamya*, bhedabhav*, asamaan*
    mechchina*, neccchin*, swajana*, bekadoru, bekadavr*, maltaayi*, malatay*, (onde|ondu) kann*
    (nyayav*|nyaaya) ill*, paksha (vahis*|vais*), bheda (bhav*|maad*), ond kannige*, mechchin* shish*
    tamma javaru*, jaati nod*, beku beku andav*`,
  "ignore-exclude": `kadegan*, nirlaksh*, upeksh*, horagid*, horagit*, duravitt*, dooravid*, bittbit*
    bittubit*, serisill*, serisikoll*, sersikoll*, sersolla, serskoll*, seriskoll*, sersill*, karedill*
    kareyill*, kareyall*, karelilla, karilla, karilill*, lekkakkilla, (horag|horage|doora) itt*
    (nannannu|nannanna) bitt*, doora id*, bitt bit*, bittu mad*, nanna bittu, lekkakke (tago*|togo*)
    lekkakk ill*`,
  blame: `aarop*, doshaarop*, doosis*, dushan*, duris*, durut*, duru, dooruv*, horis*, horesu*, nunuchik*
    jaarik*, jaarko*, balipashu, (nanna|nan|tale) mele haak*, (bereyavara|bereyor|bereavr|bereyavr) mele
    dooru haak*, nannannu duru*, nan talege*, nanna talege kat*, talege katt*, tappu (horis*|hors*)
    tappannu hor*, mele (hort*|haakbit*|tallu*|talli*), bali (maad*|pashu)`,
  "lie-cheat": `mosad*, mosag*, mosav*, mosa, sulle, sullub*, sullug*, sulla, sullu*, mithye*, vanchan*
    vanchis*, vanchit*, vanche*, namakdroh*, droha*, drohi*, nambikedroh*, vishwasaghat*, vishwasghat*
    vishwasadroh*, nambis*, tirich*, tiruch*, marechis*, marechut*, mucchit*, mosa (hog*|maad*)
    namak haram*, nambike droh*, nambik drooh*, nambsi (mosa*|kai*), banna bad*`,
  "forget-miss": `maret*, martu*, martid*, marthb*, marthog*, mareyu*, mareyal*, maruv*, marevu, maravu
    maragul*, maruli*, nenapill*, nenapirall*, tappisik*, tappskond*, tappihoy*, tapphoy*, bittuhog*
    bitthog*, bittubid*, kaitapp*, (nenapu|nenap|gnaapak|jnapaka|jnaapak*|gamanadalli) ill*
    (tappi|bitt) hoy*, (bittu|bitt) hog*, nenapag* iral*, nenapu irall*, kai tapp*`,
  slow: `aameg*, aamey*, nidhaan*, mandagati*, mandav*, mella*, tevalu*, kuntut*, kuntta, eledadk*, eleyut*
    sloagi, slowag*, slouagi, (basavana|basavan) hul*, slow aag*`,
  waste: `vyarth*, byarth*, danda*, kaalahar*, wasteu, wastu, vestu, vesst, dundh*, polaag*, polaay*
    poolaag*, (kaala|samaya) vyarth*, (samaya|samay|time|hana|duddu|dudd) haal*
    (prayojana|prayojanav*|prayojan|upayoga|upayogav*|upyoga) ill*
    (prayojanakke|upayogakke|upyogakke|upyogak) bar*, haalu maad*, time wasteu, hana pol*, pol aag*
    upayoga barad*`,
  "arrogant-ego": `kobbid*, kobbin*, kobbu, sokkin*, sokku, ahankaar*, ahamkar*, aham, ahambhav*, ahamu
    jamb*, dimaak*, durahank*, garv*, darp*, dautat*, daurjan*, dourjanya*, dabbalik*, davlat*, daulattu*
    dowlat*, taanobba*, nandenad*, (taane|taan|nane|tanna) dodd*, (taane|naane) ella, taane srestha
    naane sari*, nande (nade*|nadib*|sari)`,
  complain: `chaadik*, chaadih*, chaadim*, golaad*, dooru*, dooriko*, gonag*, golu*, golo*, kampleint*
    komplent*, kirikkirik*, aakshep*, asamadhan*, kompleintu, vaadisu*, aluv*, manavi patr*`,
  "afraid-nervous": `hedar*, hedru*, hedri*, bhaya*, anju*, anji*, anjt*, gaabri*, gaabar*, nadug*, naduk*
    edebadit*, aatank*, chinte*, chintis*, sankoch*, naachik*, hinjar*, digil*, kalaval*, (ede|yede) hod*
    ede (badit*|dav*|jhal*)`,
  "sad-hurt": `alutt*, dukha, dukhi*, dukhad*, dukhav*, dukhag*, duhkh*, novu*, noyu*, noyis*, noyt*, nond*
    noovu*, novin*, mananoyis*, vyathe*, yaatan*, sankat*, besarad*, bejar*, gaasi*, kannir*, aluv*, alut*
    attid*, aladiru*, alist*, (manasige|manasu) nov*, (manas|manasu) noy*, manasu muri*, manas mur*
    alu (bar*|bandi*)`,
  "tired-overload": `sustu*, sustag*, sustaay*, danid*, daniv*, daniyut*, danu*, baLal*, benduhog*, bendog*
    bendid*, ottad*, vottada*, horeaag*, vishranti*, (bendu|bend) hog*, (kelasada|kelsada|hore) hor*
    (kelasad|kelsada|kelsad|kelasada) ott*, (kelasada|kelsada) bhaar*, (athi|jaasti|tumba) kelas*
    (jasti|thumba) kels*, kelsad bhar*, hore haak*, kelasa jaast*, kelsa jast*`,
  "problem-issue": `addia*, addiy*, samasy*, samase*, samsye*, prablem*, praablam*, problemu, problemag*
    tondar*, tondr*, tonderey*, totaku*, todak*, todag*, adachan*, adchan*, adetad*, kashta*, kirikiri, gola
    goolu*, golu*, raamaayan*, ranparad*, taapatray*, bikkatt*, sankasht*, peechaat*, pechat*, peykat*
    yedavattu*, adde tad*, teek agilla`,
  "lack-missing": `korat*, korte*, abhaav*, saalad*, saalall*, saaltilla, saaltail*, saalodilla, saaludill*
    saakagall*, saakagill*, illavag*, illavay*, illadiruv*, illada*, illdanth*, kanall*, kanisall*
    kanistill*, kaanthilla, sigall*, sigtill*, siktilla, sikkill*, sigodill*, siglilla, dorakill*, doretill*
    dorakall*, korag*, illad hage, bekadashtu ill*, kammi (bid*|agid*|ide)`,
  "worse-than": `hadageṭṭ*, hadgett*, hadaged*, hadgedis*, kettadakk*, moduligint*, modaligint*, modlaginta*
    modalinganta*, modalingint*, hindigint*, kelamatt*, keelumatt*, makkaLigint*, chikmakk*, makkalaadru
    adhogati*, adhahpat*, avanati*, kusit*, ilik*, ilime*, haLLa
    (innu|innastu|adakkinta|idakkinta|avanigint*) kett*, (chikka|shaale) makk*
    (makkale|makkalu|naamu) vaas*, kilu matt*, magu saha*`,
  "interrupt-block": `addabar*, addagaal*, addakaal*, addigaal*, addipad*, tade*, tadit*, baayhak*
    moogutoor*, hastaksh*, (adda|baayi|bai|baay) haak*, (addi|adachan*) maad*
    (naduve|madhye|madhya|arda) maat*, (madhye|naduve) tad*, (mugin|moogu) toor*, adda (bar*|kaal*)
    addi pad*, naduve bay*, madhye (baay*|mad*), moog tur*, maatu (tund*|kat*)`,
  "noisy-messy": `gadal*, galaat*, shabda*, sadda*, saddu*, golaki*, astavyast*, asthvyast*, avyavast*
    chellaapil*, challapil*, haradk*, haradi*, santhe*, kolak*, galij*, kolachey*, sadd maad*, asta vyast*
    meenina sant*, meenu maark*, kasadabuTTi kanda`,
  "refuse-avoid": `niraakar*, nirakris*, oppall*, oppolla, oppodill*, oppad*, opplilla, oppikoll*, oppkoll*
    opputill*, tappisik*, tappisk*, tappsko*, jaarik*, jaarko*, nunuchik*, nunuchko*, hinjar*, hindesar*
    hindetu*, kaitol*, kaiettib*, nandalla, bekilla, bekagill*, neva*, (kunti|kuntu) nep*, hinde (sar*|hak*)
    kai (tol*|ett*), nanage gottill*, kaarana hel*, kunti neva*`,
  "copy-repeat": `kaapi, nakal*, naklu, kaddu*, kaddid*, kaddband*, kaddiruv*, adehale*, punaravart*
    haadiddo*, ginipaat*, gilip*, kiswabay*, (copy|kopi) hod*, (ade|hadid|haadidd*|haadidde) haad*
    (gili|gini) paat*, copi maad*, ade (haLe*|raag*|maatu*|kath*|tapp*|kelas*|kels*|kaarana*|samas*|tondar*)
    adanne (punah|tirug*|matte*)`,
  "hard-difficult": `kashta*, katin*, kshishta*, klisht*, sankeern*, savaal*, duṣkar*, traasu*, traasad*
    prayaas*, sulabhavalla*, sumnalla, summanalla, trasag*, sulabh* all*, sulaba alla`,
  "stuck-pending": `baakii*, baakiy*, baaki, uḷid*, ulkond*, ulikond*, nintu*, nintid*, nintbit*, ninthbid*
    sikki*, sikkhak*, kootid*, pendingu, pendingall*, pendingnall*, pendingiral*, nenegud*, nenaguddi*
    tadehid*, hidkond*, sthagit*, mugidill*, mugiyad*, mugilill*, kayut*, kaayt*, kaayuv*, kaadid*
    tadedu hid*, innu (mug*|aagill*|bandill*)`,
  "stupid-person": `daddan*, dadda, moodha, moorka*, muttal*, dadda*, daddi, pedda*, peddu, peddi
    mandamati*, mandabuddi*, avivek*, bekuf*, bevkuf*, bevakuf*, hedda*, heddu, mudhha, mankubudd*, manku
    mankudi*, maddu, loosu, loosa, gubaal*, guggu, guggunan*, pekara*, pekar, (pedd|loos) nan, manda buddi*
    mank nan*, manku tinn*`,
  "worthless-person": `panikimalina, nisprayojak*, nirupayukt*, kelsakbarada*, laayakkilla, yogyaneyalla
    ayogya*, dandapind*, dandaa, wastu, nayapais*, (prayojanakke|upayogakke|kelsakke|yavdakku) barad*
    (upayogakke|kelasakke) baroll*, (kelasakke|yavudakku) bara*, (layaku|layak|yogyateye|beleye) illa
    (waste|vestu) nan*, kelsakke baro*, yaavudakku laayak*, yogyate illa*, yogyat* ill*, danda (pind*|nan)
    waste (body|piece), naya pais*, bele illad*`,
  "no-brain": `buddiyilla*, medulilla*, talekettid*, vivekavill*, buddhihin*
    (buddhi|medulu|medul|medule|tale|viveka|jnana|gnana) illa*, (talelli|taleyalli) sagani*
    (tale|viveka|sense|akkal) ilva, (sense|commonsense|iq|akal) illa, buddi ilva*
    talelli (buddi*|mannu*|medul*), taleyalli mann*, medulige tukk*, meduLu tukku*, medulu kol*
    tale (khali*|kettid*), kaali tale*, khaali dabba`,
  "animal-slur": `mangan*, mangya, kappey*, kappe, ನಾಯಿ, nayige, naaye, naymari, beedinayi, hucchunaayi
    hande, handi, handiy*, handig*, konna, konana, konu, (kothi|katte|nayi) tara, (nari|nayi) buddi
    (naayi|handi) mari, (beedi|huchch) nayi, kothi mukha, katte (nan|marigalu), ond katte, naayi jaati
    huchchu naayi, kajji nayi*, nayi bala, kaadu handi`,
  "dirt-slur": `hesige, hesigey*, hesigeg*, hesi, kasa, kasad*, kasakk*, tippe, tippey*, tippeg*, kolak*
    kolachey*, kolache, kochche, kochchey*, kochchegundi, chandal, charand*, gaTar, gataru, morig*, mori
    moriy*, hetanu, helutinn*, laddi, laddig*, sagani, saganiy*, (tippe|kochche) gundi, (hetu|helu) tinn*
    hesi nan*, mori neer*`,
  "burden-parasite": `bhubhaar*, hore, horeaag*, horey*, bhaarav*, paraavalamb*, paratantr*, paropajivi*
    jigani, jigane, jiganey*, jiganeg*, uṇṇe, tigane, tigani, tiganey*, taganigal*, raktaheer*, bittisambal*
    bittiyag*, (bhoomige|bhoomi) bhaar*, (companyge|teamge|namge|samaajakke|hettavarige) hore
    (bitti|dandakke|dandakk) tin*, bhudevige bhar*, rakta heer*, bitti (ann*|oot*|sambal*)`,
  "coward-unmanly": `pukkalu, pukkala, hedi, hediy*, heditan*, hembedi*, pukla*, pukkulu, gandalla
    gandsalla, gandasalla*, gandasutana*, gandastan*, gandstana, napunsak*, napumsak*, hengasarant*
    (gandu|gandasu) alla, (hengasu|hengsu|hengas) tara, hedi nan*, gandasu alva, bale (toduko*|todk*|hakk*)
    seere (udk*|hakko*|udis*), sire utk*, ammavra ganda, henna hinde, dhairya (illada*|ilde*)`,
  "mad-crazy": `huchcha*, huchchi*, huchchu*, tikkla, tikkal*, tiklu, tiklunan*, talekettavan*, mentalu
    arehuch*, manorogi*, manoroga*, matibhraman*, matigedi*, marul*, nimhans*, psychou, psykoo, saikaatris*
    saiko, (huchch|talekett|mental) nan*, (are|ayo) huchch*, huchch (aaspatr*|hidid*)
    tale (tikkal*|kettavan*|kettavn*), mental case, manasika (roga|rogi*), mati bhraman*`,
  "ugly-body": `naatha, kurup*, vikar*, mukhakke, moothi, moothig*, dappag*, dappanna*, dappi, dhadoot*
    dadiy*, dadhiya*, dadha*, hotteg*, guddan*, anehotte, gunda*, gundi*
    (mukha|kannadi|kannadili|kannadiyalli) nod*, (kothi|handi|katte) mukha, asahya (mukh*|roop*)
    moothi nodk*, mukha kannadi*, hotte (dodd*|bandid*), dodda hotte, aane (mari|tara), gundu nan*`,
  shameless: `naachikeyill*, nachkeill*, naachikegett*, naachikeged*, nachkeged*, nachkegett*, naachikeaag*
    lajjegett*, lajjeged*, lajjagett*, maryadegett*, maryadeged*, maanageṭṭ*
    (nachike|nachke|lajje|maana) ilva, (nachke|lajje|maana) illa*
    (naachige|naachike|nachke|lajje|maana) ged*, (nachike|nachke|lajje|maana) gett*, (maanam|mana) maryade
    (mana|mooru) bitt*, ನಾಚಿಕೆ ಇಲ್ಲ*, nachike aag*`,
  "thief-fraud": `kallaru, kallan*, kallatan*, kallar*, kallana*, kalltana, khadeem*, mosagaar*, mosgar*
    mosagaati*, vanchak*, dagakor*, daga, dagalbaaj*, lootikor*, looti, darode*, khilaadi, lancha*, brasht*
    phraud*, phrodu, 420, namkharam, namakharam*, namakahaaram*, kannahaak*, kalla (nan*|kadim*)
    neenu kalla, nimmantha kalla*, looti mad*, lanch tin*, namak haram*, kanna haak*`,
  "flatterer-slur": `chamcha*, chamche*, chele, cheley*, chelagalu, bucket, bakettu, bucketu, kaalnekk*
    bootnekk*, sombu*, jayhidi*, bennehach*, bennemutt*, olais*, bhattangi*, paraak*, hogalubhatt*
    (bucket|baket|bakit|kaalu|kaal|chombu|jai|chaalu|haLLe) hidi*, (kaalu|kaal|boot|bootu) nekk*
    bucket raja, benne (hach*|savar*), bhajan* mad*`,
  "liar-slur": `sullugaar*, sullgar*, sulluburk*, sulbur*, sulbuda, sullubuda*, sulbudk*, sulla, sulli
    mahasull*, asatyavad*, mithyavadi*, harischandra, bogale, bogaley*, bogalebid*, bogaledas*, buruḍe
    burudey*, burudedas*, reelu, (bogale|burude|burde|reel|reelu) bid*, (burde|burude) das*, sullu burk*
    sull buda*, sulla nan*, maha sull*, sathya harischandr*, reel bitt*, kaage haars*`,
  "clown-joke": `jokar*, jokeru, jokernan*, vidooshak*, kodangi*, kodangy*, kodagi, komali*, komidi
    haasyaspad*, apahasy*, nagepaat*, nagapatl*, nagegid*, sarkas*, circusge, cartoonu, kaartoon*, paapa
    bafoon*, (joker|comedian) tara, (ellaru|jana) nagut*, joker nan*, comedy piece, komedi pees
    tamashe (vast*|padart*), nage paatl*, nagege eed*, ellaru nagth*, circus joker, nataka company
    naatak kampani`,
  "beggar-low": `tuchchav*, tuchcha, adhama, neechat*, neechar*, neecha, bhikshuk*, bhikari*, tirape*
    tirupe*, tirpe, tirpey*, tirpeshok*, bhikshe, biksheettu*, bhikshage, chillare, chillar, chilre
    chillaru, chillarey*, keelu, kilujan*, keelmatt*, (third|thard) class, (thardu|tard) klas*
    (chillar|chilre|chillare) nan*, tirpe shoki*, bhikshe (bed*|ett*), keelu matt*`,
  "prostitute-slur": `mundemaga*, ಸೂಳೆ, sooley*, sooleg*, suletan*, soolemanj*, sooleṃ, veshye, veshyey*
    veshyeg*, veshya*, raandi*, raand, raṇḍe, randey*, mundemaga, basavi, devadasi, bidibasavi, tevalu
    tevlu, tevlugal*, chinaali, gayyal*, bajari*, dandhe, (soole|devdaasi) tara, munde maga*
    sule (munde|magal*), beedi basavi, tevlu nan*, market hennu, dande mad*`,
  "family-insult": `nimmapp*, ninappa, ninnappan*, ninnamma, ninnamman*, nimmamma*, ninnakkan*, ninnakka
    nimmakkan*, amman, ammana*, tayigand*, akkan, (ninn|ninna|nimma|nimm) appa, (nin|ninna|nimma) amma
    (ninna|nin) tangi, (ninna|nin) akka, (ninna|nin) hend*, nin (appan|amman|tayi|akkan)
    ninna (taayi|tayig*|tande), tayi ganda, amman akkan*`,
  bastard: `bolimaga*, bolimakl*, bolimagn*, bosadi*, bosudi*, bosdi*, sulemaga*, sulemakl*, soolemakkal*
    sulemagn*, mundemaga*, mundemagn*, mundemakl*, mundemakkal*, loafer, lofar*, loafar*, lofer*
    (boli|suley|munde|mundey) maga*, (boli|soole|munde) makl*, (soole|munde) makkal*
    (haadarakk|hadrak) hutt*, boli magan*, suLe mag*, munde magn*, hadaragitti maga, hadarakke hut*
    haalu mag`,
  "genitals-obscene": `gudda, tunne, tunney*, tunneg*, tunn, tunni, tunna, tullu, tulla, tullig*, tullin*
    tulnan*, tika, tikad*, tikak*, tikauri*, tikamuch*, tikmuch*, tikamucko*, shaata, shatad*, tarad*, tardu
    beeja, beejad*, lavada, lavda, lavdey*, (tul|shaata) nan*, tunne (unn*|cheep*), tika (uri*|much*)
    shaata kil*`,
  "obscene-verb": `keyyo*, keyya*, keydu, jadid*, kaiyyo*, keisk*, keiko, hetk*, hadisk*, hadisik*, hadsko*
    jadiyo*, jadit*, jadis*, jadibek*, cheepu, cheepo*, cheepk*, nekku, nekkho*, nekkut*, nekkbar*, oodko
    tikakke, shatakitt*, fakku, (amman|ammananna|ammana|ninnamman) key*, (tikak|tikakke) hak*, nekku ba
    shaata kitt*, tika toolk*`,
  "curse-hell": `haalagog*, naashaag*, nashavag*, sarvanaash*, naraka, narakad*, narakak*, narka, shapa
    shapav*, hidishaap*, hulubidd*, hulabidd*, hulabil*, kushtaroga*, rogabandu*, naralad*
    (haalag|haalagi|narkakke) hog*, (hula|hulu) bidd*, (kushta|roga) bar*, naasha aag*, shaapa haak*
    shapa tatt*, hidi shaap*, hula bil*, kushta roga*, kaala bandu, vanti bedi*, roga bandu*, narali say*
    naral naral*`,
  "shut-up": `baymuch*, baimuchk*, baayimuchch*, muchkon*, muchko, muchkol*, muchchko*, muchik*, muchu
    muchri, tepgiru, teppagiru*, sumnir*, summanir*, bogaL*, vadarabed*, vadarbed*, odarbed*, odarab*
    ootarabed*, vadaru*, vadart*, ulukubed*, ulkbed*, (baayi|bai) muchch*
    (muchk|teppage|teppge|teppag|sumne) iru, bayi muchk*, sumne kootko*, maatu nillis*, ninna baayi`,
  "get-lost": `tolagu, tolag, tolagi, tolagó, tolaghog*, tolagihog*, tolgu, tolgo, tolgatt*, horghog*
    eddhog*, yeddog*, hogale, hogle, hogele, hogo, (tolagi|horage|horag|horge|etkoṇḍ*|eddu|edd|yedd) hog*
    (horge|horage) nad*, jaga kaal*, jaaga bidu, horage (tall*|haak*), horge hak*, eddu nade
    nadi (illind*|horag*|horge)`,
  "spit-slap-shoe": `ugiy*, ugid*, ugit*, ugul*, ugis*, kyakar*, chappalil*, chappaliyalli*, chappaliyind*
    chappaliind*, chappli*, kerad*, keralli*, ekkada*, yekkad*, kapaal*, kennege, butlli, porake, porakey*
    (mukhakke|mukhak) ug*, (chappal*|kennege|kenneg|bootalli|bootli) hod*, moothige ugi*
    chappal* (tego*|tog*), kera tag*, kennege baar*, kenne (oodis*|oods*|mele)`,
  "kill-murder": `kondbid*, sayisb*, saayisi*, saayist*, saayisu*, saayst*, saaysb*, saaysi*, kollu*, kolt*
    kolbe*, kollod*, kollok*, kolli*, kolla*, kondhak*, konduhak*, kondubid*, kondbit*, kole, koley*
    kolemaad*, koleg*, saayis*, saisb*, katham*, kathm*, hatye*, (kond|kondu) haak*, (kole|samaadhi) maad*
    kond hak*, kondu bid*, hatya mad*`,
  "hit-beat": `badid*, badiy*, baaristin*, baarist*, oddubid*, hodey*, hodi, goosa, bettalli, chachchb*
    chachchi*, odeyu*, oddt*, oddb*, ಹೊಡೆ*, hodeet*, hodib*, hodis*, hodiyo*, hodiyt*, hoddu*, hodt*
    baarsu*, barstin*, barsbid*, guddtin*, guddu*, mettu*, tadaki*, tadki*, tadkb*, tadkt*, tadukut*
    oddu horag*, bittre baar*`,
  "break-body": `mooley*, mulemur*, elubu, eluba, kaalmur*, kaimur*, kaikal*, hallmur*, halludur*, halludr*
    mootimur*, (moole|elub|yelubu|kaal|kai|hall) mur*, (elubu|kaalu|hallu) muri*, (kai|kaalu) kattar*
    (kai|kaalu) kadi*, (kaal|kai) teg*, (hallu|hall) udur*, (hallu|hall) udr*, moole pudi*, kai kaal*
    hallu kil*, muti odi*, mooti oda*`,
  "weapon-acid-petrol": `machchinind*, machchinal*, machchu, chaaku*, iridu, irib*, iritin*, macchu*
    machchal*, longu*, longalli, talavaar*, talwaar*, katti, kattiy*, kattili*, kudagol*, kudugol*, kudgol*
    kodali*, pistool*, banduk*, gundhod*, gundikk*, esid, (irid|bombu|bamb) hak*, (lang|long) hidi*
    (gundu|gund) haar*, gundu hod*, bombu id*, bomb haak*`,
  "blood-grave-funeral": `raktahar*, raktakar*, raktakud*, rakta, raktad*, raktapaat*, netturu, netru
    nettar*, smashaan*, samaadhi*, goriy*, gorig*, gorikat*, hena*, tithi, tithiy*, shraadh*, chatta
    chattakat*, chita, chite, rakta (har*|kaar*|kud*|mad*|baris*), gori (kat*|tod*|agi*), tithi (maad*|oot*)
    vaikunta samaa*, chatta katt*, chattada mele`,
  "die-death": `sayakk*, sattub*, sattuh*, sattu, saavu, saayli, saayb*, saayut*, saayt*, saayod*, saayok*
    saayal*, saayab*, saayi, saavu*, saavin*, saavig*, satta, sattog*, sattbid*, sattid*, sattre, sattare
    satru, sattaru, satyanaasa, maran*, pranabid*, (satt|prana|jeeva) hog*, (satt|praana|jeeva) bid*
    praana kal*`,
  "hang-rope": `nenige, nenig*, nenuhaak*, netaadu*, nethak*, nenubigi*, nenbigi*, nenhak*, neenkond*, hagga
    haggad*, haggakke, fanu, neetaad*, jotubidd*, (nenu|nen|hagga|fanige) haak*, (nenu|nen) bigi*
    (faanige|fanalli) nen*, nenu (hakk*|heer*), neenu hak*, hagga (tago*|tog*|kott*|kod*|kalis*|tand*)
    fanig nenu, jotu (bil*|bidd*)`,
  "jump-train-poison": `haaribid*, haarko*, haarb*, haarid*, vishad*, vishav*, vishak*, visha, baavi
    bhavige, kerebavi*, samudrakk*, (bavige|bavig|kerege|kereg|nadige|nadig|holege) bil*
    (kerege|kereg|nadige|nadig|holege|holeg) haar*, (railige|railig|trainge|trainige|traing) tale*
    haaru hogu, haari (say*|saa*|hog*), kere baavi*`,
  burn: `suttu, suttuhaak*, suttubid*, suttaak*, suttbid*, suḍut*, sudt*, suduv*, sudu, suttog*, suttubood*
    benkihach*, benkihak*, benkiyalli, uridhog*, (suttu|benki|benkige) haak*, (suttu|benkige) bid*
    (sutt|benkig) hak*, (suttu|urid|uridu) hog*, suttu (karak*|bood*)
    benki (hach*|id*|itt*|kod*|haris*|bil*|bidd*|etti)`,
  "follow-watch-you": `hinbaalis*, himbaalis*, himbaals*, hinbals*, hindhinde*, manemunde*, manevareg*
    manetank*, kitakiyalli*, kitkili*, (hinde|hindinda) bar*, (hinde|ninna|nin|nimma|nim) hinde*
    (hinde|hind*) bidd*, (maneg|manege) bart*, hindene irt*, hinde (bilt*|tirug*|sutt*|alt*)
    mane (mund*|varegu*|varege*|tanka*|tanaka*|kitak*), maneya munde*, manege barut*, kitaki hatr*`,
  "know-your-place": `ninmane*, nimmane*, manevilas*, vilaasa*, addressu, (ninna|nin|nimma|nim) mane*
    (mane|address) gott*, (mane|ninna) vilas*, (ninna|nin) adres*, (yaava|yav) rasthe*, (yaava|yav) road*
    (yaav|yaava|ninna|nin) daari*, (ninna|nin) gaadi*, (ninna|nin) baik*, (ninna|nin) scooter*
    mane (ell*|yelli*|adress*), yav rute, ninna skutar*, nin bike*`,
  "your-family-threat": `kutumb*, (ninna|nimma) makkal*, (ninna|nin|nim) makl*, (ninna|nin|nimma|nim) magu*
    (ninna|nin|nimma|nim) magal*, (ninna|nin|nim) magl*, (ninna|nin|nimma) magan*, (nimma|ninna) patni*
    (nin|nim) gand*, (ninna|nin|nimma|nim) kutumb*, nin hendt*, ninna (hend*|ganda*|family)
    nimma (hendat*|gandan*), nim hendti*`,
  "beware-lesson": `hushaar*, jaagrat*, jaagrutey*, jaagarook*, echchara*, echcharik*, yechcharik*
    nodkotin*, nodkoltin*, nodkolten*, nodikoltin*, nodikollut*, nodkobit*, nodkobid*, nodtiru, noduttiru*
    nodtair*, (paata|buddhi) kalis*, (paata|buddi) kals*, (aamele|aamel|enaagutte|enagatte|yenagatte) nod*
    (yen|en) madtin*, (naanenu|naanen) ant*, nodkobeku ninn*, nodkota idd*, nodta ir*, nodutta iru*
    enagutte anta*`,
  "finish-destroy": `mugist*, mugstin*, mugisbid*, mugisibid*, mugdog*, mugidhog*, naashamaad*, naashapad*
    sarvanaash*, haalmad*, (mugid|mugidu) hog*, (ninna|nin) kathe*, (naasha|naash) mad*
    (baduku|baduk|bhavishya) haal*, (baduku|bhavishya) naash*
    (badukokke|badukokk|badukakke|badukalu|badukoku) bid*, (kelasa|kelsa) kal*, (kelasa|kelsa) teg*
    kathe (mugi*|mugs*), haalu (maadb*|maadtin*), hal madtin*`,
  "last-day-count": `konedin*, kadedina*, antyakaal*, kettakaal*, (dina|dinagalannu|dinagaL*) enis*
    (ninna|nin|gandi|koneya|kadeya|kade|antim|antima) dina*, (dinagalu|dina) mugi*, (dina|antya) hattir*
    (antya|anty|anta|antim|ketta) kaal*, dina (enk*|ens*|enik*|hatra*), nimma dinagal*, kone (din*|gali*)
    koney ghal*, koneya galig*, antya hatr*, kett kal*`,
  "send-goons": `kadeavr*, goonda*, raudi*, rowdi*, rowdy*
    (hudugarannu|hudugaranna|hudugru|hudugara|hudugrana|hudgurna|hudgarna|janarannu) kals*
    (jana|janaranna|janana) kals*, (hudugrannu|jana) kalis*, (nam|namma|nan|nanna|kade) hudug*
    (nam|namma|nan|nanna) hudg*, (nam|namma|nan|nanna) jana*, (namm|namma|nan|nanna) kade*`,
  "expose-leak": `bayalu*, bayalig*, horabid*, leaku, vairalu, photogal*, vidiyo*, videogal*, bettal*
    nagnachitr*, (horage|photo|video) haak*, (horage|horag|horge) bid*, (horag|horge) hak*
    (liku|leaku|vairal) mad*, (leak|lik|viral) maad*, (ninna|nin|nimma|nim) photo*, (ninna|nin|nim) video*
    photos nan*, nin vidio*, ninna vidiyo*, nagna chitra*`,
  "nobody-wants-you": `kandragall*, kandragolla*, vaakarik*, vaakrike*, neenilldr*
    (yaarigu|obbrigu|obbarigu) beda*, (yaariguu|obbarigu) ishta*, (ellarigu|nodidre) asahy*
    (ellarigu|ellrigu|kandre) asay*, (nin|ninna|nimma|nim) kandre*, (kandre|nodidre) hes*, yaariguu bek*
    yaarigu hid*, obbrigu ista*, ellarigu (bejar*|hesig*), ninna kandare*, nimmannu kand*
    kandre (aagall*|agoll*), kandare aag*, kandr agall*, nodidre vaanti*, vaanti bar*, ill* stana`,
  "mock-laugh-at": `geli*, apahaasy*, aadik*, aadkot*, aadkol*, aadkon*, anukaran*, nodnag*, nagadavar*
    nagutare, nagtar*, nakkidd*, nakkbit*, nakkaru, nakkru, huruḍis*, kichaay*, kichaais*, kindal*, chude*
    chudaay*, chudais*, regs*, kaaleley*, kaaleli*, (anukarisi|hindinda|hinde|hindu) nag*
    nodi (nagut*|nagth*|nakk*), nagad iro*, kaal eley*, kal elit*`,
  "life-worthless": `huttabaradi*, huttbarad*, huttbaard*, huttada*, huttade*, badukidru*, badukiddaru*
    badkidru*, (yaake|yak|yaakaadru) badukid*, (yaake|yakadru) badk*, (yakaadru|yaakaadaru) hutt*
    (yaake|yak) huttid*, (huttde|huttle) ir*, (huttidd*|huttid|badukiddu) vyart*
    (badukiddu|badkiddu|badki|baduki) en*, (badukiddu|badki) yen*, yaake (badukir*|badukut*), yak badkid*
    yake (badukt*|huttd*), huttodu beda*, huttiddu tapp*`,
  "suicide-word": `aatmahaty*, susaid, suisaid*, antyagol*, swahaty*, saayisik*, sayisk*, saaysk*
    (praana|jeeva) kaledk*, (prana|jeeva) kalk*, (jeevana|jeevanakke|badukige) antya*
    (badukige|jeevanakke) vid*, susaid madko*, suicide maad*, praana bid*, jeeva (tegedk*|tegko*)
    jeevana (kone*|mugi*|mugs*|kona*), antya haad*`,
  "sex-act": `sambhog*, lyngik*, laingik*, langik*, kaamuk*, kaamad*, kaamakeli*, kaamaasakt*, ratikrid*
    ratikriy*, sexu, seks, haasige, haasigey*, hasigeg*, malagisk*, malgisk*, malgsko*, malagsko*, sukhapad*
    sukha, sukhak*, dehasukh*, daihik*, (jote|jotege) malag*, (jothe|jotheg) malg*, (sukha|sukh) kod*
    seks mad*, hasige hanch*, jothe malko*, sukha tago*, deha sukh*`,
  "sex-invite": `obblebaa, ekaant*, malkobek*, malkol*, malkot*, malkon*, malkobahud*, malagbek*, malagona
    (rumige|roomig|roomge|ratri|obbale|obble|onte|ontiyag*) ba*, (nan|nanna) room*
    (ratri|obbale|obble|onti) sig*, (nannond*|nannondige) mal*, nanna koNe*, nan kone*, ratri nan*
    ond ratri*, ondu raat*, jothe raatri*, mane khaali*, yaaru (illadaga*|illd*), yavaga malag*`,
  "sexy-body": `seksi, seksiy*, molegal*, sexyag*, moleg*, moley*, yede, edegal*, eḍe, stana*, nitamb*
    tikagal*, hinbhaag*, himbhag*, sontad*, sonta, todeg*, tode, todey*, maikat*, maimaat*, dehasiri*
    dehad*, dehav*, (sonta|nadu|tode) nod*, sexy agi*, ede gaatr*, sonta (tir*|balak*|kunis*)
    mai (kattu|maat*), deha siri*`,
  "touch-kiss": `chumbis*, chumban*, muttabek*, muttu*, muttut*, mutti, muttok*, muttal*, muttu, maimutt*
    maisavar*, savar*, kaihak*, appu, appik*, appko*, appuge*, tabbi*, tabko*, kissu, tuti
    (sontak|sontakke) kai*, (kiss|kissu) kod*, mai (mutt*|savar*|sokis*|taaks*|taakis*)
    kai (haak*|hidko*|hiditin*), sonta hid*, kiss maad*`,
  "night-room-hotel": `raatri, ratriy*, raatriiḍi, madhyaraatri*, hotelge*, hotelige*, hotalige*, hotalg*
    hotalu, hotlu, laadj*, lodge*, lodjige*, resortge*, risaartg*, koṇe, konege*, koneyalli*, roomalli
    roomnalli, homestay*, homste*, haasige, manch*, ontiyag*, obbanti*, onti, ekaant*, kattalal*
    (hotel|resort) ge*, idee raatri*, hotel room*, koneg ba*, rum buk*`,
  "clothes-looks": `seere, seerey*, seerel*, ravik*, blous*, blausu, kuppas*, langa, langadavan*, daavan*
    chudidaar*, chudi, lehanga, skart*, jins*, batte, battey*, batteg*, uduge, udugeg*, uḍup*, tuti, tutig*
    tutiy*, lipstik*, lipistik*, kannugal*, kanngal*, kannu, koodal*, kudlu, kurul*, galla, jade
    batte haak*`,
  "lover-date": `premi, premik*, premis*, preeti, preetis*, prema*, prem, preyas*, priyatam*, priyakar*
    lavvu*, luvvu*, lavar*, lovu, sangaati*, jodi*, detige*, madve*, maduve*, gerlf*, (lover|lav|love) aag*
    (date|dating|det) ge*, (datege|filmige|cinemag) ba*, lav mad*, love maad*, ishta (neen*|padt*)
    jote (tirug*|sut*)`,
  "promotion-for-sex": `khushipad*, sahakar*, sahakri*, adjast*, ajjast*, adjustu, hondik*, hondko*
    hondaan*, ollonda, oppko*, oppikon*, oppikol*, (promotion|pramoshan|badti|hike|raating) bek*
    (kelasa|kelsa) ulib*, (kelasa|kelsa) ulisk*, (kelsa|kelasa) ulsk*, (nanna|nan) khushi*
    (heldange|helidant*) kel*, kelsa ulko*, khushi pad*, nannannu khush*, adjust maad*, olle tarah*
    naan heldang*, heldahag* mad*`,
  "caste-slur": `holeya, holeyara, holemaadig*, kelajaati*, keelujaat*, kulagett*, jaatigett*, jaatiged*
    antyaja*, mailige*, asprushya*, jaatiyavar*, chandaala*, jaadamali*, jalagar*, kulaheen*
    (maadiga|reservation) nan*, (kela|keelu|neecha|ninna|nin|nim|nimma) jaati*
    (quota|kota|reservation) giraki, (reservation|meesalati) maga, hole maadig*, jaati (gett*|buddi*)
    kotadali banda*, meesalaatiyalli bandid*`,
  "caste-word": `jaati*, jaatyat*, kulad*, dalit*, braahman*, bramhan*, lingayat*, lingaayit*, veerashaiv*
    okkalig*, vokkalig*, gowdru, gowda*, kuruba*, madiga*, idiga*, edig*, besta*, kumbara*, madivala*
    viswakarma*, banajig*, reddi*, shetru, parishisht*, meesalaat*, hindulid*, melujaati*, melvarg*, varnad*
    beda nayaka, nayak samud*, savita samaj*, melu jaati*`,
  "religion-slur": `sabru, saabara, saabru, turuka*, turka, turkaru, mulla, katua*, katva, jihadi*
    bhayotpaad*, ugragaami*, ugravaadi*, teriristu, matantar*, matamarad*, komuvaadi*, chaddigal*, sanghi*
    gaumutr*, deshadrohi*, (sabi|bhakth) nan*, kattar saab*, rice bag, akki (moote kraist*|mute krist*)
    crypto kristiy*, chaddi gan*, gomutra kudi*, desha drohi*`,
  "religion-word": `sikhkar*, dharma, dharmad*, dharmak*, dharmik*, mata, matad*, hindu*, muslim*
    musalmaan*, islaam*, kristian*, kraist*, jain*, baudh*, devaru, devara*, devr*, devasthan*, gudi
    masidi*, masjid*, charchge, charchu, namaaj*, pooje, pujey*, poojeg*, ramjaan*, bakrid, upavas*, hijaab*
    burkha*, ganap*, topi hakko*`,
  "region-slur": `konga, kongaru, kongr*, gulti*, golti*, hindiwala*, malabaari*, malluga*, chinki*, chinky*
    chaini*, valasig*, hallimukka*, (konga|bihari|bhayya|maratha|mallu|uttarada) nan*, hindi bhayy*
    north ind nan*, kallu mallu, chinese tara, horagininda band* nan*, valase bandavn*, halli (mukka|gug*)
    bayalu seeme gamar*, uttara karnatakad gamar*, gauḍa gamar*`,
  "region-language-word": `oorinalli, oorinav*, maraatig*, maraati, kannad*, karnaatak*, mangaloor*, mysoor*
    maisur*, bengaloor*, bengluru*, hubbal*, dharvaad*, belagaav*, kalaburg*, tulu, konkani*, kodav*, kodag*
    tamila*, tamilu, telug*, malayaal*, hindi, hindiy*, bihaar*, andhra*, kerala*, raajya*, ooru, oorig*
    uttara (karnaat*|bhaarat*), dakshina kannad*, uttar bhar*`,
  "go-back-place": `pakistaan*, baanglaa*, (nim|ninna|nin) oorig* hog*, (oorige|hallig*) vaapas*
    (urig|biharig|biharge|haḷḷige|hallig) hog*, (nimma|ninna|nim|nin) deshakk*, (nim|ninna|nin) rajyakk*
    (karnataka|karnatak|bengaluru|benglur|bangalore|desha|des) bitt*
    nimma (oorige hog*|urig* hog*|raajyakk*), urig vaps*, oorige hogu, halli kad* hog*, illinda oodis*
    kannada naadu bitt*`,
  "woman-word": `striy*, stree, streey*, hengas*, hengs*, hengusu, hennu, hennum*, hennige, henninda
    hennmakl*, mahile*, mahila*, hudugi*, hudgi*, yuvati*, balaki*, taayi*, taayand*, taayt*, gruhin*
    hendati*, hendti*, patni, sose, sosey*, garbini*, basuri*, vidhave*, muttin*, akkandir*
    (henn|hennu) makl*, hennu makkal*`,
  "woman-contempt": `adigemane*, adugemane*, lattanige*, maneyalliru*
    (hengasra|hengasara|hennu|hengs) buddi*, (hengasu|hengasr*) bud*, (adige|aduge) mane*
    (sautu|saut) hidi*, (maneli|maneyalli) irbek*, (makkalu|makl|makkalannu) hett*, (makkalu|maklu) herok*
    (hengasrige|hengasarige) yaake, buddi (monakaal*|monkal*), monakaala kel*, adige (maado*|maadk*)
    aduge madk*, patre (tol*|tikk*), mane nodk*, maneli (iru|kutk*), hengasrig yak*`,
  "man-word": `gandas*, gands*, gandu, ganda, gandan*, purush*, huduga*, hudga*, hudugr*, hudgru, yuvak*
    balak*, gandmakl*, tande, tandey*, appa, appan*, gandu makkal*, gand makl*`,
  "gay-trans-slur": `khojja*, chakka*, hijada*, hijda*, hijra, onbattu, hengasinant*, hennig*, hengsig*
    hennubadk*, hennubud*, gandhengs*, sixu, sikkseru, gaandi, (ombattu|hijra|mangalamukhi) nan*
    (number|nambar) ombatt*, (ardha|ardh|gand) heng*, (hengas|hengasu) tara nad*, nambar ombattu
    aara anna hennu, arda gand*, are gandu, hengasina tara*, gandu hengas*, phaif o, gudda tara`,
  "lgbt-word": `saling*, mangalamukhi*, jogappa*, lingatva*, lingaparivart*, transgendaru, transjendar*
    (trutiy*|truteeya|tritiya|tritiy) ling*, linga (parivart*|alpasankhy*|gurut*), laingik alpas*, gay anta`,
  "disability-slur": `ugga, kunta, kurdi, kurdmund*, mooka, helava, helva, helvi, totla*, tottala, nulagann*
    okkann*, vokkann*, ondugann*
    (kunta|kunti|kuntu|kurda|kuruda|kurudi|kurud|kivuda|kivda|kivudu|kivd|mooga|mooka) nan*
    (angavikal*|anghin*|angahin*|helava|uggu) nan*, (kurudu|kuruda) mund*, ond kannin*`,
  "disability-word": `andhar*, andha, angavikal*, angavaikaly*, vikalachetan*, vikalchetan*, vikalaang*
    divyaang*, kuruda*, kurudu*, kivuda*, kivudu*, mooga*, drushtihin*, drishtihin*, gaalikurch*
    wheelchairu, ootagol*, urugol*, ugguv*, buddimandy*, aatisam*, (vishesha|vishesh) chetan*, gaali kurch*`,
  "skin-colour": `kappu, kappag*, kariy*, kari, karia, karikat*, kaale, iddil*, maibanna*, bellag*, bilichu*
    bilchu*, bilicharm*, kolakubanna, (kappu|kari|charma|charmada|charmad|mai) banna*, (kariya|kari) nan*
    (iddalu|iddlu) tara, kari (mukha|katte|koti), bannada bagg*, bili chukk*`,
  "old-age": `muduka*, mudka*, mudki*, mudigoobe, ajjiy*, ajjan*, ajji, ajja, vayas*, vrudd*, vraddh*, tatha
    nivrutt*, yuvakar*, yauvan*, chikkavar*, (chikka|chik) vayas*, mudi goobe, hiriya naagar*, kaala mugid*
    retirement tago*, retire aag*, ondu kaalu gori*, ond kaalu goriy*`,
  "servant-class": `aalu, aalug*, aalumag*, jeeta*, gulaam*, sevak*, kelasadaal*, kelsadaal*, kelasadavl*
    kelsadavl*, kelasadak*, kasagudis*, cooli*, kooli*, javaan*, vaachman*, vaachmen, atenderu, dhobi
    jaadamaal*, (toilet|toylet|tottilu|kakkas|kakkasu) tol*, (watchman|draivar|gaare) kels*, aal maga
    kasa guḍ*, nela (oras*|vars*|ors*)`,
  foreigner: `videshi*, videshad*, horagin*, horadesh*, horarajy*, horanaad*, parakiy*, pardesi*, paradeshi*
    valasig*, valase*, neepaal*, nepali*, baanglaadeshi*, aafrik*, chaina*, chini*, kariyar*
    hora (desha*|raajy*), bili jana*`,
  "spam-offer": `maaraatak*, riyaayiti*, riyayti*, visesha, kodugegal*, ucit*, freeag*, ofar*, offeru
    offerall*, discountu, diskaunt*, khareedi*, kondukol*, kondko*, baddi*, kantu*, kantin*, laabhad*
    siimit*, (vishesha|visesh) koduge*, (ivattu|indu) maatra*, saala beku, free agi*, discount sig*
    ondu tago*, kadime baddi*, emi ill*, shekada (aivat*|5*), stock mugiyuv*, ivatte kon*, indee kar*`,
  "spam-earn": `laabhad*, laabha, galisab*, galisi*, maneyallen*, maneyindale*, sampaadis*, sampaads*
    sampaadane*, galsi*, hoodik*, dwigun*, digun*, (maneyinda|maneyalle) sampaad*
    (maneyinda|maneyalle) gal*, (dinakke|dinak) saavir*, (tingalige|tingalig) laksh*, (hana|duddu) dupp*
    (duddu|hana) doubl*, (duddu|hana) dabal*, maneyalle kut*, maneyalli kul*, maneinda dudd*, dinakke 5000*
    hana dwigun*, dudd double*, sher maarukat*, sheru marukat*`,
  "spam-contact": `numberige*, nambrig*, vaatsaap*, linku*, linkannu*, lingk*, nondaay*, nondaais*, nondan*
    sampark*, chandaad*, sabskraib*, chaanal*, telegraam*, inbaaks*
    (kare|whatsapp|klik|click|subscribe|dm) maad*, (guumpig|gumpige|groupge|groupig) ser*, ii nambarig*
    ee (nambr*|number*|sankhy*), numberge call*, nambarige kar*, link (ott*|klik*|mele*), sandesha kal*`,
  "spam-lottery": `laatari*, lotari*, laatr*, adrushtashaal*, adrishtashal*, bahumaana*, baampar*, vijet*
    jaakpaat*, jackpotu, kevaisi*, (lucky|lakki) dra*, (bahumaan|kaar) geddid*, adrushta cheet*
    neevu (aayk*|vijet*), kaaru gedd*, kelavu ghanteg* olag*, otp (hel*|kod*|kalis*), khaate vivar*`,
  "spam-adult": `eskaart*, adalt*, taampatya*, lingashakt*, (hot|haat|poli) vidiyo*
    (hudugiyara|hudugira|hudgir) number*, (hudugiyara|hudugir) nambar*, (hudgiru|hudugiyaru) sig*
    (sundar|sundara) hudug*, kaal garl*, call (girlu|girls sig*), maasaaj sev*, bāḍi masaj*, body masaaj*
    bettale (vidiy*|vidio*), bettal* chaat*, vayaskar chitr*, vayaskara chitra*, hudgiru beka*
    hudugiru bek*, beda jote sneh*, laingika shakti*, laingik shakt*, poli foto*`,
  "called-me-report": `baid*, bayd*, baiyut*, baiyuv*, baiyod*, baiyt*, baitaar*, baitid*, baigul*, baigala*
    bayigal*, baigl*, bayyu*, bayta*, (anta|endu) kared*, (anta|nannannu|nanna|nange|nanage) baid*
    (nange|nanage) andru, (nange|antha) andaru, (anta|endu) helidaru, endu (karey*|kooguth*)
    anta (bayd*|andr*), nanage (endaru|helidaru*), nange helidru*, antha helidr*`,
  "happened-to-me": `saarvajanik*, avamanis*, avmanis*, avamaanav*, (nanage|nange|avamaana) aag*
    (nanage|nange|avamana) aay*, (nan|nanna) mele, (ellara|ellar) mund*, (ellara|ellar|team) edur*
    (tandad|team) munde*, (nannannu|nanna|nange|nanage) avam*, (avamaan|avamana) maad*, (maana|maryade) hog*
    (nannannu|nanna) hor*, (nannannu|nannanna) tall*, ellara samm*, maryade (kal*|tegd*), nannannu hod*`,
  "harassment-report": `kirukul*, kirkul*, lainigik*, dourjany*, dowrjanya*, daurjany*, bedarik*, bedarke*
    bedrik*, bedaris*, bedars*, bedris*, hedarisid*, hedarsid*, asabhya*, duravarth*, durvartan*, anuchit*
    (laingika|lyngik) kir*, (dooru|kampleint|complaint) kod*, (dooru|complaint) kott*
    (posh|aantarik) samit*, kiru kula*, laingik kiru*, dooru (daakhal*|sallis*), duru nid*
    hrge (hel*|duru*), posh kamit*`,
  "my-own-fault": `kshame*, kshamis*, kshmis*, (nanna|naane) tappu*
    (nande|nandee|nannade|nandu|nannadu|naanu|nan|nanninda|nannind*) tapp*
    (naanu|naan|naane|naanobba) dadd*, (naanu|naane|nanna) moork*, (nanna|nan) buddi*, nanninda aad*
    sorry (kano|kane|kanri), saari kan*, nan (murk*|somari*), naan entha*
    nanna (somaari*|ajaagruk*|nirlaksh*|javaabdaari)`,
  "i-suffer": `saaybekant*, badukokagt*, badukabekant*, (saaybek|saybeku) ansutt*
    (sayabeku|saytini|saayona|badukbek) ansut*, (saybeku|saayona) anist*, (saayabeku|saybek) anta
    (saayona|badukabek|badukbek) anta*, (badukoke|badukakke) aag*
    (baduku|badukodu|badukod|baduke|jeevana) beda*, (baduku|badukiddu|baduke|baduk|jeevana|jeevna) saak*
    saayabeku anis*, saybeku ant*, badukalu (ishta*|aagutt*), badukodakke isht*, jeevana bejar*`,
  "joke-idiom": `pranatagond*, kaisuttu*, (nakku|net|phone) sattu*, (chali|hasivu|deadline) kolt*
    (hasivininda|hasivu|hasvu|process) saay*, (code|process) kollu*
    (server|seervar|battery|byaatari|fon|system) satt*, praana tegad*, nakku hotte*
    nagu (tade*|tadko*|tadiyo*), hotte hunn*, saaytiddvi nag*, kolluv chali*, process kill*, adike bidd*
    daridra net*, jeeva (bant*|bandh*|tumb*), kai suttu*`,
  "boss-leader": `nayak*, mukhyast*, yajamaan*, mundaal*, netrutv*, neetrut*, neta*, adhikaari*
    melaadhikari*, vyavasthaapak*, nirvaahak*, nirdeshak*, pramukh*, bossu*, baasu*, meneejar*, menejar*
    manejar*, myaanejar*, managerge, managerru, managergal*, managerra, lidar*, leaderu, leaderge, tlu
    munnades*, munnadas*, (mundinalli|munde) nint*, mel adhik*, leadership alli, tl ge, munde nillut*`,
  "mentor-teach": `kalis*, kalsikod*, kalsikott*, kalsid*, kalst*, kalsut*, kalsod*, kalsok*, heliko*
    helkod*, helkott*, guru, gurug*, guruvin*, shikshak*, upaadhy*, upanyaas*, meshtr*, tarabeti*, tarbeti*
    tarabeteg*, trening*, kali, kalit*, kalike*, kaliy*, kalth*, abhyas*, (kalsi|heli|hel) kod*
    (kalsi|heli|hel) kott*, paatha maad*`,
  "guide-direction": `maargadars*, margasuchi*, daarideep*, dikku, disheg*, dishe, dishey*, dikkuchi*
    salahe*, salhe*, salehe*, sarimaarga*, nirdesh*, soochan*, margopaay*, gaidans*, gaidu, guidanceu
    (marga|daari) tor*, (sari|sariyaada) daari*, (gaid|guide) maad*, dikku (tors*|toris*)`,
  "decide-decision": `nirdhaar*, nirnay*, teermaan*, teerpu*, disaid*, disijan*, decisionu, ayke*, aarisu*
    aariko*, khachitapad*, niladdhar*, decide maad*, khachit pad*`,
  "delegate-micromanage": `hancik*, vahis*, vahsi*, niyantr*, pratiyond*, talehaak*, pratikshan*
    nimishakkomm*, gantegomm*, swatantr*, (kelasa|kelsa|kelas) hanch*, (hegalige|tale|kattu) haak*
    hanchi kod*, kelsa (kott*|vais*), kelasa (vahis*|hegal*), prati (vishay* talehaak*|chikk*)
    sanna sanna vishay*, chikka chikka vishay*, chik chik vishay*, moogu (toors*|tooris*), nimisha nimish*
    ghantege ond*, hinde nint*, kai kattih*`,
  "take-credit": `creditu, creditella, kredit*, shreya*, maanyat*, (tanna|tamma) hesar*
    (nanna|nan) kelsakke*, (nam|namma) kelasakke*, (namma|nanna) shramak*, (tanne|tamde) anta*
    (tannade|tande) ant*, credit (tago*|togo*|teg*|hod*|tam*|ella|kad*|kitko*), avara hesarin*, hesru hakko*
    hesaru hakk*, nan kelasakke avar*, nanna kelasak*, tamma kelas* anta*, bereyavara (kelas*|shram*)
    bere avra kels*, bereyor kels*`,
  "appraisal-promotion": `badti*, mumbadt*, munbadti*, erike*, maulyamaap*, moulyamaap*, mowlyamap*
    apraisal*, apresal*, raating*, retingu, reeting*, hiku, haiku, inkriment*, incrementu, pramoshan*
    promoshan*, promotionn*, bonas*, (sambala|sambal|vetana|vetan) hech*, (sambala|sambal|sambalada) er*
    (hike|haik) kod*, (hike|haik) kott*, sambal jaast*, vetana parish*, moulya map*, maulya maap*`,
  "stand-up-for-team": `paravag*, bembal*, bennige, benneluba*, kaapaad*, rakshis*, rakshan*, guraani*
    bittukod*, bittkod*, bittkott*, kaibitt*, nammagos*, nammagagi*, nanagagi*, (namma|nam|nanna|nan) para*
    (para|bennige|bennig|bennhind*) nint*, (nammannu|nammanna) bittukod*, (bitt|bittu) kod*
    (bittu|bitt) kott*, para (vahis*|maatad*), benna hind*, kai (bid*|bitt*), namage dhwani*`,
  "vision-goal-priority": `guri*, dhyey*, dheya*, udesh*, lakshy*, aadyat*, dooradrusht*, dooradarsh*
    yojan*, yojis*, plaanu*, planing*, kaaryatantr*, tantragaarik*, munnot*, dikkuchi*, maargasuchi*
    rodmyaap*, raodmap*, (pleen|plan) maad*, doora drusht*, doorad yojan*, bhavishyada yoj*`,
  "motivate-team": `manobal*, manosthair*, manasthairy*, atmasthairy*, hurid*, sambhramis*, prashamsis*
    hogali*, hogalut*, hogli*, hogald*, motivet*, modivet*, (tandakke|teamge) huri*
    (tandakke|tandad*) utsa*, (tandad|tandada) manobal*, (utsaha|utsah) tumb*, (ellarannu|ellaranna) ottag*
    tandakke spoort*, team (ge huri*|ge utsa*|ge motiv*), maanasika sthair*, utsaaha hech*, motivate maad*
    ottag karko*, ottige kar*`,
  "career-growth": `vrutti*, bhavishy*, karier*, kariyar*, keriyar*, careerge, careeru, belavanig*
    belvanige*, beliyo*, beleyo*, beleyal*, beliyakk*, avakaash*, avkash*, mundhina*, udyogad bel*
    hosa (avakaash*|paatra*), kaushaly* (belasi*|vrudh*), mundin hant*`,
  "trust-juniors": `shishya, kiriya*, jooniyar*, juniorge, juniorgal*, juniorsge, freshar*, freshersge
    freshersu, hosabar*, hosbru*, hosbrig*, internge, internu, interngal*, intarn*, tarabetidar*, treniy*
    (juniors|freshers) ge*, (juniors|intern|trainee) gal*, (hosadaagi|hosdagi|hosdag|hosadag) ser*
    (hosadagi|hosdagi) band*, (hosa|hos) hudugr*, (hosa|hos) hudgr*, hosa (hudugar*|sadasy*)`,
  "responsibility-own": `honeyan*, javabdar*, hone, honeg*, hegalig*, jimmedar*, ownershipu
    (hegalu|hegal) kod*, (hegal|hegalu) kott*, (tappu|tappanna) oppk*, (tappu|tappannu) oppik*
    hegal* (mele hor*|hotk*), munde bandu*, muchchiko* ill*, thanna kelas*, tamma kelasa*
    ownership (tago*|togo*)`,
  "fair-manager": `nyaya*, nishpaksh*, samaanav*, samanag*, samaanate*, (ellarannu|ellaranna) samaan*
    (bhedabhaav|taratamya) ill*, ellarannu onde*, ellaranna ond*, bheda (bhaav* ill*|illa*), taratamy* ilde
    bhed* illad*`,
  "message-reply": `uttar*, utra, pratikriy*, prathyutt*, maarutt*, spandan*, spandis*, ripli*, riplai*
    riplay*, replyu, replyne*, sandes*, mesej*, messageu, olé, javaab*, (utra|reply) kod*
    (msg|message) haak*, utra kott*, reply (maad*|bar*), message kal*`,
  "mail-phone-chat": `meil*, meyil*, mailge*, mailig*, mailu, imeil*, imeyil*, emailu, emailg*, emailig*
    phonu, dooravaan*, kare, karey*, kareg*, callu, callig*, callge, patra*, mobail*, vaatsap, chaattu
    chyaat*, (mail|phone|fon|kaalu|call|chat) maad*, (phone|fon|call) ett*, mail (haak*|kal*), phone teg*`,
  "meeting-call": `bheti*, bhetiy*, bheti, sabhe*, charche*, charchis*, sammelan*, samaavesh*, samaalochan*
    standapn*, standupge*, standupall*, standupn*, samvaad*, sambhaashan*, maatukate*`,
  "listen-hear": `keli, keliri, kelu, kelut*, kelt*, kelid*, keluv*, kelis*, kelsko*, aalis*, kivi, kivig*
    kivikod*, kiviyaagi*, kelodilla*, kelodilva, kelalve, kelalla, kelolla, (maatu|maat|abhipraya) kel*
    kivi (kod*|kott*), matige bele*, maatige kiv*, maatig bel*, kelode ill*`,
  "explain-present": `vivar*, arthavaaguvant*, tilisi*, tilsi*, tiliskod*, bidisihel*, bidsihel*, udaaharan*
    prastut*, prejentesh*, prejantesh*, presentationu, mandis*, mandan*, bhaashan*
    (arthavaguv|arthavagu) hag*, (tilis|bidisi|bids|bidsi) hel*
    artha (maads*|maadis*|aago hag*|aagu hag*|aagohaag*), presentation (kod*|kott*)`,
  "ask-question": `prashn*, kelbahud*, kelidag*, kelidre*, kelidare*, kelok*, kelakk*, kelalu*, sandeh*
    doubtu, dautu*, vichaaris*, vichars*, samshay*, kutuhal*, (daut|doubt|doubts) kel*, kelidd* prasn*
    yaava samay*, yaavaga (mug*|bar*), yavaga sig*`,
  "feedback-review-word": `teeke, pratikriye*, abhipraay*, salahe*, vimars*, teekis*, tippan*, meelpadis*
    fidbyaak*, fidbaak*, rivyu*, riviv*, reviewu, reviewg*, reviewnal*, parishilan*, parishilis*, kaament*
    commentu, commentsu, (review|comment) maad*, comment (haak*|kod*)`,
  "tone-voice": `dhaatiy*, dhaati, dhvani*, dani, daniy*, svara*, matadod*, maatanaad*, maataaduv*
    mataadut*, mataadt*, matadid*, sabhya*, sowjanya*, soujanya*, saujany*, vinaya*, namrate*, namrata*
    sambhashis*, (maatina|maatado) shail*, (maatina|matin) reet*, maatina dhaat*, maatin dhat*
    maatad* reeti*, maatado (riti*|tara*), maatu kathe*`,
  "inform-update": `mahiti*, tilis*, tilsu*, tilst*, tilsad*, tilsbek*, tilsid*, tilsod*, tilsall*, varadi*
    vardi*, suchan*, prakatan*, suddi*, munsuchan*, sthiti*, stetas*, statasu*, statusu, apdet*, updateu
    (munchitvag*|munchene|modle) tils*, (munchene|modale) tilis*, (munchene|munche|modale|modle) hel*
    (status|update) kod*, munchitavagi tili*, update (kott*|maad*)`,
  "team-together": `tanda*, teamge*, teamu, teamina*, teamal*, teamnal*, teamjote*, ottag*, ottig*
    ottugood*, otgud*, jote*, sangha*, ekate*, aikya*, oggatt*, sahakaar*, sahabhaag*, samanvay*, hondaanik*
    hondikond*, hondkond*, berey*, beret*, bertu*, sahody*, sahavart*`,
  "share-help-colleague": `hanchko*, hanchut*, hanchi*, sahodyogig*, itararig*, bereyavarig*, bereyorig*
    bereyorg*, bereavrig*, bereyavrig*, (jnaana|gnana) hanch*
    (ellarigu|ellrigu|nanage|nange|namge|namage) sahaay*, (kelida|kelid) takshan*, (share|shear|sher) maad*
    bere (avrig*|avarig*), kelidag sahay*, kelidaaga sah*`,
  "conflict-argue": `vaadav*, vaadag*, vaadis*, vaada, jagal*, jagl*, vaagvaad*, vivaad*, bhinnaabhipr*
    manastaap*, sangarsh*, taakalaat*, taklaat*, kachchaat*, kachchad*, kittaad*, kittaat*, horaad*, virodh*
    edurisu*, edurad*, raaji, raajisandh*, bagehar*, raji maad*`,
  "customer-client": `graahak*, giraaki*, rogi*, roogi*, atithi*, klayant*, klaint*, klayent*, clientge*
    clientu, clientgal*, clientina*, kastamar*, customerge*, customergal*, customeru, poshak*
    vidyaarthigal*, prayaanik*, maaraatagaar*, khareedidaar*, balakedaar*, balkedar*, naagarik*
    client (jote*|munde*)`,
  "language-translation": `bhaasheg*, bhaashey*, bhaashe, kannadadal*, kannadalli*, englishalli*
    englishnal*, inglish*, aangla*, hindiyal*, hindili, tamilalli*, tamilnalli*, telugalli*, telugunalli*
    anuvaad*, bhaashaantar*, vyaakaran*, uchchaar*, padagal*, pada, padak*, vaaky*, kannada (maat*|kal*)`,
  "handover-other-team": `hastaantar*, vibhaag*, oppisi*, oppisut*, oppisuv*, oppisad*, hyaandovar*
    (bere|innondu) team*, (bere|itara|itar|mattondu|innondu) tand*, (bere|itara) vibhaag*
    (vahisi|handover|kt) kod*, (handover|kt) kott*, bere (departm*|dipart*), vahisi hog*, handover maad*
    ke ti, kt mad*, knowledge transfer kod*`,
  "code-program": `codeu, codena*, codeg*, codealli*, codnal*, kodnal*, koding*, codingu, codingnal*
    proograam*, progrem*, prograam*, fankshan*, functiongal*, functionu, skript*, scriptu, apig*, rifyakt*
    lojik*, logicu, praatyakshik*, (kod|code|script|logic) bar*, (coding|commit|merge|refactor) maad*
    api gal*, pr (haak*|rivyu*|nod*)`,
  "bug-debug": `baggu, erar*, yerar*, erroru, errorgal*, arar, kraashu*, dibag*, (dosha|dosh) patt*
    (crash|kraash|hyaang|hang) aag*, (laags|logs|log) nod*, error (bar*|band*), dosha (hud*|kand*)
    crash aay*, debug maad*`,
  "test-qa": `testu, pariksh*, gunamatta*, parisheel*, tapaasan*`,
  "deploy-release-server": `diplaay*, relies*, riliis*, releaseu, releaseg*, bidugad*, prodakshan*
    productionnal*, productionu, productiong*, serveru, servernal*, servergal*, sarvar*, rolbyaak*
    nirvahan*, klaud*, (deploy|release|rollback) maad*, (deploy|release|live|laiv) aag*, live hog*
    server (bidd*|bil*|nint*|sari*|down ag*)`,
  "data-report-excel": `dattaam*, pattiy*, patti, varadi*, vardi*, ripoort*, riport*, reportu, reportnal*
    reportall*, reportg*, deetaa, detaa, anki*, shiitu, sheetnal*, spredshiit*, eksel*, excelnal*, excellu
    excelall*, koshtak*, naksh*, grafu, dyaashb*, report (kod*|kott*|maad*|bar*), visleshan* varad*`,
  "design-architecture": `vinyaas*, sanrachan*, samrachan*, rachane*, rachana, vaastushilp*, architecturu
    aarkitekch*, skiima*, maadyul*, chaukat*, chowkatt*, naksa, nakshe*, neelinaksh*, neelanaksh*
    blueprintu, adipaay*, buniyaad*, bunad*, skelebal*, vistaris*, (system|maadari) vinyas*, disain doc*`,
  "machine-tool-equipment": `yantra*, yantropak*, machineu, machinu, machinna*, machineg*, upakaran*
    upkaran*, saadhanag*, salakaran*, moṭaar*, jeneret*, janaret*, jenaret*, konveyar*, laith*, lethu
    kraneu, forkliftu, pampu*, vaalv*, naḷḷi, printar*, skyaanar*, projektar*, projectoru, laaptaap*
    laptopu, laptopg*, kampyutar*, ganakayantr*, kebal*, wairu*, beltu, leth meshin*`,
  "repair-fix-solve": `tiddid*, tiddi, tiddu*, sarimaad*, saripad*, parihar*, bagehari*, bagehars*, durast*
    dusti*, durusti*, ripeer*, riperi*, ripair*, riparimaad*, fiksu, joḍis*, (sari|repair|fiks) maad*
    (sari|fix) aay*, (sari|fix) aag*, sari (padis*|pads*|hogid*), samasye (bagehar*|parihar*|sari*)`,
  "find-cause-analyse": `moolakaaran*, pattehach*, kandhidi*, kanduhid*, huduki*, hudki*, huduku*, hudukv*
    visleshan*, vishleshis*, tanikhe*, tarka*, aalavaag*, aalakk*, adhyayan*, samshodh*, parisheelane*
    (kaarana|kaaranav*) hud*, (kandu|kand) hidi*, kaarana (kand*|patt*), moola kaaran*, patte hach*`,
  "skill-knowledge-expert": `kaushaly*, koushaly*, kowshaly*, parinit*, parinat*, tajn*, tagna*, nurith*
    anubhav*, jnaana*, gnana*, tiluvalik*, tilivalik*, tiluvlik*, tilvalik*, tantrik*, tantragnan*
    tantrajn*, tantragnyan*, vruttipar*, pakva*, palagi*, pandit*, kaipalag*, kaichalak*, kaigun*, hidit*
    prabhutv*, pravinat*, vrutti paran*, kai (palag*|chalak*)`,
  "performance-security": `kaaryaksham*, kaaryanirvah*, vegavaag*, speedu, memari*, memoryu, mimari*
    surakshit*, suraksha*, bhadrat*, paaswar*, passwordu, hyaak*, guptapad*, enkript*, bakapu, byaakap*
    baiyaakap*, (vega|speed) hech*, kaarya nirvah*, spid jaast*, hack (aag*|maad*), gupta pad*
    backup (tago*|tog*)`,
  "calculation-accounts": `lekka*, khaateg*, nashta*, vechchad*, vechcha, ganit*, kaata, bilu*, billgal*
    billingnal*, rasidi*, voucharu, terig*, jiyesti*, jamaa*, kharch*, aayavyay*, bajet*, ankagal*, tallay*
    tala, (tax|gst) kat*, laabha nasht*, baaki lekk*, aaya vyay*, taale aag*`,
  "document-technical": `daakhale*, daakala, dakhalaat*, daakyument*, documentu, documentnal*, documentg*
    documentsu, documentationu, kaipid*, tippan*, riidmi*, readmeu, vikiyal*, wikinal*, vivaranapatr*
    maanyuval*, kadat*, fayilu*, faylu*, document (maad*|bar*), vivaran patr*`,
  "system-software-app": `tantraamsh*, vyavasthe*, sisṭam*, systemu, systemge*, systemnal*, systemall*
    saaftver*, softwareu, softwarenal*, apnal*, appu, appge*, apliketion*, aplikesh*, jaalataan*, vebsait*
    websiteu, websitenal*, netvark*, nettu*, internetu, intarnet*, antarjaal*, skriinu, parda, parde*
    login aag*`,
  "electric-medical-shop-skill": `daadiyar*, vidyut*, kareṇṭ*, currentu, wairing*, waring*, chikits*
    shushrush*, narsu*, narsge*, narsmma, vaidy*, daaktar*, daktru*, doctorru, injekshan*, injaksan*
    aushad*, oushadh*, gaaya*, adige*, aduge*, ruchi*, chaalane*, draiving*, draivar*, driverge*, chaalak*
    (gaadi|vaahana) od*, current (hog*|kels*), wiring maad*, rogi nod*, vaahana chal*`,
  "idea-think-up": `yochane*, upaay*, alochan*, kalpane*, parikalpan*, aidiya*, ideag*, ideau, holahu*
    holav*, holapu*, holeyit*, holitu*, vichaara*, (yojane|idea) hol*, idea (kod*|kott*|hel*)
    tale (upayog*|odis*|ods*|oduv*)`,
  "new-novel": `bhinnav*, bhinna, hosa*, nava*, naveen*, aadhunik*, vibhinn*, vinutan*, (hos|bere) tara*
    hos idea*, bere (reet*|daari*)`,
  "creative-imagine": `srujan*, srajan*, srijan*, sṛjan*, srushti*, kalpan*, kalpis*, oohe*, uhisi*, oohaa*
    kaunshal, krietiv*, creativeag*, creativityu, creative agi*`,
  "visual-design-colour": `bannag*, bannad*, banna, varna*, chitra*, chitris*, rekhaachitr*, bhittichitr*
    pooster*, posteru, postar*, posternal*, postergal*, logou, loogo, logog*, laanchan*, slaid*, slideg*
    slidesu, disain*, dizain*, designu, designg*, designnal*, alankaar*, fontu, sogas*, byaanar*
    (nota|nodoke|nodakke) chenn*, bhitti patr*, akshara shail*, noḍalu sund*`,
  "experiment-try": `prayog*, prayatn*, praytn*, tryi, hosadannu*, hosadanna*, hosdanna*, saahas*, risku
    dhairyadinda*, paayilat*, pailat*, prototypeu, protatai*, (try|trai|hosadu|hosdu) maad*
    (maadi|maad) nod*, (hosad|hosadu|hosdu) try*, risk (togo*|tag*), maadari tay*`,
  "original-unique": `swant*, maulik*, moulik*, ananya*, vishisht*, viseshav*, vibhinn*, aparoop*
    asaamaany*, advitiy*, vilakshan*, yaaru (maadad*|yochis*|yochane*), yaarigu holeyad*`,
  "story-art-write": `kathe*, kavan*, kavit*, lekhan*, barah*, barvanig*, bareyu*, bareyal*, bared*, baret*
    barit*, bariyut*, bariyo*, saahity*, kale, kaley*, kalaavid*, kalaakrut*, kalaatm*, naatak*, shirshik*
    ghoshavaaky*, ghoshvaky*, jaahiraat*, prakatan*, vishayavast*, sambhaashan*, hadu bared*`,
  "brainstorm-suggest": `salahegal*, soochis*, soochan*, prastaap*, prastav*, manthan*, chintan*, minchu*
    minchid*, vaadis*, (salahe|salhe|abhipraya) kod*, (salahe|salhe) kott*, (abhipraay*|abhipray) hanch*
    salahe nid*, open agi kel*, muktavagi kel*, hosa (salahe*|salhe*)`,
  "old-way-conservative": `hale*, sampradaay*, sanaatan*, purataan*, modalininda*
    (badalaavan*|badalavane|hosadakke) virodh*, (badalavane|badlavane) opp*, (modalin|modalina|modlin) tara*
    (ajjana|ajjan) kaal*, badalavane beda*, hosadannu (oppad*|nirak*), hosadanna oppa*
    hosadakke (hedar*|avakaash*)`,
  "deadline-date": `gaduv*, gadivu*, dedlain*, deadlinu*, deadlineg*, deadlineu, deadlinenal*, dinaank*
    taarik*, kaalaavadhi*, avadhi*, kaalamiti*, samayak*, samayad*, samayamit*, nigadit*, shedyul*
    velapatt*, (kaala|samaya) miti*`,
  "promise-word-kept": `vachanak*, vachana, heldange*, helidante*, heldanthe*, helidhag*, heldhage*
    heldahage*, heldanga, heliddannu*, heliddanna*, nudidant*, vaagdaan*, bharavase*, aashvaasan*
    (maatu|maat) kott*, (maatu|maat) ulis*, (maatu|maat) uls*, (maatu|maat|maatige|maatig) tapp*
    (kotta|helida|helid) maat*, (helidanne|heliddu) maad*, maatu (nadas*|mur*|tirug*), maatige nilla*
    kott mat*`,
  "attendance-leave-shift": `paaliy*, paali, rajey*, rajad*, rajak*, raja, raje*, hogaraja, haajari*
    hajaati*, haajaraati*, haajaraad*, haajaru*, gairuhaajar*, gairhaajar*, shiftg*, shiftu, shiftnal*
    shiftall*, leevu, leaveu, absentu, biduvu*, (kelasakke|kelsakke|kelsak) bar*, gairu haajar*
    raatri (paal*|shift*), leave (haak*|tago*|togo*|kod*), absent aag*, kelsakke banda*`,
  "consistent-every-day": `sthira*, niyamit*, niyat*, niranthar*, satatav*, pratidina*, pratinity*
    dinanitya*, dinaalu*, tappade*, tappada, tapde*, varshavidi*, ondesaman*, ondesamne*
    (prati|ellaa) dina*, (ondey|onde) reeti*, dina tappad*, ondu (dinavu tapp*|dina kuda tapp*)
    ond dinanu tapp*, onde (tara*|sam*)`,
  "follow-up-remind": `nenapis*, nenaps*, nenapu*, nenapin*, nenapmaad*, jnaapis*, gnaapis*, gnaapak*
    jnaapak*, hindebidd*, rimaind*, remindar*, reminderu, anusaran*, munduvaris*, munduvars*
    (nenap|followup|remind) maad*, (eshtu|mooru|mur) sala hel*, (eshtu|mooru) sala kel*
    hinde (biddu*|bidd kels*), matte (matte kel*|matte hel*), pade (pade hel*|pade kel*)
    padepade (hel*|kel*), eshtu (sari kel*|sari hel*), faalo ap*`,
  "deliver-finish-work": `mugis*, mugsi*, mugst*, mugsu*, mugsko*, mugsod*, mugsok*, mugiyit*, mugitu*
    poornagol*, poortigol*, poorais*, saadhisi*, talupis*, talups*, odagisi*, delivar*, sallis*, salsi*
    sabmit*, (poorti|deliver|submit) maad*, (kelasa|kelsa|kelas) mug*, (kelasa|kelsa) poor*
    (helid|kott|kotta) kels*, (helida|helid|kotta|kott) kelas*`,
  "half-done-leave": `ardha*, arabare*, arebar*, arbara, madhyad*, naduneer*, apoorn*, mugisad*, mugsad*
    mugsda, (naduve|naduv*|naduvey*|mugsde|baaki) bit*, (bittu|bitt) odi*, (bittu|bitt) hod*, are bare*
    nadu neer*, poorti maadad*, baaki ulis*, kai bitt*`,
  "check-careful-double": `pareekshisi*, parishilis*, parisils*, chekku, chekmad*, gamanavitt*, gamanaitt*
    gamanavahis*, gamanadind*, jaagarook*, jaagrutey*, jagruke*, eccharad*, yechchar*, sookshma*
    shraddheyind*, shraddheinda*, nikhar*, karaarvaak*, karaaruvaak*, (check|edaru) maad*
    (yeradu|eradu) sala check*, (matte|matomme|inomme) nod*, (gamana|gaman) kott*, (gamana|gaman) kod*
    gamana (vitt*|itt*|harisi*|vahis*)`,
  "available-when-needed": `labhya*, sigut*, siguv*, sigtar*, sigtir*, sigtiya*, siktar*, siktiri, sikkill*
    sigall*, sigodill*, bekaadag*, bekandag*, bekandre*, bekaguv*, agatyaviddaag*, kashtadal*, kashtakaal*
    karedaag*, karedre*, karedare*, (call|phone) maadidag*, (phone|phon) madidre*, (phon|phone) ettall*
    beku (andag*|andre*), agatya (iddag*|biddag*), kashta kaal*, phone (ettoll*|ettod*|tegiyall*)`,
  "process-rule-discipline": `shistig*, shistub*, shistin*, shistu, niyam*, paddhati*, prakriy*, prakriya
    kaanoon*, krama*, vidhaan*, neeti*, paalis*, ulangh*, anusaris*, anusarsi*, riiti niyam*`,
  "arrive-early-late": `(begane|begne|lateagi|latagi|late|tadavagi|tadamadi|samayakke|munche|munchitavagi) bar*
    (munchitav*|modale|modle) bar*, (lateagi|tadavagi|munche) band*
    (ombattu|ombat|hattu|hath|hanneradu) gant*, (ellarigint*|ellariginta) munche*, bega ba*
    late (agi bar*|ag bar*|agi band*|aag band*), tada (maadi bar*|madi band*)
    samayakke (sariyagi bar*|sari bar*), ontu ganta, gante tad*, gantega lata`,
  "greeting-festival-birthday": `namaskaar*, namaste*, vandan*, shubhoday*, shubhadina*, shubharaatr*
    shubhaashay*, huttuhabb*, hutthabb*, huttidabb*, janmadin*, habba*, deepaavali*, yugaadi*, ugaadi*
    dasar*, sankraant*, varamahalaks*, (shubha|huttida|huttid|janma) dina*
    (huttida|huttid|huttu|hutt|ganesha|ganesh|gowri) habb*, shubha (raatri*|sanje*|munjaan*|beLag*)
    shubh ratri*, gauri ganesh*`,
  "food-tea-lunch": `uppittu, dosey*, dose, ootav*, ootad*, ootak*, oota, tindi*, tinisu*, upaahaar*, kaafi
    kaafiy*, chaha*, chaay, chaa, mosar*, saaru*, sambaar*, palya*, chapaati*, rotti*, idli*, vade, vadey*
    bisibele*, biryaani*, biriyani*, (tea|coffee|kafi) kud*, anna saar*, jolada rotti*, raagi mudd*
    mudde oot*, bisi bele*`,
  "office-place-seat-ac": `aafisu, godey*, gode, kacheri*, ofis*, officenal*, officeg*, officeu, officeall*
    kattad*, kurchi*, mejju*, seettu, seatnal*, kitak*, kitiki*, baagil*, fyaanu*, fanu*, esi, eesi, acyal*
    kakkas*, shauchaal*, shouchal*, toiletu, toiletnal*, vashroom*, lifṭu, liftnal*
    ac (haak*|tumba*|jaast*|kels*|sari*)`,
  "party-trip-game": `paartig*, paartiy*, paarti, partyg*, partyu, partynal*, pravaas*, prayaan*, tripg*
    tripu, tripnal*, piknik*, picnicu, outingu, auting*, aata, aatad*, aatag*, aadona*, aadt*, aadid*
    aaduv*, kreede*, kreedaak*, kabaddi*, keram*, kyaram*, chesu, voliba*, shatal*, samaarambh*, kaaryakram*
    utsav*, trip hog*, kho kho`,
  "movie-music-cricket": `sinima*, sinema*, cinemag*, cinemau, chalanachitr*, chalanchitr*, chitramandir*
    filmu, filmg*, filmnal*, nata*, haadu*, haadin*, sangeet*, gaayan*, gaayaka*, kriket*, cricketu, matchu
    matchn*, myaach*, aarsibi*, vikettu*, raajkumar*, yashu, sudeep*, upendra*, chitra mandir*
    naayaka nata*, cricket (aad*|match*), match nod*, rcb (geld*|gedd*), dr raj*`,
  "personality-style-general": `svabhaav*, guna*, nadat*, nadavalik*, nadvalik*, vartan*, vyakti*, manus*
    maanav*, shaily*, shaili*, dhoran*, manobhaav*, abhyaas*, jana, sneha*, guruthu, kurutu
    olle (manush*|vyakt*)`,
  "salary-hr-admin": `sambal*, sambl*, vetan*, pagaar*, payslipu, peslip*, piyef*, pinchan*, nemak*, nemis*
    sandarshan*, intarvyu*, interviewu, interviewg*, interviewnal*, hrge*, hru, hechaar, aadalit*, arji*
    oppand*, marupavat*, bhavishya nidhi*, hr (avru*|avar*|avrig*|gal*), notis pir*, notice (kod*|periodu)
    maru paavat*`,
  "transport-parking": `vaahan*, baiku, bikeu, gaadi*, kaaru, kaarin*, basu*, basg*, bassn*, busnal*, busu
    aato*, autodal*, autog*, metroo*, metrog*, metronal*, raste*, trafik*, tryaafik*, trafficnal*, trafficu
    paarking*, nilugad*, nildaan*, cabu, kyaab*, pikap*, (bike|kaaru) nil*, (bus|cab) sig*, (bus|cab) bar*
    bus late*`,
  "health-family": `amman*, appange, appan*, manel*, maneya*, maneg*, mane, kemmu, aarogy*, anaarogy*, jvar*
    negadi*, talenovu*, hottenov*, aaspatr*, hushaarill*, kaayil*, roga*, mana, kutumb*, makkal*, maklu
    maduve*, madve*, vyaayaam*, dhyaana*, (tale|hotte|bennu) novu*, appa amma, hushar illa*, mai husharill*
    maig hushar*, maige hushaar*, hushaar tapp*`,
  weather: `modagal*, modav*, gaaliy*, chalig*, chaliy*, maleg*, maley*, bisil*, bisl*, sekhe*, besige*
    besag*, havaamaan*, vaatavaran*, manju*, tampu*, tampag*, gudugu*, minchu, sidilu*`,
  "clothes-neutral": `batte, battey*, battegal*, udup*, samavastr*, yunifaar*, uniformu, angi*, sharṭu
    pyaantu*, shooju, taayu, topi*, helmettu*, hemet*, panche*, lungi, (idi|id) kaard*, chappali haako*
    shoes haak*, id cardu, seere utt*`,
  "luck-future-wish": `adrusht*, adrishta*, bhavishyad*, bhavishyak*, mundin*, mundenu*, mundekooda*
    mundey*, shubhavaag*, olleyadaag*, olledaag*, kanasug*, aasheya*, aashaabh*, (olleya|olle) bhavish*
    (munde|devru|devaru) olled*, munde (olla*|kuda*), hige (munduvar*|iri*|iru*|irli*), heege irali*
    kanasu nanas*`
}
