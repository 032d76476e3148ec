import { expect, vi } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** More stops than any form has. */
const maxStops = 80
const longestWait = 8000
const anyDialog = '[role=dialog], [role=alertdialog]'
const stoppable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

/** Goes to a control by Tab alone, once it is there. */
export async function tabTo(control: Locator): Promise<void> {
  const element = await control.findElement()
  const dialog = element.closest(anyDialog)
  if (dialog !== null) await focusIn(dialog)
  const presses = tabsTo(element)
  // All at once: a key that is asked for by itself takes three times as long.
  if (presses > 1) await userEvent.keyboard('{Tab}'.repeat(presses))
  for (let stop = 0; stop < maxStops; stop += 1) {
    // Asked each time: a field that is made when it is first wanted takes the place of a plain one.
    if (control.element() === document.activeElement) return
    await userEvent.tab()
  }
  throw new Error(`Tab does not lead to ${control.element().outerHTML}`)
}

/** Goes to a control by Tab and presses it. */
export async function press(control: Locator, key = '{Enter}'): Promise<void> {
  await tabTo(control)
  await userEvent.keyboard(key)
}

/** Opens a menu by its button and takes one of its lines, by keyboard alone. */
export async function pressInMenu(button: Locator, line: Locator): Promise<void> {
  await press(button)
  await expect.element(line).toBeVisible()
  for (let stop = 0; line.element() !== document.activeElement; stop += 1) {
    if (stop > maxStops) throw new Error(`no arrow leads to ${line.element().outerHTML}`)
    await userEvent.keyboard('{ArrowDown}')
  }
  await userEvent.keyboard('{Enter}')
}

/** Waits until a dialog has the focus: a key pressed before that goes to the page below it. */
export async function focusIn(dialog: Element): Promise<void> {
  const hasFocus = () => dialog.contains(document.activeElement)
  await vi.waitUntil(hasFocus, { timeout: longestWait, interval: 20 })
}

/** Goes to a control at once, where the way there is proven elsewhere. */
export async function focusOn(control: Locator): Promise<void> {
  const element = await control.findElement()
  if (element instanceof HTMLElement) element.focus()
}

/** About how many stops lie between the focus and a control further down. */
function tabsTo(control: Element): number {
  const stops = [...document.querySelectorAll<HTMLElement>(stoppable)].filter(isStop)
  const from = stops.findIndex((stop) => stop === document.activeElement)
  return stops.findIndex((stop) => stop === control) - from
}

function isStop(element: HTMLElement): boolean {
  const isRadio = element instanceof HTMLInputElement && element.type === 'radio'
  return element.tabIndex >= 0 && element.checkVisibility() && !(isRadio && !element.checked)
}
