/** Texts of every language and script that compile the guard's code paths and open its word lists and models. */
export const warmUpTexts: ReadonlyArray<string> = [
  "You explain the plan well, Priya, but the last release broke twice and nobody answered for it. My brother hates early meetings; could we start at ten? 🙂",
  "आप मीटिंग में सबकी बात सुनते हैं, पर समय पर जवाब नहीं देते। अगली बार सूची पहले भेज दें, बहुत मदद होगी।",
  "Aap sabki baat sunte ho, par time pe jawab nahi dete. Agli baar list pehle bhej dena, badi meherbani.",
  "మీరు చాలా ఓపికగా వివరిస్తారు, కానీ సమాధానాలు ఆలస్యంగా వస్తాయి. ఈసారి ముందే చెప్పండి.",
  "Meeru baaga explain chestaru, kani reply late ga vastundi. Next time munde cheppandi.",
  "நீங்க நல்லா உதவி பண்றீங்க, ஆனா ரிலீஸ் தாமதமாகுது. அடுத்த முறை முன்னாடியே சொல்லுங்க.",
  "Neenga nalla help panreenga, aana release late aagudhu. Adutha murai munnadiye sollunga.",
  "ನೀವು ಚೆನ್ನಾಗಿ ವಿವರಿಸುತ್ತೀರಿ, ಆದರೆ ಉತ್ತರ ತಡವಾಗಿ ಬರುತ್ತದೆ. ಮುಂದಿನ ಸಲ ಮೊದಲೇ ಹೇಳಿ.",
  "Neevu chennagi vivaristira, aadre reply late aagi barutte. Mundina sala modale heli.",
  // Stopped by the classifier alone, and so read a second time with what may be names.
  "నీలాంటి వాళ్ళు పుట్టకపోతే బాగుండేది"
]
