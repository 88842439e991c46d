// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

const profanity = `thevidiya*, thevadiya*, thevdiya*, thevudiya*, thevidya*, dhevidiya*, thevadya*, thevdya*, தேவடியா*, தேவிடியா*, தெவடியா*, தேவுடியா*, pundai*, punda, pundek*, pundamav*, pundaya, புண்டை*, புண்ட*,
thayoli*, thaayoli*, thayozhi*, தாயோளி*, தாயோழி*, ommala*, ommaala*, ங்கொம்மா*, ngomma*, ngotha*, ngoththa*, ஙோத்தா*, ஒம்மால*, oombu*, oombi, oombura*, oombitu, ஊம்பு*, ஊம்பி*, kandaroli*, கண்டாரோளி*, kandara oli, oolpoda,
okkala, okka oli, ஓக்க*, okkaalaoli, myiru, mayiru*, mayirandi*, mayiraandi*, மயிரு, மயிராண்டி*, மயிரே, மயிரா, மயிறு, mayirey, baadu, baadukoothi, sunniya oombu, சுன்னி*, கூதி*, கூதியான், koothiya*, kudhiyaan, vesi magan*, vesai magan*, வேசி மகன்*, வேசி மவன்*, வேசி*, avusaari*, avisari*, அவுசாரி*, அவிசாரி*, otha punda*`

const insults = `muttal*, muttaal*, முட்டாள்*, முட்டா (பய*|கூ*|பு*), mutta (paya*|punda*|koo*), madaiya*, madaya, madayan*, madaiyan*, மடையா*, மடையன்*, மடச்சி, madasambirani*, மடசாம்பிராணி*, poramboke*, porambokku*, porambok, poramboku*, பொறம்போக்கு*, புறம்போக்கு*, porukki*, poruki, பொறுக்கி*, kenapaya*, kena (paya*|punda*|koo*), kenapayal*, கேனப்பய*, கேனை*, கேனப்*, kirukkan*, கிறுக்கா, கிறுக்கன்*, கிறுக்குப்*, saniyane, saniyan, sanian*, சனியனே, சனியன்*, moodhevi*, mudhevi*, moodevi*, மூதேவி*, vetkam ketta*, vekkam ketta*, vekkamketta*, vetkamketta*, வெட்கம் கெட்ட*, வெட்கங்கெட்ட*, வெக்கங்கெட்ட*, வெட்கமில்லாத*, maanam ketta*, maanangketta*, மானங்கெட்ட*, மானம் கெட்ட*, soodu sorana*, sudu sorana*, சூடு சொரணை*, arivu ketta*, arivuketta*, அறிவு கெட்ட*, அறிவுகெட்ட*, அறிவுக்கெட்ட*, arivilladha*, arivillatha*, arivu illadha*, arivu illatha*, அறிவில்லாத (நாய*|முண்டம்*|ஜென்ம*|கழுத*|பய*|ஆள்*), naaye, naayae, naayey, naayinga*, naayingala, நாயே, நாய்களே, நாய்ங்க*, sori naai*, sorinaai*, சொறி நாய*, வெறி நாய*, veri naai*, erumamaad*, erumai maad*, eruma maad*, erumamadu*, எருமை மாடு*, எருமைமாடு*, எருமையே, எருமமாடு*, erumaye, kazhudhai*, kaludhai*, kazhuthai*, கழுதை*, echakala*, ecchakala*, echchakala*, எச்சக்கலை*, எச்சகல*, எச்சை*, echa (naai*|paya*|naaye), kammanaatti*, kammanatti*, கம்மனாட்டி*, somari*, சோமாரி*, mundam, mundame, முண்டம்*, முண்டமே, தண்டச்சோறு*, thandasoru*, dhandasoru*, dubakoor*, dubaakoor*, டுபாக்கூர்*, kaattumirandi*, kaatumirandi*, காட்டுமிராண்டி*, naadhari*, naathari*, நாதாரி*, நாதேரி*, pannada*, pannaada*, panaada*, பன்னாட*, பன்னாடை*, பண்ணாடை*, பரதேசி*, paradhesi*, பிச்சைக்கார (நாய*|பய*), ketta (payal*|paya), ketta kezhavan, thiruttu (paya*|payal*|naaye|naai*|punda*), (திருட்டு|திருட்டுப்) (பய*|நாய*), kuppai (paya*|payal*|naaye), kuppa (paya*|payal*|naaye), குப்பைப் (பய*), குப்பை (பய*|நாய*), loosu (paya*|koothi|punda*|payal*|kirukk*|naaye), லூசுப் (பய*|கூ*|பு*), லூசு (பய*|கூ*|பு*|நாய*), seruppala (adi*), செருப்பால அடி*`

export const tamil: ReadonlyArray<Rule> = [
  { label: "profanity", score: certain, spelling: "sound", terms: profanity },
  { label: "insult", score: likely, spelling: "sound", terms: insults },
  {
    label: "profanity",
    score: certain,
    spelling: "exact",
    terms: `otha, oththa, ootha, ottha, ஒத்தா, ஓத்தா, ஒத்த பு, poolu, pool oombu, பூலு, பூல், soothu, suthula, soothula, சூத்து, சூத்துல, koothi, koodhi,
      kuthiyan, baadu, thevdia, mairu, myru, myre, mayire, mayir, omala, umbu, sunni oombu, molai, சுன்னி, கூதி`
  },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `naai, naayi, நாய், panni, பன்னி, பன்றி, loosu, lusu, லூசு, kuppai, kuppa, குப்பை, mokka, மொக்கை, mosam, மோசம், somberi, சோம்பேறி, சோம்பேரி,
      eruma, erumai, எருமை, thirudan, திருடன், kena, dubakur, poda, podi, போடா, போடி`
  }
]
