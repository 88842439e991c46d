import { calls } from "#core/contract/calls.ts"
import { everyCall, type Mood, moods, readSimulation, type Simulated, simulate } from "../simulation.ts"
import { areLimitsOn, switchLimits } from "../switched-limits.ts"
import { make } from "./elements.ts"

const isSimulated = (name: string): name is Simulated => name === everyCall || name in calls

const isMood = (name: string): name is Mood => name in moods

const described = (name: string): string =>
  name in calls
    ? Object.entries(calls)
        .flatMap(([known, { method, path }]) => (known === name ? [`${method} ${path}`] : []))
        .join("")
    : name

const choice = (id: string, labels: Readonly<Record<string, string>>): HTMLSelectElement =>
  make("select", { id }, ...Object.entries(labels).map(([value, label]) => make("option", { value }, label)))

const summary = (): string => {
  const set = Object.entries(readSimulation())
  return set.length === 0
    ? "All calls are answered by the product."
    : set.map(([name, mood]) => `${described(name)}: ${mood}`).join("; ")
}

const limitsSwitch = (): HTMLLabelElement => {
  const box = make("input", { type: "checkbox", checked: areLimitsOn() })
  box.addEventListener("change", () => switchLimits(box.checked))
  return make("label", { className: "row" }, box, "Rate limits, as on a server")
}

/** Takes effect at once, in all tabs. */
export const answersForm = (): HTMLFormElement => {
  const names = [everyCall, ...Object.keys(calls)]
  const call = choice("call", Object.fromEntries(names.map((name) => [name, described(name)])))
  const mood = choice("mood", moods)
  const told = make("p", { role: "status" }, summary())
  const showMood = () => {
    mood.value = readSimulation()[call.value] ?? "plain"
  }
  call.addEventListener("change", showMood)
  mood.addEventListener("change", () => {
    if (isSimulated(call.value) && isMood(mood.value)) simulate(call.value, mood.value)
    told.textContent = summary()
  })
  showMood()
  return make(
    "form",
    {},
    make("label", { htmlFor: "call" }, "Call"),
    call,
    make("label", { htmlFor: "mood" }, "Answer"),
    mood,
    told,
    limitsSwitch()
  )
}
