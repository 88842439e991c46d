const splitWords = (list: string): ReadonlyArray<string> => list.trim().split(/\s+/)

/** Generic domains that never begin a sentence, so they always count as links. */
const genericTlds = splitWords(`
  com org net edu gov mil int biz info name mobi coop aero asia jobs tel travel xxx onion museum post arpa
  app dev xyz online site website tech store shop club icu buzz vip blog cloud digital agency media studio
  wiki page link click live news chat social email host hosting domains company solutions services systems
  software network technology consulting ventures capital finance academy education institute university
  photography photos gallery video audio games casino bet porn sex adult dating webcam loan credit money
  crypto nft bitcoin wtf lol ninja guru rocks fun space top win bid trade review science party racing
  download stream cricket date faith accountant men work ltd gmbh inc llc bar pub cafe pizza restaurant
  hotel flights holiday tours london berlin paris tokyo nyc example
`)

const countryTlds = splitWords(`
  ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz
  ca cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm
  fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir
  is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc me mg mh mk ml
  mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pm pn
  pr pt pw qa re ro ru rw sa sb sc sd se sg si sk sl sm sn sr ss st su sv sx sy sz tc td tf tg th tj tk tl
  tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
`)

const internationalTlds = splitWords(`
  भारत भारतम् भारोत संगठन कॉम नेट ভারত ਭਾਰਤ ભારત ଭାରତ ಭಾರತ భారత్ ഭാരതം இந்தியா இலங்கை சிங்கப்பூர் بھارت
  рф рус сайт орг ком онлайн дети москва укр бел срб мкд қаз бг ею 测试 測試 中国 中國 公司 网络 网址 在线
  中文网 香港 台湾 台灣 新加坡 商城 网店 集团 我爱你 한국 닷컴 닷넷 みんな コム テスト ファッション
  امارات السعودية مصر قطر ایران موقع شبكة بازار ישראל קום ไทย คอม ελ ευ გე հայ
`)

/** Domains that are also file extensions: a link only if a path follows. */
export const fileSuffixTlds: ReadonlySet<string> = new Set(splitWords("py sh rs md pl ps cc so mov zip"))

export const wordTlds: ReadonlySet<string> = new Set(
  splitWords(`
    am as at be by do hm id in io is it la me my na no pa pm re si so st to tv us
    date fun live men name news page party post review space store top work win social media network email
    cloud science money credit capital education digital video audio photos games travel link click chat
  `)
)

export const strongTlds: ReadonlySet<string> = new Set(splitWords("com org net edu gov info biz io xyz"))

export const tlds: ReadonlySet<string> = new Set([...genericTlds, ...countryTlds, ...internationalTlds])
