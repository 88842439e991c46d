// Content warning: a moderation guard has to name the words that it refuses.
import { certain, likely, mild, type Rule } from "../rule.ts"

/** Words for a person that are insults wherever they stand; also used by the patterns. */
export const insultNouns = `idiot, idiots, idiotic, moron, morons, moronic, imbecile, imbeciles, imbecilic, cretin, cretins, dimwit,
dimwits, nitwit, halfwit, dipshit, dumbass, dumbasses, dumbfuck, dumbo, dunce, dolt, dullard, dunderhead, blockhead, bonehead,
airhead, pinhead, meathead, knucklehead, fathead, birdbrain, peabrain, numbskull, numskull, nincompoop, ignoramus, simpleton,
loser, losers, scumbag, scumbags, scum, lowlife, lowlifes, sleazebag, sleazeball, dirtbag, douche, douchebag, douchebags,
asshat, assclown, asswipe, arsehole, arseholes, jackass, jackasses, dumbbell, brainless, spineless coward, shithead, crybaby,
maggot, cockroach, vermin, degenerate, psycho, psychopath, sociopath, lunatic, nutjob, nutcase, fatso,
fatass, lardass, tosser, pillock, plonker, bellend, knobhead, muppet, twit, wimp, pansy, buffoon, bimbo, ugly cow`

const profanity = `motherfuck*, mothafuck*, muthafuck*, mofo, mofos, fuck, fucks, fucked, fucker, fuckers, fucking, fuckin, fuckoff,
fuckyou, fucktard*, fuckwit*, fuckface*, fuckhead*, clusterfuck*, fck, fcking, fuk, fuking, fukin, fuq, phuck, phuk, fking, effing,
shit, shits, shitty, shithole*, shitface*, shitbag*, shitstain*, bullshit, horseshit, dogshit, batshit, sht, shite, stfu, gtfo,
asshole, assholes, ahole, cunt, cunts, cunty, bitch, bitches, bitchy, biatch, beotch, btch, bastard, bastards, bstrd, dick, dicks,
dickhead*, dikhead*, dickface*, dickwad*, cocksuck*, cockhead*, prick, pricks, twat, twats, wanker, wankers, wank, bollocks, bugger off,
piss off, pissoff, slut, sluts, slutty, whore, whores, skank, skanky, hoes, jerkoff, jackoff, ballsack,
nutsack, pussy, pussies, dyke, arse, arses, turd, turds, crapface`

const slurs = `nigger*, nigga*, niggaz, chink, chinks, chinky, gooks, kike*, spic, spics, wetback*, beaner*, raghead*, towelhead*,
sandnigger*, camel jockey, paki, pakis, coons, jigaboo, darkie, darkies, porch monkey, redskin, squaw, gypo, pikey, faggot*,
fagot, fag, fags, faggy, dyke, dykes, tranny, trannies, shemale*, lesbo, sodomite*, retard, retards, retarded, tard, libtard*, spastic, spaz, mongoloid,
midget, mudslime*, muzzie*, christ killer, bhakt scum,
untouchable scum, shitskin, terrorists like you, terrorist like you`

const sexual = `nudes, nude pics, dick pic*, blowjob*, blow job, handjob*, hand job, boobs, boobies, tits, titties, milf, milfs, gangbang*,
cumshot*, jizz, horny, dildo*, anal sex, oral sex, sexting, fuckable, bangable, jerk off, 
deepthroat*, camel toe, panties`

export const english: ReadonlyArray<Rule> = [
  { label: "insult", score: likely, spelling: "exact", terms: insultNouns },
  { label: "profanity", score: certain, spelling: "exact", terms: profanity },
  { label: "hate", score: certain, spelling: "exact", terms: slurs },
  { label: "sexual", score: certain, spelling: "exact", terms: sexual },
  {
    label: "insult",
    score: mild,
    spelling: "exact",
    terms: `stupid, dumb, fool, fools, foolish, clown, pathetic, useless, worthless, garbage, trash, rubbish, crap, crappy, damn,
      ass, liar, coward, pig, dog, rat, snake, disgrace, joke, creep, jerk, incompetent, disgusting, lazy, ugly, crazy, insane`
  }
]
