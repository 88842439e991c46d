import { calls } from "#core/contract/calls.ts"
import { makeElement } from "../elements.ts"
import {
  everyCall,
  type FaultTarget,
  isFault,
  readSimulation,
  saveSimulation,
  simulatedFaults
} from "../simulation.ts"
import { hasLimitsOn, switchLimits } from "../switched-limits.ts"

const isSimulated = (name: string): name is FaultTarget => name === everyCall || name in calls

const faultText = (name: string): string =>
  name in calls
    ? Object.entries(calls)
        .flatMap(([known, { method, path }]) => (known === name ? [`${method} ${path}`] : []))
        .join("")
    : name

const faultSelect = (id: string, labels: Readonly<Record<string, string>>): HTMLSelectElement =>
  makeElement(
    "select",
    { id },
    ...Object.entries(labels).map(([value, label]) => makeElement("option", { value }, label))
  )

const simulationSummary = (): string => {
  const set = Object.entries(readSimulation())
  return set.length === 0
    ? "All calls are answered by the product."
    : set.map(([name, fault]) => `${faultText(name)}: ${fault}`).join("; ")
}

const limitsSwitch = (): HTMLLabelElement => {
  const box = makeElement("input", { type: "checkbox", checked: hasLimitsOn() })
  box.addEventListener("change", () => switchLimits(box.checked))
  return makeElement("label", { className: "row" }, box, "Rate limits, as on a server")
}

export const simulationForm = (): HTMLFormElement => {
  const names = [everyCall, ...Object.keys(calls)]
  const call = faultSelect("call", Object.fromEntries(names.map((name) => [name, faultText(name)])))
  const fault = faultSelect("fault", simulatedFaults)
  const status = makeElement("p", { role: "status" }, simulationSummary())
  const showFault = () => {
    fault.value = readSimulation()[call.value] ?? "plain"
  }
  call.addEventListener("change", showFault)
  fault.addEventListener("change", () => {
    if (isSimulated(call.value) && isFault(fault.value)) saveSimulation(call.value, fault.value)
    status.textContent = simulationSummary()
  })
  showFault()
  return makeElement(
    "form",
    {},
    makeElement("label", { htmlFor: "call" }, "Call"),
    call,
    makeElement("label", { htmlFor: "fault" }, "Answer"),
    fault,
    status,
    limitsSwitch()
  )
}
