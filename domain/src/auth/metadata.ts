/** What people keep with their account: it travels in every access token, so it must fit into a header. */
export type Metadata = Readonly<Record<string, unknown>>

const maxBytes = 4096
const deepest = 8

/** The data as they can be stored: without characters no database keeps. Undefined when there is too much. */
export function storableMetadata(data: Metadata): Metadata | undefined {
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
