// Runs before the first paint, so that a chosen theme does not flash. A file of its own: no inline scripts.
;(() => {
  try {
    const theme = localStorage.getItem("honesthive-theme")
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme
  } catch {
    // Storage may be switched off; then the system's theme holds.
  }
})()
