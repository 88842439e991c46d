// Runs before the first paint, so that a chosen theme does not flash. A file of its own: no inline scripts.
;(() => {
  const key = "honesthive-theme"
  // Signing out clears this browser's storage: the theme alone comes along, behind the address.
  const carried = /^#theme=(dark|light)$/.exec(location.hash)?.[1]
  if (carried !== undefined) {
    document.documentElement.dataset.theme = carried
    history.replaceState(history.state, "", location.pathname + location.search)
  }
  try {
    if (carried !== undefined) localStorage.setItem(key, carried)
    const theme = localStorage.getItem(key)
    if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme
  } catch {
    // Storage may be switched off; then the system's theme holds.
  }
})()
