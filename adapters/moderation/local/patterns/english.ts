// Content warning: a moderation guard has to name what it refuses.
import { certain, likely, type Rule } from "../rule.ts"

const you = "you|u|ya|youre|ur"
const person =
  `person|human|being|man|woman|guy|girl|boy|bitch|creature|manager|boss|lead|leader|engineer|developer|coder|colleague|
idiot|fool|piece|excuse|thing|freak|pig|dog|cow|clown|liar|coward|loser|worm|monkey|rat|kid|child`.replace(
    /\n/g,
    ""
  )
const bad =
  `stupid|dumb|pathetic|worthless|useless|filthy|disgusting|ugly|miserable|brainless|spineless|gutless|mindless|clueless|
incompetent|sick|twisted|vile|nasty|lying|lazy|fat|smelly|braindead|retarded|idiotic|moronic|hopeless|dirty|rotten|shameless|
toxic|vicious|creepy|crazy|insane|revolting|repulsive`.replace(/\n/g, "")
const insult =
  `idiot|moron|fool|clown|coward|liar|loser|pig|dog|rat|snake|disgrace|joke|creep|jerk|imbecile|cretin|freak|parasite|
leech|fraud|waste|cow|worm|ape|monkey|donkey|swine|trash|garbage|scum|filth|vermin|psycho|witch|hag|rubbish|
halfwit|dimwit|twit|dumbass|ass|crap|tool|puppet|bootlicker|abomination`.replace(/\n/g, "")
const family = "kid|kids|child|children|daughter|son|wife|husband|family|mother|mom|mum|sister|parents|baby"
const will =
  "will|ill|gonna|going to|am going to|shall|want to|wanna|would love to|could|should|swear ill|promise to"
const bodyPart =
  `leg|legs|arm|arms|neck|face|head|teeth|throat|finger|fingers|bone|bones|jaw|skull|knees|nose|kneecaps|hands|back|
eyes|tongue`.replace(/\n/g, "")
const harm =
  `kill|hurt|stab|shoot|beat|bash|strangle|choke|slap|punch|murder|bury|skin|rape|burn|hunt|smash|cut|slit|gut|crush|
destroy|ruin|butcher|poison|lynch|hang|thrash|knife|torture|slice|bleed|whip|kick|drown`.replace(/\n/g, "")

const threats = `i know where (${you}) (live|park|work|sleep|stay|sit|go|walk|drive|eat|are|hang)
i know where (your|ur) ~ (live|lives|school|schools|goes|go|work|works|park|parks|plays|play|study|studies)
i (know|found|have|got) (your|ur) (address|home address|license plate|number plate|route|kids|family)
watch (your|ur) back, watch yourself tonight, sleep with one eye open, better (hide|run), you had better (hide|run), youd better (hide|run)
(i|we|ill|well|im|were) (${will}) ~1 (${harm}) (${you}|your|ur)
(ill|i will|we will|im going to|im gonna|i am going to|gonna) ~2 (${harm}|break|snap|rip) (${you}|your|ur)
(break|smash|cut|slit|wring|snap|crack|bash|rip|chop|crush|twist|bust|knock out|rearrange|pull out) (${you}|your|ur) ~1 (${bodyPart})
(${you}) (will|gonna|going to|are going to|shall|ll)? (regret|pay for) (this|it|that|what) ~2 (day|life|blood|forever)?
(youll|you will|you are going to|youre going to|you gonna) (regret (it|this|ever|the day|being born|crossing|messing)|pay for|suffer|bleed|burn|die|disappear|get hurt|be sorry)
(youre|you are|ur) (dead|dead meat|a dead man|a dead woman|so dead|finished if), dead (man|woman) walking
(your|ur) days are (numbered|over|limited), (your|ur) (car|house|home|tyres|tires|bike) ~3 (burn|fire|bomb|smash|slashed|accident|brakes)
(your|ur) (${family}) ~6 (be careful|accident|get hurt|suffer|pay for|burn|bad things|happens to|disappear|regret|cry over)
(your|ur) (${family}) (go|goes|walk|walks|play|plays|study|studies|attend|attends|is|are) ~5 (school|park|house|home|street|bus stop|alone)
(shame|pity|sad|terrible|awful) if ~2 (something|anything|an accident) ~2 (happened|happens|happen)
(something|things|accidents) (bad|terrible|nasty) (might|may|could|can|will) (happen|find) ~1 (you|your)
(catch|get|find|face|fight) (you|me) (outside|alone|after work|at the gate|in the parking|in the dark|on your way home)
(waiting|wait) for you ~2 (outside|parking|gate|car park|bus stop|garage|street|stairs|corner)
(i|we|ill|somebody|someone) (will|am|is|are)? (come|coming|going to come) (for you|to your house|to your home|after you and)
(follow|followed|following) you (home|to your), (wont|will not|never) (see tomorrow|make it home|get home|reach home|leave here alive|live long|wake up), (you|u) (wont|will not) survive
(bullet|knife|gun|acid|bomb|rope) ~4 (for you|you|your|with your name), (throw|pour) acid, i have a (gun|knife|rifle)
put you (in|into|under) ~1 (hospital|grave|ground|coffin|wheelchair|dirt|icu), make you (bleed|suffer|disappear|beg|crawl)
(you) (should|must|need to|deserve to|ought to|have to) (be|get)? (shot|hanged|beaten|killed|lynched|slapped|whipped|stabbed|thrashed|raped|burned|burnt|die|choked)
(you) deserve a (beating|bullet|slap|kicking|thrashing|punch), teach you a lesson ~3 (never|forget|outside|fist|fists|hospital)
(snitch|snitches|report|complain|tell anyone|talk) ~5 (you die|youre dead|get stitches|will kill)
hope you ~2 (die|rot|burn|suffocate|choke|crash|cancer|accident|hit by|stroke|run over|bleed|suffer|dead|killed)
(die|burn|rot) in (hell|a fire|a hole|pain), (ill|i will|we will) (find|hunt|track) you (and|down|wherever|alone|outside)
(come|step|meet) ~2 (outside|parking lot|car park) ~4 (beat|fight|fists)
blood on (your|the) (hands|desk|floor|keyboard) soon`

const selfHarm = `(kill|hang|shoot|neck|unalive|rope|drown|poison|stab|strangle|off) (yourself|urself|yourselves|yoself)
kys, go die, go and die, (should|please|can you|you) just die, just die (already|you|and|now|loser|idiot), please die, die already, drop dead, die you, fuck off and die, curl up and die, die alone
killyourself, (end|take|finish) (your|ur) (own)? (life|miserable life|worthless life|sad life), (slit|cut) (your|ur) (own)? wrists
(drink|swallow|eat|take|try) (some|a|the|a bottle of|all)? (bleach|poison|rat poison|acid|your pills|cyanide|sleeping pills|all the pills)
(you|just|go|please|should|why dont you|and) ~1 (jump|leap|throw yourself) (off|from|out|in front|under|into) (of)? (a|the|of|your|that)? ~1 (roof|bridge|building|window|balcony|cliff|train|bus|truck|terrace|floor|well|tower|car|lorry)
(walk|step|run) (into|in front of) (traffic|a bus|a train|a truck|a car|the traffic), play in traffic, tie a noose, find a (rope|noose)
(do|doing) (us|everyone|the world|me|yourself|the team|humanity|all of us) ~1 favou?r ~3 (die|jump off|disappear|hang|breathing|kill|dead|existing)
(do|doing) (us|everyone|the world|me|yourself|the team|humanity) ~2 (favor|favour) ~3 (die|jump off|disappear|hang|breathing|kill|dead|existing)
(nobody|no one|noone) (would|will|is going to|gonna) (miss|mourn|cry|notice|care) ~3 (you|if you|when you|gone|died|die|dead)
(world|planet|everyone|everybody|family) ~3 (better|happier|nicer|cleaner) ~3 (without you|if you were gone|if you died|if you were dead|off without)
why (are you|dont you|havent you|you) ~1 (still alive|still breathing|just die|kill|killed|end it|disappear forever|jump|dead yet)
(you) (should|deserve to|need to|ought to|must) ~1 (die|be dead|not exist|never have been born|not be alive|stop breathing|stop living)
(wish|hope) you (were|was) (dead|never born|not born|not alive|six feet), should never have been born, (please|just|should|you|already) stop (breathing|existing|living), stop (breathing|existing|living) (already|please|you|loser)
(nothing|no reason|no point|not worth) ~2 (for you)? (to)? (live for|living|staying alive), overdose tonight`

const sexual = `(nice|great|hot|sexy|tight|big|juicy|fine|cute|beautiful|perfect|sweet|bouncy|round) (ass|arse|tits|boobs|legs|body|butt|booty|breasts|bum|thighs)
(send|show|share|give|mail|text|dm) (me|us)? ~3 (nudes|naked|nude|private|bikini|lingerie|intimate|topless|underwear|dirty|sexy|hot) (pic|pics|picture|pictures|photo|photos|selfie|selfies|video|videos)
(sleep|go to bed|bed|make out|hook up|netflix and chill|cuddle|shower|spend the night|spend a night|spend one night|have sex|get naked|be intimate) with (me|us|your boss|the boss)
(come|came|go|meet me|visit|see me|wait) (to|in|at|up to|over to) my (hotel|hotel room|bedroom|bed|room|place|flat|apartment|cabin) ~4 (alone|tonight|night|promotion|rating|raise|bonus|appraisal|increment)
(want|love|like|dying|wanna|going|gonna|imagine|imagining|dream) (to|of|about)? (touch|touching|kiss|kissing|lick|licking|grab|grope|squeeze|fuck|bang|undress|undressing|taste|smell|spank) (you|your|ur)
(suck|lick|ride|touch|stroke|kiss|hold) (my|mine) (dick|cock|balls|lips|body|lap|thing), sit on my (lap|face|knee|desk and), on your knees, bend over, spread (your|those) legs
(wear|wearing|put on) (it|that|this|those) ~3 (for me|turn me on|so i can)
(if you|unless you|or else|until you) ~5 (sleep with|kiss|bed|naked|go out with me) ~6 (promotion|promoted|rating|raise|bonus|appraisal|increment|contract|job|review|hike)
(promotion|promoted|rating|raise|bonus|appraisal|increment|hike) ~5 (sleep with|spend a night|spend the night|one night|my bed|bedroom|my room|hotel|kiss|naked|between the sheets|undress)
(one|a|per) night ~2 (how much|price|rate|charge), how much (for|per|do you charge|you charge) ~1 (a|one|the)? night, what (are you|color are you|colour are you) wearing ~2 (underneath|under|tonight|in bed|right now)
(you|your) ~2 (look|looks|looking|are|is|so|body is) ~1 (sexy|fuckable|hot in|bangable|a turn on|seductive)
(cant|cannot|could not|couldnt|stop|keep) ~1 (staring|looking|stare|look|thinking|dreaming) (at|about|of) (your|ur|those) (legs|chest|body|breasts|ass|butt|lips|cleavage|curves|boobs|thighs|waist|neckline)
(take off|unbutton|undo) (your|that) (clothes|shirt|top|dress|skirt|bra|blouse|pants|saree|sari|kurta|panties|underwear|buttons)
friends with benefits, sexual (favor|favour|favors|favours), (in|into|to) (my|our) bed, who did you (sleep|screw|bang), slept (your way|her way|with the boss), (short|shorter|tight|tighter|revealing) (skirt|skirts|dress|clothes|top|tops|blouse) ~4 (tomorrow|again|more often|suits you|promotion)
(ass|boobs|tits|body|legs) (in|under) (that|those) (skirt|dress|jeans|top|pants|trousers|saree|leggings|blouse)
i (will|am going to|gonna|want to|would)? (rape|molest|grope) (you|your), you (want|like|need) it rough, (need|needs) a good (fuck|lay|shag|screw|dick), make me horny, turn me on`

const groups =
  `muslims?|hindus?|dalits?|christians?|jews?|blacks?|indians?|foreigners?|immigrants?|gays?|lesbians?|chinese|bihari|biharis|
madrasi|madrasis|northies|women|woman|females?|girls|africans?|arabs?|sikhs?|refugees?|migrants?|brahmins?|tamils?|bengalis?|kashmiris?|
northeasterners|asians?|whites?|homosexuals?|transgenders?|disabled|tribals?|adivasis?|pakistanis?|bangladeshis?|outsiders?`.replace(
    /\n/g,
    ""
  )

const hate = `go back to (your|ur|the|where you|wherever you|whatever) (country|village|jungle|slum|cave|came|come|home country|native place|hellhole|kind|gutter|ghetto|kitchen|hole|shithole|own country|mosque|caste)
go back to (pakistan|africa|china|india|bihar|bangladesh|mexico|afghanistan|mecca|nepal|madras|the jungle|the slum|the gutter|the kitchen|the fields)
(go|get|move) (to|back to|out to) pakistan, (filthy|dirty|stinking|smelly|bloody|damn|disgusting|worthless|useless|stupid|lazy|fucking|illegal) (${groups}|immigrant|caste|castes)
(terrorist|terrorists|animals|rats|vermin|thieves|cockroaches|criminals|dogs|pigs|parasites|monkeys) like (you|u|your people|your kind) ~1 (${groups})?
(all|you|these|those|every|typical|like) (you)? (${groups}) ~3 (terrorist|terrorists|thieves|rapists|animals|vermin|filth|dirty|smell|stink|stupid|liars|criminals|cockroaches|dogs|pigs|parasites|inferior|rats|garbage|scum|whores)
(we|i) (do not|dont|never|should not|wont) (need|want|hire|trust|tolerate|accept) ~3 (terrorists|your kind|your type|your sort|you people|people like you|${groups})
(your|ur) (kind|type|sort|people|caste|community|religion|race|tribe|lot|breed) ~4 (dirty|smell|stink|steal|filthy|thieves|terrorists|not welcome|animals|gutter|toilets|inferior|cannot be trusted|shit)
(low|lower|backward|scheduled|impure|polluted) (caste|born|castes) (scum|filth|dog|trash|people like|like you|bastard|you|pig|rat|idiot|fool), you (low|lower|backward) caste, low caste (manager|lead|boss|brain|mentality)
(quota|reservation|reserved) (product|products|candidate|trash|case|hire|idiot|brain|rat|baby|doctor|engineer|scum|beggar|rats), (because|only|here) ~3 (of)? (your|the) (quota|reservation|caste certificate)
(know|remember|stay in|show you) (your|ur) place ~3 (woman|girl|dalit|servant|caste|slave|boy)?, people (like|of) (you|your) (caste|kind|colou?r|religion|color|colour)
(women|woman|females|girls|ladies|mothers) (cant|cannot|have no|are too|are not|dont|should not|shouldnt|must not) ~3 (brain|brains|emotional|lead|code|manage|logic|drive|made for|think|engineers|leaders)
(women|woman|females|girls|ladies|mothers) (should|belong|belongs|must|only|are only) ~3 (kitchen|home|cook|babies|obey|at home|cleaning|marriage)
(stay|belong|belongs|go|get|back|return) (in|to|back to|into|back in) the kitchen, (make|go make|cook) (me)? (a)? (sandwich|sandwiches|roti|rotis), (clean|cleaning|scrub|sweep) ~2 (toilets|latrines|gutters|sewers) ~6 (caste|people|born|ancestors|father|kind|like you|where you)
(${you}) (are)? too (black|dark|brown|gay|old|fat) to, (fucking|stupid|dumb|ugly|bloody|damn) (feminist|feminazi|queer|homo|tribal|villager|foreigner|cripple|blind|deaf|old hag|hag), feminazi*, (gay|trans|queer|disabled) (freak|freaks|pervert|perverts|agenda scum|people are sick|people are diseased)
(being|you are|youre) (gay|trans|lesbian) is ~2 (sick|disease|disgusting|sin|wrong|mental), (hitler|gas|holocaust) ~5 (right|chamber|missed|finish|jews), your god is ~2 (filth|pig|dog|fake), (monkey|gorilla|ape) (face|like you)`

const aimed = `(${you}) (are|r|is|was|were|look like|sound like|act like|behave like|absolute|complete|total|utter|little|big|fat|old|dirty|such)? (an?|the|nothing but|just|such|really|so|truly|literally|a|an|always)? (${bad}|fucking|total|complete|absolute|little|utter|real|bloody|such)? (a|an|of|biggest|most)? (${bad}|little|old|fat|bloody|absolute|worst)? (${insult})
(${you}) (${bad}) (${person}|${insult}), (youre|you are|u r|ur|you r|you were|you look|you sound) (so|such|too|just|really|truly|totally|completely|absolutely|very|fucking|utterly|bloody|as|one|a|an|the most|incredibly|painfully)? (stupid|dumb|pathetic|worthless|brainless|disgusting|filthy|ugly|vile|repulsive|revolting|despicable|braindead|brain dead|retarded|subhuman|spineless|gutless|hideous|moronic|idiotic|shameless|trash|garbage|rubbish|scum|crap|human garbage)
(how|why) (stupid|dumb|thick|brainless|dense) (can|are|must|do) (you|u), how can (you|anyone|someone|one person) be (so|this|that) (stupid|dumb|thick|dense|brainless|pathetic)
(stupid|dumb|pathetic|worthless|filthy|disgusting|ugly|brainless|lying|spineless|miserable|sick|useless|sorry|fat|lazy|rotten|dirty|shameless) (little|old|fat|lying|excuse|piece|sack|bag)? (of|for|a|an)? (a|an|human|shit|crap|garbage|trash)? (moron|idiot|fool|pig|cow|dog|clown|rat|snake|coward|freak|animal|creature|human|shit|crap|trash|garbage|hag|witch|donkey|monkey|swine|worm|loser|man|woman|being|liar|thief)
(piece|sack|pile|load|bag) of (shit|crap|garbage|trash|dirt|filth|dung|excrement|turd|human waste), waste of (space|oxygen|air|skin|life|breath|flesh|human|sperm|a human), (sorry|poor|pathetic|pitiful|miserable) excuse (for|of) (a|an)
(${you}|your|ur) (have|has|got|had)? ~2 (no brain|no brains|half a brain|brain of a|iq of|room temperature|brain damage|brain damaged|single brain cell|two brain cells|not a single brain|brain the size|brain is|brains of), (do you|did you|did your) (even|ever|mother)? (have a brain|have brains|drop you|own a brain), use your brain ~1 (for once|idiot|if you have)
(${you}|your) (face|shadow|sight|existence|presence|voice|stench) ~2 (disgusts|makes|make|offends|ruins|sickens|is a curse|is disgusting|is ugly|stinks), (you) (make|makes) (me|us|everyone|people) (sick|puke|vomit|want to puke|want to vomit|throw up|wanna puke|nauseous|gag), (looking|look) at you ~2 (sick|vomit|puke|nauseous), you disgust (me|us|everyone), you (smell|stink) (like|of|so|bad|and)
(mother|mom|mum|parents) ~3 (ashamed|shame|whore|slut|should have aborted|aborted|regret), should have (swallowed|aborted) you, (crawl|slither|go) back (to|under|into) (the|your|whatever|a) (hole|rock|cave|gutter|swamp|sewer|zoo|mother)`

const harassment = `shut up, shutup, shut (your|ur|the|that) ~2 (mouth|trap|face|hole|gob|pie|hell|up), (just|so|you can|please) get lost, get lost (you|loser|idiot|from|already|now), go to hell, burn in hell, rot in hell, go jump in, piss off, bugger off, sod off, screw (you|u|off), up yours, eat (shit|dirt|crap), kiss my (ass|arse), get (the hell|the fuck) out, go screw yourself, go fuck
(nobody|no one|noone) (likes|wants|loves|needs|cares about|asked for|asked|can stand|respects|would piss on) (you|u|ur|your face|your opinion)
(everyone|everybody|we all|all of us|whole team|whole office|entire team|entire office) (hates|despises|detests|laughs at|is laughing at|is sick of|hate|despise|laugh at|is disgusted by) (you|u|ur|your face|your opinion)
(hate|despise|detest|loathe) (you|u|your face|your guts|your existence|your stupid face|looking at you), (quit|resign|leave|disappear|vanish|get out|go away|just go) (already)? (you|and never|before we|loser|forever|or we will|or i will|or ill)
(we|i) (will|gonna|are going to|am going to|can|ill|well) (make|turn) (your|ur) (life|days|time here) ~2 (hell|miserable|living hell|nightmare), (make|making) sure you never (work|walk|see|speak|talk|eat|wake|type) again, never (walk|wake) again, (love|like|enjoy) (looking|staring|peeking) at your (legs|chest|body|breasts|ass|butt|cleavage|thighs|curves), i will ruin (your|you), (ruin|destroy|wreck|end) (your|ur) (life|rating|career|reputation|marriage|family)
(go cry|cry more|boo hoo) ~1 (baby|about it|loser|to your mommy|to mommy|little), (go back to|return to) (school|kindergarten|your mother|primary school|nursery|your mommy|mommy), talk to the hand, who (asked|cares about) (you|your) ~2 (opinion|clown|idiot|moron|loser)?, nobody asked (you|for you|your)
(you) (do not|dont|never|wont) deserve (to live|to exist|to breathe|oxygen|life|human|respect as)`

const spam = `(plot|land|site|flat) for sale, (part time|work from home) (job|jobs), (crypto|bitcoin|forex) ~6 (group|dm|join|signals|signal|seat|seats|profit|return|tips), (telegram|whatsapp) (group|channel|link), weight loss (powder|tea|pills), limited seats, buy now ~4 (http|https|www|discount|offer|link), click (here|this link|the link|on the link) ~4 (win|free|prize|money|cash|claim|offer), (earn|make) ~3 (from home|per day|daily income|easy money|a week online), (free|cheap) (followers|viagra|bitcoin|iphone|gift cards?|loan|loans), (crypto|bitcoin|forex) (giveaway|investment|signals|doubling|profit), congratulations you (have)? won, (instant|urgent) loan, casino bonus, you have been selected ~4 (prize|winner|gift)`

export const englishPatterns: ReadonlyArray<Rule> = [
  { label: "threat", score: certain, spelling: "exact", terms: threats },
  { label: "self-harm-incitement", score: certain, spelling: "exact", terms: selfHarm },
  { label: "sexual", score: certain, spelling: "exact", terms: sexual },
  { label: "hate", score: certain, spelling: "exact", terms: hate },
  { label: "insult", score: likely, spelling: "exact", terms: aimed },
  { label: "harassment", score: likely, spelling: "exact", terms: harassment },
  { label: "spam", score: likely, spelling: "exact", terms: spam }
]
