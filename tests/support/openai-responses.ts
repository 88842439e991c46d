const quiet = {
  harassment: 0.001,
  "harassment/threatening": 0.001,
  hate: 0.001,
  "hate/threatening": 0.001,
  "self-harm/instructions": 0.001,
  sexual: 0.001,
  violence: 0.001
}

export const moderated = { model: "omni-moderation-2024-09-26", results: [{ category_scores: quiet }] }

export const completed = (answer: object) => ({
  choices: [
    { index: 0, message: { role: "assistant", content: JSON.stringify(answer) }, finish_reason: "stop" }
  ]
})
