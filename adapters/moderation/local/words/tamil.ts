// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

const profanity = `thevidiya*, thevadiya*, thevdiya*, thevudiya*, thevidya*, dhevidiya*, thevadya*, thevdya*, thayoli*,
thaayoli*, thayozhi*, ommala*, ommaala*, ngomma*, oombu*, oombi, oombura*, oombitu, kandaroli*,
kandara oli, oolpoda, okkala, okka oli, okkaalaoli, myiru, mayiru*, mayirandi*, mayiraandi*, mayirey,
baadu, baadukoothi, sunniya oombu, vesi magan*, vesai magan*, avusaari*, avisari*, otha punda*`

const insults = `முட்டா (பய*|கூ*|பு*), mutta (paya*|punda*|koo*), madaiya*, madaya, madayan*, madaiyan*, madasambirani*,
poramboke*, porambokku*, porambok, poramboku*, porukki*, poruki, kenapaya*, kena (paya*|punda*|koo*),
kenapayal*, kirukkan*, saniyane, saniyan, sanian*, moodhevi*, mudhevi*, moodevi*, vetkam ketta*,
vekkam ketta*, vekkamketta*, vetkamketta*, maanam ketta*, maanangketta*, soodu sorana*, sudu sorana*,
arivu ketta*, arivuketta*, arivilladha*, arivillatha*, arivu illadha*, arivu illatha*,
அறிவில்லாத (நாய*|முண்டம்*|ஜென்ம*|கழுத*|பய*|ஆள்*), naayinga*, naayingala,
sori naai*, sorinaai*, erumamaad*, erumai maad*, eruma maad*, erumamadu*, erumaye, echakala*, ecchakala*,
echchakala*, echa (naai*|paya*|naaye), kammanaatti*, kammanatti*, somari*, mundam, mundame, thandasoru*,
dhandasoru*, dubakoor*, dubaakoor*, kaattumirandi*, kaatumirandi*, naadhari*, naathari*, pannada*,
pannaada*, panaada*, paradhesi*, பிச்சைக்கார (நாய*|பய*), ketta (payal*|paya), ketta kezhavan,
thiruttu (paya*|payal*|naaye|naai*|punda*), (திருட்டு|திருட்டுப்) (பய*|நாய*),
kuppai (paya*|payal*|naaye), kuppa (paya*|payal*|naaye), குப்பைப் (பய*), குப்பை (பய*|நாய*),
loosu (paya*|koothi|punda*|payal*|kirukk*|naaye), லூசுப் (பய*|கூ*|பு*), லூசு (பய*|கூ*|பு*|நாய*),
seruppala (adi*)`

const profanityAsWritten = `தேவடியா*, தேவிடியா*, தெவடியா*, தேவுடியா*, pundai*, punda, pundek*, pundamav*, pundaya, புண்டை*, புண்ட*,
தாயோளி*, தாயோழி*, ங்கொம்மா*, ngotha*, ngoththa*, ஙோத்தா*, ஒம்மால*, ஊம்பு*, ஊம்பி*, கண்டாரோளி*, ஓக்க*,
மயிரு, மயிராண்டி*, மயிரே, மயிரா, மயிறு, சுன்னி*, கூதி*, கூதியான், வேசி மகன்*, வேசி மவன்*, வேசி*,
அவுசாரி*, அவிசாரி*`

const insultsAsWritten = `naaye, naayae, naayey, ayokkiyan*, ayokkiyane, அயோக்கியன், அயோக்கியனே, vengayam, வெங்காயம் (நீ|டா), kena moonji, sappa moonji, சப்ப மூஞ்சி, pee vaayan, pee vaaya, jadame, kuttichuvar*, வக்கத்த*, vakkatha*, தண்டச்சோறு*, muttal*, muttaal*, முட்டாள்*, மடையா*, மடையன்*, மடச்சி, மடசாம்பிராணி*, பொறம்போக்கு*, புறம்போக்கு*,
பொறுக்கி*, கேனப்பய*, கேனை*, கேனப்*, கிறுக்கா, கிறுக்கன்*, கிறுக்குப்*, சனியனே, சனியன்*, மூதேவி*,
வெட்கம் கெட்ட*, வெட்கங்கெட்ட*, வெக்கங்கெட்ட*, வெட்கமில்லாத*, மானங்கெட்ட*, மானம் கெட்ட*, சூடு சொரணை*,
அறிவு கெட்ட*, அறிவுகெட்ட*, அறிவுக்கெட்ட*, நாயே, நாய்களே, நாய்ங்க*, சொறி நாய*, வெறி நாய*, எருமை மாடு*,
எருமைமாடு*, எருமையே, எருமமாடு*, kazhudhai*, kaludhai*, kazhuthai*, கழுதை*, எச்சக்கலை*, எச்சகல*, எச்சை*,
கம்மனாட்டி*, சோமாரி*, முண்டம்*, முண்டமே, தண்டச்சோறு*, டுபாக்கூர்*, காட்டுமிராண்டி*, நாதாரி*, நாதேரி*,
பன்னாட*, பன்னாடை*, பண்ணாடை*, பரதேசி*, செருப்பால அடி*`

export const tamil: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanity },
  { label: "profanity", score: certain, spelling: "exact", terms: profanityAsWritten },
  { label: "insult", score: likely, spelling: "sound", terms: insults },
  { label: "insult", score: likely, spelling: "exact", terms: insultsAsWritten },
  {
    label: "profanity",
    score: certain,
    spelling: "exact",
    terms: `otha, oththa, ootha, ottha, ஒத்தா, ஓத்தா, ஒத்த பு, poolu, pool oombu, பூலு, பூல், soothu, suthula,
soothula, சூத்து, சூத்துல, koothi, koodhi, kuthiyan, baadu, thevdia, mairu, myru, myre, mayire, mayir,
omala, umbu, sunni oombu, molai, சுன்னி, கூதி`
  },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `naai, naayi, நாய், panni, பன்னி, பன்றி, loosu, lusu, லூசு, kuppai, kuppa, குப்பை, mokka, மொக்கை, mosam,
மோசம், somberi, சோம்பேறி, சோம்பேரி, eruma, erumai, எருமை, thirudan, திருடன், kena, dubakur, poda, podi,
போடா, போடி`
  }
]
