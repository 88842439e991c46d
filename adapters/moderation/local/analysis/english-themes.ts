import type { Theme } from "./themes.ts"

const strong = 2
const weak = 1
const spelling = "exact"

const leadership: ReadonlyArray<Theme> = [
  {
    category: "Leadership & Mentorship",
    name: "mentoring",
    weight: strong,
    spelling,
    terms: `mentor*, coach*, guid*, learn, learned, learnt, teach, teaches, teaching, taught, junior, juniors, intern, interns, onboard, onboarded, newcomer*, newbies, new
      (joiners|joiner|hires|starters|managers), apprentice*, trainee*, career*, promoted, promotion*, potential, (grow|growth|grew), role model,
      (first|second|a) chance, believed in, believe in, nurtur*, one on one*, 1 on 1*, develop (people|your people|the team|others), role you, advice`
  },
  {
    category: "Leadership & Mentorship",
    name: "leading",
    weight: strong,
    spelling,
    terms: `lead, leads, leader*, led, leading, manager*, manages, manage, managing, managed, boss, delegat*, micromanag*, vision, strateg*, direction,
      priorit*, responsibility, accountab*, ownership, empower*, inspir*, motivat*, protect*, shield*, stood (up|behind|by), stand (up|behind|by),
      (take|took|takes|taking|give|gave|gives|share|shares|shared|always|never) ~1 credit, credit the, credits, favourit*, favorit*, favouritism, favoritism, underperform*, head of,
      (people|team|those|everyone) (below|under) you, hard (conversations|decisions|calls), tough (conversations|decisions|calls), reorg*, morale,
      look after, looks after, room to, space to, mistakes and learn, let (me|us) try, trust us, trusted me, trusts us, rescu*, standing up, decisive*, indecisive*, hire, hiring, fair, unfair`
  }
]

const communication: ReadonlyArray<Theme> = [
  {
    category: "Communication & Collaboration",
    name: "communication",
    weight: strong,
    spelling,
    terms: `communicat*, messag*, repl*, respond*, response*, email*, mail, mails, slack, chat, explain*, explanation*, present, presented, presentation*,
      jargon, tone, blunt*, polite*, rude*, sarcas*, summary, thread, threads, conversation*, discussion*, write down, wrote down, wording, unclear,
      say it straight, heads up, announce*, transparent*, inform*, kept us (posted|informed), tell us, told us, talk to, talked to, speak, spoke,
      your writing, drafts, status update*, clear (and|notes|update*|messages), comments, minutes, notes`
  },
  {
    category: "Communication & Collaboration",
    name: "listening",
    weight: strong,
    spelling,
    terms: `listen*, interrupt*, hear us, talk over, talked over, talks over, cut (me|us|people|others) off, shy, quiet (people|members|colleagues), speak up,
      spoke up, feedback, invite feedback, opinion*, ask questions, argue*, argued, defensive, heard`
  },
  {
    category: "Communication & Collaboration",
    name: "teamwork",
    weight: strong,
    spelling,
    terms: `collaborat*, cooperat*, together, teamwork, team player, workshop*, meeting, meetings, working with you, work with you, pair, pairing, paired,
      help others, helped, helps, helping, share, shares, shared, sharing, other teams, time zones, across teams, customers, client, clients, conflict*,
      stakeholder*, retro, everyone in, hand over, handover, support, supports, supportive`
  }
]

const technical: ReadonlyArray<Theme> = [
  {
    category: "Technical & Problem Solving",
    name: "code quality",
    weight: strong,
    spelling,
    terms: `code, codebase, coding, coder, program*, sql, query, queries, index, refactor*, commit, commits, linter, merge, pull request, pull requests, api,
      apis, script, scripts, test, tests, testing, tested, unit tests, data structure*, algorithm*, architecture, over engineer*, overengineer*, schema,
      rewrit*, function*, library, framework*, typescript, python, java, frontend, backend, design doc, spec, technical debt`
  },
  {
    category: "Technical & Problem Solving",
    name: "problem solving",
    weight: strong,
    spelling,
    terms: `bug, bugs, debug*, leak, root cause, analysis, analys*, analyz*, outage*, incident*, crash*, race condition, problem*, solve, solves, solved, solving,
      solution*, fix, fixed, fixes, fixing, diagnos*, troubleshoot*, logs, investigat*, error, errors, edge cases, issue, issues, puzzle*, logic*`
  },
  {
    category: "Technical & Problem Solving",
    name: "technical skill",
    weight: strong,
    spelling,
    terms: `technical*, tech, server*, deploy*, database*, cach*, network*, memory, performance, latency, page load, infrastructure, pipeline*, kubernetes, cloud,
      security, engineer, engineering, system, systems, service, services, software, runs in seconds, basics, skill, skills, expert*, forums, regex`
  }
]

const creativity: ReadonlyArray<Theme> = [
  {
    category: "Creativity & Innovation",
    name: "ideas",
    weight: strong,
    spelling,
    terms: `idea, ideas, (nobody|no one) (else)? ~2 (thought|imagined), thought of, creativ*, innovat*, original, originality, imagin*, concept, concepts, brainstorm*, invent*, inventive, novel, fresh, unusual, unexpected,
      surprise us, surprising, surprised, outside the box, out of the box, new (way|ways|approach|approaches|concepts|direction|angle|things|every), propos*, vision board,
      always done, strange things, something original, copycat, recycl*, same old, a trick from, twist, clever, whimsical, playful, artistic`
  },
  {
    category: "Creativity & Innovation",
    name: "experiments",
    weight: strong,
    spelling,
    terms: `experiment*, prototype*, try (something|strange|new|odd|things), take a risk, take risks, risk now, too safe, play it safe, play it too safe, hackathon*, mock up*,
      mockup*, layout*, design, designs, redesign*, redraw*, sketch*, mascot, theme, logo, colour scheme, visual*, game, gamif*, story telling, storytelling, video, product idea`
  }
]

const reliability: ReadonlyArray<Theme> = [
  {
    category: "Reliability",
    name: "deadlines",
    weight: strong,
    spelling,
    terms: `deadline*, without notice, (miss|missed|misses) ~2 (call|calls|meeting|meetings|deadline|deadlines|dates|standup|standups), on time, in time, late, later than, early, delay*, overdue, punctual*, slip, slipped, slips, last minute, due date*, by (monday|tuesday|wednesday|thursday|friday),
      a week ahead, days early, met the, meets the, new date, the date, timesheet*, schedule*, on schedule, waiting, we wait, us wait, stand up, standup, standups`
  },
  {
    category: "Reliability",
    name: "keeping promises",
    weight: strong,
    spelling,
    terms: `promise*, promised, reliab*, unreliab*, depend*, dependab*, count on, rely on, relied on, trustworth*, consisten*, steady, follow through, follows through, follow up, followed up,
      do what you say, did what you said, does what, said you would, say you will, keep your word, kept your word, keeps your word, your word, on call, sleep well, has to (check|chase), have to (check|chase), had to
      (check|chase), abandon*, halfway, half done, unfinished, finish, finished, finishes, cancel*, forgot*, forget*, disappear*, show up, showed up, shows up, never show, say yes, every single time,
      same quality, commitment*, committed, drop the ball, dropped the ball, chase you, remind you, reminders, without being asked, thorough*`
  }
]

const general: ReadonlyArray<Theme> = [
  {
    category: "Other / General",
    name: "good wishes",
    weight: strong * 2,
    spelling,
    terms: `birthday*, congrat*, wedding, good luck, happy (new|diwali|holi|eid|pongal|onam|ugadi|christmas|anniversary), get well, illness, best wishes, farewell, baby, welcome back, see you back,
      have you back, merry christmas, festival, retirement`
  },
  {
    category: "Other / General",
    name: "the workplace",
    weight: strong * 2,
    spelling,
    terms: `canteen, cafeteria, food, lunch, coffee, tea, snacks, chair*, air condition*, airconditioning, too cold, too hot, room temperature, plants, window, parking, toilet*, washroom*, lift, elevator*,
      desk, desks, colours, colors, clothes, shirt, outside the office, outing, party, vegetarian, office (is|was|has), meeting room, heating, lights, cubicle*, music, playlist`
  },
  {
    category: "Other / General",
    name: "nothing specific",
    weight: strong * 2,
    spelling,
    terms: `cannot say much, cant say much, nothing to (say|add), no comment*, do not know you, dont know you, know you well enough, only worked here, new here, not sure what to, kind person, nice person,
      good person, nice to have you, all good, no feedback, have a nice, keep smiling, your smile`
  }
]

export const englishThemes: ReadonlyArray<Theme> = [
  ...leadership,
  ...communication,
  ...technical,
  ...creativity,
  ...reliability,
  ...general,
  {
    category: "Reliability",
    name: "steady work",
    weight: weak,
    spelling,
    terms: "always, every time, every day, again and again, on top of"
  },
  {
    category: "Creativity & Innovation",
    name: "new things",
    weight: weak,
    spelling,
    terms: "new, different, dull, boring, brilliant, odd"
  },
  {
    category: "Leadership & Mentorship",
    name: "leading",
    weight: weak,
    spelling,
    terms: "team, people, us, boring parts, decision*, decide*, guidance"
  },
  {
    category: "Communication & Collaboration",
    name: "teamwork",
    weight: weak,
    spelling,
    terms: "team mates, colleagues, talk, talks, review, ask, clear, calls, calling"
  }
]
