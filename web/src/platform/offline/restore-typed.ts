import { isChoice, isSensitive, nameOf, type TypedField, typedFields } from './typed-fields.ts'

const longestReload = 60_000
/** Fields appear once their data is loaded; later ones belong to something else (ms). */
const longestWait = 15_000

/** Stored input counts only for the same account and page after a reload. */
export function read(words: string, accountId: string): Map<string, string> {
  if (!isReload()) return new Map()
  try {
    return valuesIn(JSON.parse(words), accountId)
  } catch {
    return new Map()
  }
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

function valuesIn(stored: unknown, accountId: string): Map<string, string> {
  if (typeof stored !== 'object' || stored === null) return new Map()
  const { owner, path, at, values } = { owner: '', path: '', at: 0, values: [], ...stored }
  const isFresh = path === location.pathname && Date.now() - at < longestReload
  const isMeant = owner === accountId && isFresh
  const pairs: readonly unknown[] = isMeant && Array.isArray(values) ? values : []
  return new Map(
    pairs.flatMap((pair) => {
      const parts: readonly unknown[] = Array.isArray(pair) ? pair : []
      const [name, value] = parts
      return typeof name === 'string' && typeof value === 'string' ? [[name, value] as const] : []
    }),
  )
}

/** Restores values to fields as they appear, as if typed. Returns a function that stops it. */
export function restoreTyped(values: Map<string, string>): () => void {
  if (values.size === 0) return () => undefined
  const watch = new MutationObserver(fill)
  const timer = setTimeout(() => watch.disconnect(), longestWait)

  function fill(): void {
    for (const field of typedFields()) {
      const name = nameOf(field)
      const value = values.get(name)
      if (value === undefined || isSensitive(field)) continue
      values.delete(name)
      typeInto(field, value)
    }
    if (values.size === 0) watch.disconnect()
  }

  watch.observe(document, { childList: true, subtree: true })
  // After the page has attached its listeners.
  const soon = setTimeout(fill)
  return () => {
    clearTimeout(soon)
    clearTimeout(timer)
    watch.disconnect()
  }
}

/** Fires the events of a user's input. */
function typeInto(field: TypedField, words: string): void {
  if (isChoice(field)) {
    if (field.checked !== (words === 'on')) field.click()
    return
  }
  // Uses the native setter, because React's own would treat the value as known.
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(own.prototype, 'value')?.set?.call(field, words)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
