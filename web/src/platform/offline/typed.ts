import { stumbled } from './build.ts'
import { farewell, storedSession } from '../session/session.ts'

/** Where the tab keeps what was typed while it is loaded anew, and for how long at most. */
const place = 'touchline.typed'
const longestReload = 60_000
/** Fields come when their page has its answers; one that comes later belongs to something else. */
const longestWait = 15_000

/** Marks a field, or what it stands in, whose words no device may hold. */
const unkept = '[data-unkept]'

const textTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'time', 'textarea']

type TextField = HTMLInputElement | HTMLTextAreaElement

interface Typed {
  readonly name: string
  readonly path: string
  /** Empty where it may not be kept. */
  readonly value: string
  readonly wasSent: boolean
}

const typed = new Map<TextField, Typed>()
let owner: string | undefined
let hasStumbled = false

/** A page that stumbled has lost its fields: what was typed into them, and not sent, is kept all the same. */
if (typeof document !== 'undefined')
  globalThis.addEventListener(stumbled, () => {
    hasStumbled = true
  })

/**
 * What somebody has typed survives that the tab is loaded anew: for a new version, after a failure, or by
 * a slip. It lies in the tab's own storage for that moment, and comes back to the same account only.
 * Passwords and what stands in `data-unkept` (how somebody is, a report, a typed confirmation) never do:
 * there the browser asks before it lets go of them. Answers the end of it.
 */
export function keepTyped(accountId: string): () => void {
  if (owner !== accountId) typed.clear()
  owner = accountId
  const hear = new AbortController()
  const { signal } = hear
  document.addEventListener('input', ({ target }) => note(target), { signal, capture: true })
  document.addEventListener('submit', ({ target }) => noteSent(target), { signal, capture: true })
  globalThis.addEventListener('beforeunload', askFirst, { signal })
  // These stay when a page fails and takes whoever has called this along.
  globalThis.addEventListener('pagehide', writeDown)
  farewell.addEventListener('leaving', forget)
  const stopBringing = bringBack(readDown(accountId))
  return () => {
    hear.abort()
    stopBringing()
  }
}

function forget(): void {
  typed.clear()
  owner = undefined
  writeDown()
}

function note(target: EventTarget | null): void {
  if (!isText(target)) return
  const { pathname: path } = location
  for (const [field, one] of typed) if (one.path !== path) typed.delete(field)
  typed.delete(target)
  const value = isUnkept(target) ? '' : target.value
  typed.set(target, { name: nameOf(target), path, value, wasSent: false })
}

function noteSent(form: EventTarget | null): void {
  for (const [field, one] of typed)
    if (form instanceof Node && form.contains(field)) typed.set(field, { ...one, wasSent: true })
}

function askFirst(event: Event): void {
  const isLost = ([field, { wasSent }]: readonly [TextField, Typed]) =>
    isUnkept(field) && field.isConnected && field.value !== '' && !wasSent
  if ([...typed].some(isLost)) event.preventDefault()
}

/** Nothing where there is nothing to keep: what an earlier leaving left is not for this page. */
function writeDown(): void {
  const { pathname: path } = location
  const values = [...typed].flatMap(([field, one]) => {
    if (one.path !== path || one.value === '' || isUnkept(field)) return []
    if (field.isConnected) return field.value === '' ? [] : [[one.name, field.value] as const]
    return hasStumbled && !one.wasSent ? [[one.name, one.value] as const] : []
  })
  try {
    if (values.length === 0 || owner === undefined || storedSession()?.user.id !== owner)
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
    for (const field of textFields()) {
      const name = nameOf(field)
      const value = values.get(name)
      if (value === undefined || isUnkept(field)) continue
      values.delete(name)
      typeInto(field, value)
    }
    if (values.size === 0) watch.disconnect()
  }

  watch.observe(document, { childList: true, subtree: true })
  fill()
  return () => {
    clearTimeout(timer)
    watch.disconnect()
  }
}

/** Past React's own setter, which would take the words for known. */
function typeInto(field: TextField, value: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function isText(target: unknown): target is TextField {
  if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement))
    return false
  return textTypes.includes(target.type)
}

/** A password that is being looked at is a text to the browser. */
function isUnkept(field: TextField): boolean {
  return /password|one-time-code|^cc-/.test(field.autocomplete) || field.closest(unkept) !== null
}

/** What a field is called stays from one load to the next, ids are made anew; of several, which one. */
function nameOf(field: TextField): string {
  const called = calledOf(field)
  const alike = textFields().filter((other) => calledOf(other) === called)
  return `${called} ${alike.indexOf(field)}/${alike.length}`
}

function calledOf(field: TextField): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
  return `${field.name} ${label.trim()} ${field.placeholder}`
}

function textFields(): readonly TextField[] {
  return [...document.querySelectorAll('input, textarea')].filter((field) => isText(field))
}
