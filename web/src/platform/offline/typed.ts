import { farewell, storedSession } from '../session/session.ts'
import { stumbled } from './build.ts'
import {
  isInsteadOf,
  isTypedField,
  isUnkept,
  nameOf,
  type TypedField,
  typedFields,
  typeInto,
  wordsOf,
} from './typed-fields.ts'

/** Where the tab keeps what was typed while it is loaded anew, and for how long at most. */
const place = 'touchline.typed'
const longestReload = 60_000
/** Fields come when their page has its answers; one that comes later belongs to something else. */
const longestWait = 15_000

interface Typed {
  readonly name: string
  readonly path: string
  /** Empty where it may not be kept. */
  readonly value: string
  /** Of the page itself, not of a dialog. */
  readonly form: Element | null
  readonly wasSent: boolean
}

/** What was typed into the form of a page and not sent when somebody went on to another one, by its path. */
const left = new Map<string, Map<string, string>>()
/** The form whose button or link was pressed last: who leaves by that has called it off. */
let pressed: Element | null = null

const typed = new Map<TypedField, Typed>()
/** Lists of a form from which something was chosen, and whether it was sent: only their own script can choose. */
const chosen = new Map<Element, boolean>()
/** Whoever has no account, on a page that needs none. */
const nobody = 'nobody'
let owner: string | undefined
let hasStumbled = false

/** A page that stumbled has lost its fields: what was typed into them, and not sent, is kept all the same. */
if (typeof document !== 'undefined')
  globalThis.addEventListener(stumbled, () => {
    hasStumbled = true
  })

/**
 * What somebody has typed or ticked survives that the tab is loaded anew: for a new version, after a
 * failure, or by a slip. It lies in the tab's own storage for that moment, and comes back to the same
 * account only. Passwords and what stands in `data-unkept` (how somebody is, a report, a typed
 * confirmation) never do; what stands in a dialog has to wait for it to be opened; what was chosen from a
 * list cannot come back: the browser asks before it lets go of these. Answers the end of it.
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
  // These stay when a page fails and takes whoever has called this along.
  globalThis.addEventListener('pagehide', writeDown)
  farewell.addEventListener('ended', forget)
  const stopBringing = bringBack(readDown(person))
  return () => {
    hear.abort()
    stopBringing()
  }
}

/** Somebody is on this page now: what they leave is kept, what they left here comes back. Answers the end of it. */
export function turnPage(pathname: string): () => void {
  for (const [field, one] of typed) {
    if (one.path === pathname) continue
    typed.delete(field)
    const words = wordsLeft(field, one)
    if (words === '') continue
    const ofPage = left.get(one.path) ?? new Map<string, string>()
    left.set(one.path, ofPage.set(one.name, words))
  }
  const words = left.get(pathname) ?? nothing()
  left.delete(pathname)
  return bringBack(words)
}

/** Empty where nothing stays: it was sent, called off, taken out of the field by the page, or may not be kept. */
function wordsLeft(field: TypedField, { form, value, wasSent }: Typed): string {
  if (form === null || form === pressed || wasSent || value === '') return ''
  // An option that was drawn anew stands in no form any more: it is as it was pressed.
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
    if (one.path !== path || isInsteadOf(target, field)) typed.delete(field)
  typed.delete(target)
  const value = isUnkept(target) ? '' : wordsOf(target)
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
    !wasSent && field.isConnected && wordsOf(field) !== '' && (isUnkept(field) || isInDialog(field))
  const isChosenInVain = ([list, wasSent]: readonly [Element, boolean]) =>
    !wasSent && list.isConnected
  if ([...typed].some(isLost) || [...chosen].some(isChosenInVain)) event.preventDefault()
}

function isInDialog(field: TypedField): boolean {
  return field.closest('[role=dialog]') !== null
}

/** Nothing where there is nothing to keep: what an earlier leaving left is not for this page. */
function writeDown(): void {
  const { pathname: path } = location
  const values = [...typed].flatMap(([field, one]) => {
    if (one.path !== path || one.value === '' || isUnkept(field)) return []
    const words = field.isConnected ? wordsOf(field) : ''
    if (field.isConnected) return words === '' ? [] : [[one.name, words] as const]
    return hasStumbled && !one.wasSent ? [[one.name, one.value] as const] : []
  })
  try {
    if (values.length === 0 || owner !== (storedSession()?.user.id ?? nobody))
      sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, JSON.stringify({ owner, path, at: Date.now(), values }))
  } catch {
    // No room, or forbidden: then it is lost as it always was.
  }
}

/** Taken out at once, whoever comes; it counts only for the same person and page, loaded anew. */
function readDown(accountId: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    sessionStorage.removeItem(place)
    return isReload() ? valuesIn(stored, accountId) : nothing()
  } catch {
    return nothing()
  }
}

function nothing(): Map<string, string> {
  return new Map()
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

function valuesIn(stored: unknown, accountId: string): Map<string, string> {
  if (typeof stored !== 'object' || stored === null) return nothing()
  const { owner: whose, path, at, values } = { owner: '', path: '', at: 0, values: [], ...stored }
  const isFresh = path === location.pathname && Date.now() - at < longestReload
  const isMeant = whose === accountId && isFresh
  const pairs: readonly unknown[] = isMeant && Array.isArray(values) ? values : []
  return new Map(
    pairs.flatMap((pair) => {
      const parts: readonly unknown[] = Array.isArray(pair) ? pair : []
      const [name, value] = parts
      return typeof name === 'string' && typeof value === 'string' ? [[name, value] as const] : []
    }),
  )
}

/** Each field gets its words back when it is there, as if they were typed. Answers the end of it. */
function bringBack(values: Map<string, string>): () => void {
  if (values.size === 0) return () => undefined
  const watch = new MutationObserver(fill)
  const timer = setTimeout(() => watch.disconnect(), longestWait)

  function fill(): void {
    for (const field of typedFields()) {
      const name = nameOf(field)
      const value = values.get(name)
      if (value === undefined || isUnkept(field)) continue
      values.delete(name)
      typeInto(field, value)
    }
    if (values.size === 0) watch.disconnect()
  }

  watch.observe(document, { childList: true, subtree: true })
  // Once the page listens to its fields.
  const soon = setTimeout(fill)
  return () => {
    clearTimeout(soon)
    clearTimeout(timer)
    watch.disconnect()
  }
}
