import { jsonOf } from '../../values/json.ts'

/** A thing in JSON whose shape nobody has promised. */
export type Raw = Readonly<Record<string, unknown>>

export type Parsed =
  | { readonly kind: 'records'; readonly records: readonly unknown[] }
  | { readonly kind: 'unreadable' | 'too_large' | 'absent' }

/** More than any browser keeps for a site: whatever it is, it was not written by this product. */
const mostText = 12_000_000

/** The list a stored text holds; a single thing counts as a list of one. */
export function listIn(text: string | undefined): Parsed {
  if (text === undefined) return { kind: 'absent' }
  if (text.length > mostText) return { kind: 'too_large' }
  const value = jsonOf(text)
  if (Array.isArray(value)) return { kind: 'records', records: value }
  if (value === null) return { kind: 'absent' }
  return isRaw(value) ? { kind: 'records', records: [value] } : { kind: 'unreadable' }
}

export function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A field of its own, never one of the prototype. */
export function fieldOf(raw: Raw, name: string): unknown {
  return Object.hasOwn(raw, name) ? raw[name] : undefined
}

/** One clean line: composed letters, whole characters, no controls; numbers count as text. */
export function lineAt(raw: Raw, name: string, most: number): string {
  const value = fieldOf(raw, name)
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return ''
  // Far more than is kept: a text of megabytes need not be cleaned whole.
  return cut(clean(value.slice(0, most * 20)), most)
}

export function isLongerThan(raw: Raw, name: string, most: number): boolean {
  const value = fieldOf(raw, name)
  return typeof value === 'string' && clean(value.slice(0, most * 20)).length > most
}

/** A whole number from zero up, also when it was stored as text. */
export function countAt(raw: Raw, name: string, most: number): number | undefined {
  const value = fieldOf(raw, name)
  const isText = typeof value === 'string' && /^\s*\d{1,9}\s*$/.test(value)
  const count = typeof value === 'number' || isText ? Number(value) : Number.NaN
  return Number.isInteger(count) && count >= 0 && count <= most ? count : undefined
}

export function isTrueAt(raw: Raw, name: string): boolean {
  const value = fieldOf(raw, name)
  return value === true || value === 'true'
}

function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
}

/** Cuts between characters, never inside one. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const last = text.charCodeAt(most - 1)
  const isHalf = last >= 0xd800 && last <= 0xdbff
  return text.slice(0, isHalf ? most - 1 : most).trimEnd()
}
