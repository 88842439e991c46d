import { HttpResponse, http } from "msw"
import { localModerator } from "#adapters/moderation/local/index.ts"
import { moderationContract } from "../../../contracts/moderation.contract.ts"
import { chatting, comprehend, comprehendUrl, moderating, openai, testNetwork } from "./support.ts"

const { network } = testNetwork()

const chatHandler = chatting({
  category: "Reliability",
  sentiment: "positive",
  summary: "Praise for listening."
})

const comprehendHandler = http.post(comprehendUrl, async ({ request }) => {
  const { TextSegments = [] } = JSON.parse(await request.text())
  const Labels = [{ Name: "INSULT", Score: 0.02 }]
  return HttpResponse.json({
    Sentiment: "POSITIVE",
    ResultList: TextSegments.map(() => ({ Labels, Toxicity: 0.02 }))
  })
})

moderationContract("local", localModerator)
moderationContract(
  "openai",
  () => openai,
  () => network.use(moderating(), chatHandler)
)
moderationContract(
  "comprehend",
  () => comprehend,
  () => network.use(comprehendHandler)
)
