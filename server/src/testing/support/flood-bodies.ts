/**
 * Bodies of about this size that are as expensive to parse as possible, made from an accepted one.
 */
export function floodsOf(taken: unknown, bytes: number): readonly string[] {
  const fields = typeof taken === 'object' && taken !== null ? taken : {}
  return [
    JSON.stringify({ ...fields, ...manyKeys(bytes / 20) }),
    '['.repeat(bytes),
    JSON.stringify({ ...fields, ['k'.repeat(bytes / 2)]: 'x'.repeat(bytes / 3) }),
    JSON.stringify(longTexts(fields, Math.floor(bytes / 4))),
    JSON.stringify(longLists(fields, bytes)),
  ].filter((body) => body.length <= bytes)
}

function manyKeys(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]))
}

/** Lengthens every string: almost to its old length, then beyond. */
function longTexts(body: unknown, letters: number): unknown {
  const texts = JSON.stringify(body).split('"').length / 4
  const each = Math.floor(letters / Math.max(1, texts))
  return changed(body, (one) => (typeof one === 'string' ? `${one}${' x'.repeat(each)}` : one))
}

/** Lengthens every list by repeating its items. */
function longLists(body: unknown, bytes: number): unknown {
  const size = Math.max(1, JSON.stringify(body).length)
  const times = Math.max(1, Math.floor(Math.sqrt(bytes / size)))
  return changed(body, (one) => (isList(one) ? repeated(one, times) : one))
}

function isList(one: unknown): one is readonly unknown[] {
  return Array.isArray(one)
}

function repeated(list: readonly unknown[], times: number): readonly unknown[] {
  return Array.from({ length: times }, () => list).flat()
}

function changed(body: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(body)) return change(body.map((one) => changed(one, change)))
  if (typeof body !== 'object' || body === null) return change(body)
  return Object.fromEntries(Object.entries(body).map(([key, one]) => [key, changed(one, change)]))
}
