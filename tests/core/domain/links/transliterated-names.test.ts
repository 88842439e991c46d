import { describe, expect, test } from "vitest"
import { suggestLink } from "#core/domain/links/suggest-link.ts"

/** Names and the spelling in ASCII that most people who have them use. */
const names: Readonly<Record<string, ReadonlyArray<readonly [name: string, link: string]>>> = {
  Hindi: [
    ["राजेश वर्मा", "rajesh-verma"],
    ["दीपक चौधरी", "deepak-chaudhary"],
    ["मनमोहन सिंह", "manmohan-singh"],
    ["पूजा अग्रवाल", "pooja-agarwal"],
    ["संदीप तिवारी", "sandeep-tiwari"],
    ["जवाहरलाल नेहरू", "jawaharlal-nehru"],
    ["स्वाति त्रिपाठी", "swati-tripathi"],
    ["ज्ञानेंद्र पांडे", "gyanendra-pandey"],
    ["फ़रहान ज़ैदी", "farhan-zaidi"],
    ["रचना चोपड़ा", "rachna-chopra"],
    ["ओमप्रकाश", "omprakash"],
    ["हेमलता जोशी", "hemlata-joshi"],
    ["रवींद्र राव", "ravindra-rao"],
    ["यश राय", "yash-rai"]
  ],
  Telugu: [
    ["శ్రీనివాస్ రావు", "srinivas-rao"],
    ["చంద్రశేఖర్", "chandrasekhar"],
    ["అనూష రెడ్డి", "anusha-reddy"],
    ["దివ్య భారతి", "divya-bharathi"],
    ["కార్తీక్", "karthik"],
    ["నరసింహ నాయుడు", "narasimha-naidu"],
    ["ఈశ్వర్", "eswar"],
    ["మౌనిక చౌదరి", "mounika-chowdary"],
    ["వెంకయ్య శాస్త్రి", "venkaiah-sastry"],
    ["జ్ఞానేశ్వర్", "gnaneswar"],
    ["చిరంజీవి", "chiranjeevi"]
  ],
  Tamil: [
    ["செல்வி", "selvi"],
    ["லட்சுமி", "lakshmi"],
    ["ரஜினிகாந்த்", "rajinikanth"],
    ["விஜய் சேதுபதி", "vijay-sethupathi"],
    ["சிவகுமார்", "sivakumar"],
    ["அருண் பிரசாத்", "arun-prasad"],
    ["மீனாட்சி சுந்தரம்", "meenakshi-sundaram"],
    ["பாலமுருகன்", "balamurugan"],
    ["அன்பழகன்", "anbazhagan"],
    ["ராமச்சந்திரன்", "ramachandran"],
    ["வெற்றிமாறன்", "vetrimaran"],
    ["நடராஜன்", "natarajan"],
    ["தங்கம் பாண்டியன்", "thangam-pandian"],
    ["ஜெயந்தி", "jayanthi"],
    ["மகேஷ்", "mahesh"],
    ["ஆனந்த்", "anand"],
    ["கௌரி", "gowri"],
    ["தேவி", "devi"],
    ["ஃபாத்திமா", "fathima"],
    ["கோபாலகிருஷ்ணன்", "gopalakrishnan"],
    ["செந்தில்குமார்", "senthilkumar"],
    ["சந்தோஷ்", "santhosh"],
    ["திவ்யா பரத்", "divya-barath"],
    ["தேவகி", "devaki"],
    ["பாலு சந்தானம்", "balu-santhanam"],
    ["சந்தியா", "sandhya"],
    ["இராஜேந்திரன்", "rajendran"],
    ["இரவி", "ravi"],
    ["ஸ்ரீதேவி ஸ்ரீதர்", "sridevi-sridhar"]
  ],
  Kannada: [
    ["ಕುಮಾರಸ್ವಾಮಿ", "kumaraswamy"],
    ["ಬಸವರಾಜ ಬೊಮ್ಮಾಯಿ", "basavaraj-bommai"],
    ["ಪುನೀತ್ ರಾಜ್\u200cಕುಮಾರ್", "puneeth-rajkumar"],
    ["ಶ್ರೀನಿವಾಸ", "srinivas"],
    ["ಕಾವ್ಯ ಗೌಡ", "kavya-gowda"],
    ["ರಾಘವೇಂದ್ರ", "raghavendra"],
    ["ಕೃಷ್ಣಮೂರ್ತಿ", "krishnamurthy"],
    ["ಸಂಧ್ಯಾ ಶೆಟ್ಟಿ", "sandhya-shetty"],
    ["ತಿಮ್ಮಯ್ಯ", "thimmaiah"],
    ["ಸಿದ್ಧಾರ್ಥ", "siddharth"],
    ["ವೀರೇಂದ್ರ", "veerendra"]
  ],
  "Latin letters with marks": [
    ["Zoë", "zoe"],
    ["Łukasz Wójcik", "lukasz-wojcik"],
    ["Björn Strauß", "bjorn-strauss"],
    ["Søren Kierkegård", "soren-kierkegard"],
    ["Gökhan Yıldırım", "gokhan-yildirim"],
    ["Eiríkur Þórðarson", "eirikur-thordarson"],
    ["Æsa Œuvray", "aesa-oeuvray"],
    ["Nguyễn Đức", "nguyen-duc"]
  ]
}

describe.each(Object.entries(names))("in %s", (_, rows) => {
  test.each(rows)("%s is %s", (name, link) => expect(suggestLink(name)).toBe(link))
})
