/** Where the tab keeps what was typed while it is loaded anew, and for how long at most. */
const place = 'touchline.typed'
const longestReload = 60_000
/** Fields come when their page has its answers; one that comes later belongs to something else. */
const longestWait = 15_000

const textTypes = ['text', 'email', 'tel', 'url', 'search', 'number', 'date', 'time', 'textarea']

type TextField = HTMLInputElement | HTMLTextAreaElement

interface Typed {
  readonly field: TextField
  readonly path: string
  readonly value: string
  readonly wasSent: boolean
}

const typed = new Map<string, Typed>()
let hasStumbled = false

/** A page that stumbled has lost its fields: what was typed into them, and not sent, is kept all the same. */
export function tellStumbled(): void {
  hasStumbled = true
}

/**
 * What somebody has typed survives that the tab is loaded anew: for a new version, after a failure, or by
 * a slip. It lies in the tab's own storage for that moment; passwords never do. Answers the end of it.
 */
export function keepTyped(): () => void {
  const hear = new AbortController()
  const { signal } = hear
  document.addEventListener('input', ({ target }) => note(target), { signal, capture: true })
  document.addEventListener('submit', ({ target }) => noteSent(target), { signal, capture: true })
  globalThis.addEventListener('pagehide', writeDown, { signal })
  const stopBringing = bringBack(readDown())
  return () => {
    hear.abort()
    stopBringing()
  }
}

function note(target: EventTarget | null): void {
  if (!isText(target)) return
  const { pathname: path } = location
  typed.set(nameOf(target), { field: target, path, value: target.value, wasSent: false })
}

function noteSent(form: EventTarget | null): void {
  for (const [name, one] of typed)
    if (form instanceof Node && form.contains(one.field)) typed.set(name, { ...one, wasSent: true })
}

function writeDown(): void {
  const { pathname: path } = location
  const values = [...typed].flatMap(([name, { field, wasSent, ...one }]) => {
    if (one.path !== path) return []
    if (field.isConnected) return field.value === '' ? [] : [[name, field.value] as const]
    return hasStumbled && !wasSent ? [[name, one.value] as const] : []
  })
  try {
    if (values.length > 0)
      sessionStorage.setItem(place, JSON.stringify({ path, at: Date.now(), values }))
  } catch {
    // No room, or forbidden: then it is lost as it always was.
  }
}

/** Taken out at once, whoever comes; it counts only for the same page, loaded anew. */
function readDown(): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    sessionStorage.removeItem(place)
    return isReload() ? valuesIn(stored) : nothing()
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

function valuesIn(stored: unknown): Map<string, string> {
  if (typeof stored !== 'object' || stored === null) return nothing()
  const { path, at, values } = { path: '', at: 0, values: [], ...stored }
  const isMeant = path === location.pathname && Date.now() - at < longestReload
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
    for (const field of document.querySelectorAll('input, textarea')) {
      if (!isText(field)) continue
      const value = values.get(nameOf(field))
      if (value === undefined) continue
      values.delete(nameOf(field))
      typeInto(field, value)
    }
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
  return textTypes.includes(target.type) && target.autocomplete !== 'one-time-code'
}

/** What a field is called stays from one load to the next; ids are made anew. */
function nameOf(field: TextField): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
  return `${field.name} ${label.trim()} ${field.placeholder}`
}
