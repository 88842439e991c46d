export const openaiDefaults = { baseUrl: "https://api.openai.com/v1", model: "gpt-5.4-nano" } as const
