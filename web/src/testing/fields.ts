import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { focusOn, tabTo } from './keyboard.ts'

const maxChoices = 40

/** A field's value: text, the label of a choice, or whether it is ticked. */
export type FieldValue = string | boolean
export type FieldValues = Readonly<Record<string, FieldValue>>

/** The control with this label, with or without the mark for required or optional fields. */
function field(label: string): Locator {
  const name = new RegExp(String.raw`^${literally(label)}(?: \*| \([^)]*\))?$`)
  // A section of the page may have the same name as the choice in it.
  const choice = page.getByRole('radiogroup', { name })
  return choice.query() === null ? page.getByLabelText(name).first() : choice.first()
}

/** Fills in fields by keyboard only, in Tab order. */
export async function fillIn(fillings: FieldValues): Promise<void> {
  for (const [label, filling] of Object.entries(fillings))
    await fillOne(field(label), { filling, reach: tabTo })
}

/** Changes one field directly; reaching it by keyboard is covered elsewhere. */
export async function refill(label: string, filling: FieldValue): Promise<void> {
  await fillOne(field(label), { filling, reach: focusOn })
}

/** Pastes into a field, as from a password manager or an email. */
export async function pasteInto(label: string, words: string): Promise<void> {
  const source = document.createElement('textarea')
  source.value = words
  document.body.append(source)
  source.select()
  await userEvent.copy()
  source.remove()
  await focusOn(field(label))
  await userEvent.paste()
}

/** Expects the `autocomplete` value of each field. */
export async function expectCompletedBy(kinds: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, kind] of Object.entries(kinds))
    await expect.element(field(label)).toHaveAttribute('autocomplete', kind)
}

/** Expects the value of each field. */
export function expectFilled(fillings: FieldValues): void {
  const shown = Object.keys(fillings).map((label) => [label, shownIn(field(label).element())])
  expect(Object.fromEntries(shown)).toEqual(fillings)
}

/** Expects the error of a field, also for screen readers. */
export async function expectRefused(label: string, says: string): Promise<void> {
  const control = field(label)
  await expect.element(control).toHaveAttribute('aria-invalid', 'true')
  await expect.element(control).toHaveAccessibleDescription(new RegExp(literally(says)))
}

/** Expects a message anywhere on screen. */
export async function expectSaid(says: string | RegExp): Promise<void> {
  await expect.element(page.getByText(says).first()).toBeVisible()
}

/** Expects a control to be disabled with a reason that is visible and accessible. */
export async function expectDisabled(control: Locator, reason: string): Promise<void> {
  await expect.element(control).toHaveAttribute('aria-disabled', 'true')
  await expect.element(control).toHaveAccessibleDescription(new RegExp(literally(reason)))
  const shown = page.getByText(reason).elements()
  expect(shown.some((element) => element.clientWidth > 1 || element.clientHeight > 1)).toBe(true)
}

interface Way {
  readonly filling: FieldValue
  readonly reach: (control: Locator) => Promise<void>
}

async function fillOne(control: Locator, { filling, reach }: Way): Promise<void> {
  const element = await control.findElement()
  if (element.role === 'radiogroup') return chooseCard(control, String(filling))
  await reach(control)
  if (typeof filling === 'boolean') return tick(element, filling)
  if (element instanceof HTMLButtonElement) return choose(filling)
  if (element instanceof HTMLSelectElement) return userEvent.keyboard(filling)
  await userEvent.fill(control, filling)
  if (control.element().role === 'combobox') await closeProposals(control)
}

/** A suggestion list opens shortly after typing and hides everything after the field. */
async function closeProposals(control: Locator): Promise<void> {
  const isOpen = () => control.element().ariaExpanded === 'true'
  await expect
    .poll(isOpen, { timeout: 250 })
    .toBe(true)
    .catch(() => undefined)
  if (!isOpen()) return
  await userEvent.keyboard('{Escape}')
  await expect.poll(isOpen).toBe(false)
}

async function tick(element: Element, wanted: boolean): Promise<void> {
  if (element instanceof HTMLInputElement && element.checked === wanted) return
  await userEvent.keyboard(' ')
}

/** Chooses from a list that its button opens. */
async function choose(words: string): Promise<void> {
  await userEvent.keyboard('{Enter}')
  const option = page.getByRole('listbox').getByRole('option', { name: words, exact: true })
  await expect.element(option).toBeVisible()
  // The current choice may be further down.
  await userEvent.keyboard('{Home}')
  await walkTo(option)
  await userEvent.keyboard('{Enter}')
}

/** A radio group is one tab stop; arrow keys move between its options. */
async function chooseCard(group: Locator, words: string): Promise<void> {
  const card = group.getByRole('radio', { name: words })
  const first =
    group.element().querySelector('input:checked') ?? group.element().querySelector('input')
  if (first === null) throw new Error('a group without choices')
  await tabTo(page.elementLocator(first))
  await walkTo(card)
  await userEvent.keyboard(' ')
}

async function walkTo(choice: Locator): Promise<void> {
  for (let stop = 0; choice.element() !== document.activeElement; stop += 1) {
    if (stop > maxChoices) throw new Error(`no arrow leads to ${choice.element().outerHTML}`)
    await userEvent.keyboard('{ArrowDown}')
  }
}

function shownIn(element: Element): FieldValue | null | undefined {
  if (element instanceof HTMLTextAreaElement) return element.value
  if (element instanceof HTMLInputElement)
    return element.type === 'checkbox' ? element.checked : element.value
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label
  const chosen = element.querySelector('input:checked')
  return chosen instanceof HTMLInputElement ? nameOf(chosen) : element.textContent
}

/** An option's description isn't part of its name. */
function nameOf({ ariaLabelledByElements, labels }: HTMLInputElement): string | undefined {
  return (ariaLabelledByElements?.[0] ?? labels?.[0])?.textContent
}

function literally(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
