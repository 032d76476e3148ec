/** Metadata of an account; it is part of every access token, so it must fit in a header. */
export type Metadata = Readonly<Record<string, unknown>>

const maxBytes = 4096
const deepest = 8

/** Removes characters that PostgreSQL can't store. Undefined if it is too large. */
export function sanitizeMetadata(data: Metadata): Metadata | undefined {
  if (depthOf(data) > deepest) return undefined
  const bytes = new TextEncoder().encode(JSON.stringify(data)).length
  return bytes > maxBytes ? undefined : cleanFields(data)
}

function depthOf(value: unknown, above = 0): number {
  if (typeof value !== 'object' || value === null || above > deepest) return above
  return Math.max(above, ...Object.values(value).map((inner) => depthOf(inner, above + 1)))
}

function cleanFields(fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [cleanWords(key), clean(value)]),
  )
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanWords(value)
  if (Array.isArray(value)) return value.map(clean)
  return typeof value === 'object' && value !== null ? cleanFields(value) : value
}

function cleanWords(words: string): string {
  return words.replaceAll('\0', '').toWellFormed().normalize('NFC')
}
