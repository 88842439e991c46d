/**
 * Shows hover, focus and press without a pointer: repeats every rule for such a state for the direct children of
 * `.forced-hover`, `.forced-focus` and `.forced-active`, so that the page shows the real rules.
 */
const forced = [
  [/:hover/g, ":is(.forced-hover > *)"],
  [/:focus-visible|:focus(?![-\w])/g, ":is(.forced-focus > *)"],
  [/:active/g, ":is(.forced-active > *)"]
] as const

const forcedSelector = (selector: string): string =>
  forced.reduce((text, [state, stand]) => text.replace(state, stand), selector)

type RuleList = Pick<CSSStyleSheet, "cssRules" | "insertRule">

const repeatRules = (list: RuleList): void => {
  for (let index = list.cssRules.length - 1; index >= 0; index--) {
    const rule = list.cssRules.item(index)
    if (rule instanceof CSSGroupingRule) repeatRules(rule)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes("forced-")) continue
    const selector = forcedSelector(rule.selectorText)
    if (selector !== rule.selectorText) list.insertRule(`${selector} { ${rule.style.cssText} }`, index + 1)
  }
}

const handledSheets = new WeakSet<CSSStyleSheet>()

export const forceStates = (): void => {
  for (const sheet of document.styleSheets) {
    if (handledSheets.has(sheet)) continue
    handledSheets.add(sheet)
    repeatRules(sheet)
  }
}
