import { sessionEnd, storedSession } from '../session/session.ts'
import { pageErrorEvent } from './build.ts'
import { forgetDraft, storeWords, takeDraft } from './reload.ts'
import type * as BringBack from './restore-typed.ts'
import {
  isSameRadioGroup,
  isTypedField,
  isSensitive,
  nameOf,
  type TypedField,
  wordsOf,
} from './typed-fields.ts'

interface Typed {
  readonly name: string
  readonly path: string
  /** Empty if it may not be stored. */
  readonly value: string
  /** A form of the page itself, not of a dialog. */
  readonly form: Element | null
  readonly wasSent: boolean
}

/** Unsent values of forms on pages that were left, by path. */
const left = new Map<string, Map<string, string>>()
/** The form whose button or link was pressed last: leaving that way discards its values. */
let pressed: Element | null = null

const typed = new Map<TypedField, Typed>()
/**
 * Forms in which something was chosen from a list, and whether they were sent. Such choices can't
 * be restored.
 */
const chosen = new Map<Element, boolean>()
/** The owner of values typed without an account. */
const nobody = 'nobody'
let owner: string | undefined
let hasStumbled = false

/** A failed page loses its fields, so unsent values are stored when it fails. */
if (typeof document !== 'undefined')
  globalThis.addEventListener(pageErrorEvent, () => {
    hasStumbled = true
  })

/**
 * Keeps typed and ticked values over a reload of the tab (new version, failure or accident). Stores
 * them in the tab for that moment, for the same account only. Passwords and `data-unkept` fields
 * (health, reports, typed confirmations) are never stored; fields in dialogs are restored when the
 * dialog opens; choices from lists can't be restored, so the browser asks before leaving. Returns a
 * function that stops it.
 */
export function keepTyped(accountId: string | undefined): () => void {
  const person = accountId ?? nobody
  if (owner !== person) clear()
  owner = person
  const hear = new AbortController()
  const { signal } = hear
  document.addEventListener('input', ({ target }) => note(target), { signal, capture: true })
  document.addEventListener('change', ({ target }) => noteChosen(target), { signal, capture: true })
  document.addEventListener('submit', ({ target }) => noteSent(target), { signal, capture: true })
  document.addEventListener('click', ({ target }) => notePressed(target), { signal, capture: true })
  globalThis.addEventListener('beforeunload', askFirst, { signal })
  // These listeners remain when a page fails and unmounts the caller.
  globalThis.addEventListener('pagehide', writeDown)
  sessionEnd.addEventListener('ended', forget)
  const words = takeDraft()
  const stopBringing =
    words === null ? keptNothing : restoreTyped((back) => back.read(words, person))
  return () => {
    hear.abort()
    stopBringing()
  }
}

/**
 * Called when a page is shown: restores its values, and stores those of the page left. Returns a
 * function that stops it.
 */
export function restorePage(pathname: string): () => void {
  for (const [field, one] of typed) {
    if (one.path === pathname) continue
    typed.delete(field)
    const words = wordsLeft(field, one)
    if (words === '') continue
    const ofPage = left.get(one.path) ?? new Map<string, string>()
    left.set(one.path, ofPage.set(one.name, words))
  }
  const words = left.get(pathname)
  left.delete(pathname)
  return words === undefined ? keptNothing : restoreTyped(() => words)
}

function keptNothing(): void {}

/** Loads the script if there is something to restore. Returns a function that stops it. */
function restoreTyped(find: (back: typeof BringBack) => Map<string, string>): () => void {
  const leave = new AbortController()
  import('./restore-typed.ts').then((back) => {
    if (!leave.signal.aborted) leave.signal.addEventListener('abort', back.restoreTyped(find(back)))
  }, keptNothing)
  return () => leave.abort()
}

/** The server has accepted these values, so they are no longer unsent. */
export function forgetAccepted(taken: unknown): void {
  const words = wordsAmong(taken)
  words.delete('')
  for (const [field, { value, wasSent }] of typed)
    if (wasSent || words.has(value.trim())) typed.delete(field)
  for (const [list, wasSent] of chosen) if (wasSent) chosen.delete(list)
}

/** Every text and number in it, at any depth. */
function wordsAmong(taken: unknown): Set<string> {
  if (typeof taken === 'string') return new Set([taken.trim()])
  if (typeof taken === 'number') return new Set([String(taken)])
  if (typeof taken !== 'object' || taken === null) return new Set()
  return new Set(Object.values(taken).flatMap((one: unknown) => [...wordsAmong(one)]))
}

/** Empty if sent, discarded, removed by the page, or not to be stored. */
function wordsLeft(field: TypedField, { form, value, wasSent }: Typed): string {
  if (form === null || form === pressed || wasSent || value === '') return ''
  // A re-rendered option is outside any form: it keeps the value that was chosen.
  return field.form === null ? value : wordsOf(field)
}

function clear(): void {
  typed.clear()
  chosen.clear()
  left.clear()
}

function forget(): void {
  clear()
  owner = undefined
  writeDown()
}

function note(target: EventTarget | null): void {
  if (!isTypedField(target)) return
  pressed = null
  const { pathname: path } = location
  for (const [field, one] of typed)
    if (one.path !== path || isSameRadioGroup(target, field)) typed.delete(field)
  typed.delete(target)
  const value = isSensitive(target) ? '' : wordsOf(target)
  const form = isInDialog(target) ? null : target.form
  typed.set(target, { name: nameOf(target), path, value, form, wasSent: false })
}

function noteChosen(target: EventTarget | null): void {
  if (target instanceof Element && target.matches('form [role=combobox]:not(input)'))
    chosen.set(target, false)
}

function notePressed(target: EventTarget | null): void {
  const control = target instanceof Element ? target.closest('a, button') : null
  pressed = control?.closest('form') ?? null
}

function noteSent(form: EventTarget | null): void {
  if (!(form instanceof Node)) return
  for (const [field, one] of typed)
    if (form.contains(field)) typed.set(field, { ...one, wasSent: true })
  for (const list of chosen.keys()) if (form.contains(list)) chosen.set(list, true)
}

function askFirst(event: Event): void {
  const isLost = ([field, { wasSent }]: readonly [TypedField, Typed]) =>
    !wasSent &&
    field.isConnected &&
    wordsOf(field) !== '' &&
    (isSensitive(field) || isInDialog(field))
  const isChosenInVain = ([list, wasSent]: readonly [Element, boolean]) =>
    !wasSent && list.isConnected
  if ([...typed].some(isLost) || [...chosen].some(isChosenInVain)) event.preventDefault()
}

function isInDialog(field: TypedField): boolean {
  return field.closest('[role=dialog]') !== null
}

/** Stores nothing if there are no values, and clears earlier ones. */
function writeDown(): void {
  const { pathname: path } = location
  const values = [...typed].flatMap(([field, one]) => {
    if (one.path !== path || one.value === '' || isSensitive(field)) return []
    const words = field.isConnected ? wordsOf(field) : ''
    if (field.isConnected) return words === '' ? [] : [[one.name, words] as const]
    return hasStumbled && !one.wasSent ? [[one.name, one.value] as const] : []
  })
  if (values.length === 0 || owner !== (storedSession()?.user.id ?? nobody)) forgetDraft()
  else storeWords({ owner, path, at: Date.now(), values })
}
