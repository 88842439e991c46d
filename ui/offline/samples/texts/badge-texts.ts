const textOpenings = [
  [
    "You mentor the juniors with real patience.",
    "Your leadership during the reorganisation kept us calm.",
    "You gave me my first chance to lead a project.",
    "You protect the people below you when things get rough.",
    "You coach us through mistakes and learn with us.",
    "You share the credit and keep the blame to yourself.",
    "You set a direction that everyone on the team understands.",
    "You believed in my potential before I did.",
    "You delegate real responsibility, not only the boring parts.",
    "You stood up for the interns in front of the whole management.",
    "You motivate us without raising your voice.",
    "Your career advice was the best I ever had."
  ],
  [
    "You listen until the other person has said everything.",
    "Your status updates are short and to the point.",
    "You reply to every message on the same day.",
    "You explain complicated subjects in plain words.",
    "Your presentation was understood by all departments.",
    "You invite opinions and never interrupt.",
    "You write minutes that one can work with afterwards.",
    "You handle conflicts between stakeholders politely.",
    "You make workshops pleasant for shy colleagues.",
    "You keep other teams informed before they have to ask.",
    "Your emails have a friendly tone and a clear request.",
    "You hand over your work with complete notes."
  ],
  [
    "You found the root cause of the crash from the logs.",
    "Your code is the easiest to read in the whole repository.",
    "You write unit tests before anyone reminds us of them.",
    "Your refactoring made the codebase half as large.",
    "You debug race conditions like nobody else here.",
    "The database queries that you rewrote run in seconds.",
    "Your architecture for the pipeline survived every load test.",
    "You know our servers and the network by heart.",
    "You fixed the memory leak that had troubled us for a year.",
    "Your pull requests are small and well tested.",
    "You solve problems step by step and show your logic.",
    "Your technical skill with caching saved the launch."
  ],
  [
    "Your ideas surprise us in every brainstorming session.",
    "The prototype that you built overnight was brilliant.",
    "You imagined a layout that nobody else had thought of.",
    "You take risks with original concepts.",
    "Your sketches turn dull features into a game.",
    "You proposed a new way to welcome our visitors.",
    "Your mascot gave the product a face.",
    "You experiment where others repeat themselves.",
    "Your redesign of the dashboard feels fresh.",
    "You bring creative twists to ordinary tasks.",
    "Your innovative storytelling made the video a success.",
    "You invent playful solutions out of the box."
  ],
  [
    "You are always on time with what you promised.",
    "You never miss a deadline.",
    "We can rely on you, every single time.",
    "You keep your word even when it costs you.",
    "You finish what you begin, days early.",
    "You follow through without being asked.",
    "Your work has the same quality every day, consistently.",
    "You show up on schedule, however early it is.",
    "One can count on you when you are on call.",
    "You keep every commitment, large and small.",
    "You are punctual, and nobody has to chase you.",
    "Your work is thorough and dependable."
  ],
  [
    "Happy birthday, and have a wonderful party.",
    "The plants on your desk cheer up the whole floor.",
    "Congratulations on the wedding.",
    "You make the best coffee on this floor.",
    "Your playlist makes Fridays better.",
    "Get well soon, we miss you at lunch.",
    "You are a kind person and I like your smile.",
    "Your colourful shirts brighten grey mornings.",
    "Welcome back from your long journey.",
    "The snacks that you bring are wonderful.",
    "Best wishes for the festival.",
    "Good luck with the baby and the new flat."
  ]
] as const

const textEndings = [
  "Thank you.",
  "Please keep it up.",
  "It made my week.",
  "I wanted to say so at last.",
  "More of that, please.",
  "It does not go unnoticed.",
  "That is rare.",
  "I really value it.",
  "It means a lot to me.",
  "I am grateful for it.",
  "We all say so.",
  "Do not stop.",
  "It makes a difference."
] as const

/**
 * 936 distinct texts, more than the badges need, since the analyst may sort a few differently. Categories alternate,
 * and each round pairs an observation with another ending.
 */
export const badgeTexts: ReadonlyArray<string> = textEndings.flatMap((_, round) =>
  Array.from({ length: 12 }).flatMap((_, index) =>
    textOpenings.map((texts, category) => {
      const ending = textEndings[(round + index + category) % textEndings.length]
      return `${texts[index] ?? ""} ${ending}`
    })
  )
)
