export const families = {
  grammar: [
    "you-polite you-informal your i-me my we-us he-she-they everyone nobody this-that-thing buddy",
    "respect-form not never only-merely very too-much always again sometimes why how when-where who-what",
    "if but-however because without-instead should-must can-could cannot will-future please stop-doing",
    "let-me want-wish look-see say-tell do-make give take go come know think-feel become-be",
    "today-tomorrow long-time first-last more-less small-amount number-money"
  ],
  praise: [
    "praise-quality slang-praise thanks love-like respect-admire happy-glad congratulate-wish helpful",
    "improve-grow success-win trust-confidence patient-calm kind-caring honest-open funny-fun",
    "clever-talented hard-working punctual-good clear-easy neat-quality fast-good encourage proud-special",
    "smile-warm rely-on best-most smooth-works"
  ],
  criticism: [
    "bad-quality disappoint angry-shout rude-harsh lazy-careless late-delay mistake-error fail-break",
    "confuse-unclear boring-dull frustrate-annoy unfair-favourite ignore-exclude blame lie-cheat",
    "forget-miss slow waste arrogant-ego complain afraid-nervous sad-hurt tired-overload problem-issue",
    "lack-missing worse-than interrupt-block noisy-messy refuse-avoid copy-repeat hard-difficult",
    "stuck-pending"
  ],
  abuse: [
    "stupid-person worthless-person no-brain animal-slur dirt-slur burden-parasite coward-unmanly",
    "mad-crazy ugly-body shameless thief-fraud flatterer-slur liar-slur clown-joke beggar-low",
    "prostitute-slur family-insult bastard genitals-obscene obscene-verb curse-hell shut-up get-lost",
    "spit-slap-shoe kill-murder hit-beat break-body weapon-acid-petrol blood-grave-funeral die-death",
    "hang-rope jump-train-poison burn follow-watch-you know-your-place your-family-threat beware-lesson",
    "finish-destroy last-day-count send-goons expose-leak nobody-wants-you mock-laugh-at life-worthless",
    "suicide-word sex-act sex-invite sexy-body touch-kiss night-room-hotel clothes-looks lover-date",
    "promotion-for-sex caste-slur religion-slur region-slur go-back-place woman-contempt gay-trans-slur",
    "disability-slur spam-offer spam-earn spam-contact spam-lottery spam-adult"
  ],
  people: [
    "caste-word religion-word region-language-word woman-word man-word lgbt-word disability-word",
    "skin-colour old-age servant-class foreigner named-group named-person"
  ],
  pictures: ["animal-picture weapon-picture disgust-picture"],
  report: ["called-me-report happened-to-me harassment-report my-own-fault i-suffer joke-idiom"],
  leadership: [
    "boss-leader mentor-teach guide-direction decide-decision delegate-micromanage take-credit",
    "appraisal-promotion stand-up-for-team vision-goal-priority motivate-team career-growth trust-juniors",
    "responsibility-own fair-manager"
  ],
  communication: [
    "message-reply mail-phone-chat meeting-call listen-hear explain-present ask-question",
    "feedback-review-word tone-voice inform-update team-together share-help-colleague conflict-argue",
    "customer-client language-translation handover-other-team"
  ],
  technical: [
    "code-program bug-debug test-qa deploy-release-server data-report-excel design-architecture",
    "machine-tool-equipment repair-fix-solve find-cause-analyse skill-knowledge-expert",
    "performance-security calculation-accounts document-technical system-software-app",
    "electric-medical-shop-skill"
  ],
  creativity: [
    "idea-think-up new-novel creative-imagine visual-design-colour experiment-try original-unique",
    "story-art-write brainstorm-suggest old-way-conservative"
  ],
  reliability: [
    "deadline-date promise-word-kept attendance-leave-shift consistent-every-day follow-up-remind",
    "deliver-finish-work half-done-leave check-careful-double available-when-needed",
    "process-rule-discipline arrive-early-late"
  ],
  general: [
    "greeting-festival-birthday food-tea-lunch office-place-seat-ac party-trip-game movie-music-cricket",
    "personality-style-general salary-hr-admin transport-parking health-family weather clothes-neutral",
    "luck-future-wish"
  ]
} as const

export const conceptsOf = (family: keyof typeof families): ReadonlyArray<string> => {
  const lines: ReadonlyArray<string> = families[family]
  return lines.flatMap((line) => line.split(" "))
}

/** Compiled lexicons refer to a concept by its index in this list. */
export const conceptNames: ReadonlyArray<string> = Object.values(families)
  .flat()
  .flatMap((line) => line.split(" "))
