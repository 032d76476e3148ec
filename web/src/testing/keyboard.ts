import { expect, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More tab stops than any form has. */
const maxStops = 80
const longestWait = 8000
const anyDialog = '[role=dialog], [role=alertdialog]'
const stoppable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/** Moves to a control with Tab only, once it exists. */
export async function tabTo(control: Locator): Promise<void> {
  const element = await control.findElement()
  const dialog = element.closest(anyDialog)
  if (dialog !== null) await focusIn(dialog)
  const presses = tabsTo(element)
  // In one call: separate calls for each key take three times as long.
  if (presses > 1) await userEvent.keyboard('{Tab}'.repeat(presses))
  for (let stop = 0; stop < maxStops; stop += 1) {
    // Asked each time, because a field rendered on demand replaces a plain one.
    if (control.element() === document.activeElement) return
    await userEvent.tab()
  }
  throw new Error(`Tab does not lead to ${control.element().outerHTML}`)
}

/** Moves to a control with Tab and presses it. */
export async function press(control: Locator, key = '{Enter}'): Promise<void> {
  await tabTo(control)
  await userEvent.keyboard(key)
}

/** Opens a menu and chooses an item by keyboard only. */
export async function pressInMenu(button: Locator, line: Locator): Promise<void> {
  await press(button)
  await expect.element(line).toBeVisible()
  for (let stop = 0; line.element() !== document.activeElement; stop += 1) {
    if (stop > maxStops) throw new Error(`no arrow leads to ${line.element().outerHTML}`)
    await userEvent.keyboard('{ArrowDown}')
  }
  await userEvent.keyboard('{Enter}')
}

/** Waits until a dialog has the focus: an earlier key would go to the page below. */
export async function focusIn(dialog: Element): Promise<void> {
  const hasFocus = () => dialog.contains(document.activeElement)
  await vi.waitUntil(hasFocus, { timeout: longestWait, interval: 20 })
}

/** Focuses a control directly; reaching it by keyboard is covered elsewhere. */
export async function focusOn(control: Locator): Promise<void> {
  const element = await control.findElement()
  if (element instanceof HTMLElement) element.focus()
}

/** Roughly how many tab stops lie between the focus and a later control. */
function tabsTo(control: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>(stoppable)].filter(isStop)
  const from = stops.findIndex((stop) => stop === document.activeElement)
  return stops.findIndex((stop) => stop === control) - from
}

function isStop(element: HTMLElement): boolean {
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
  return element.tabIndex >= 0 && element.checkVisibility() && !(isRadio && !element.checked)
}
