/**
 * The default format of membership numbers: text with {n}, {nnn} (zero-padded) and optionally
 * {year}.
 */
export const defaultNumberFormat = '{n}'

const counter = /\{(n{1,8})\}/g
const year = /\{year\}/g

/** True with exactly one counter and no other braces except {year}. */
export function isNumberFormat(format: string): boolean {
  const counters = [...format.matchAll(counter)].length
  const rest = format.replaceAll(counter, '').replaceAll(year, '')
  return counters === 1 && !/[{}]/.test(rest) && format.length <= 30
}

interface Numbering {
  readonly format: string
  /** All numbers ever assigned, also to former members. */
  readonly taken: readonly string[]
  /** Today's, four digits. */
  readonly year: string
}

/** The next free numbers, after the highest one in this format. */
export function nextNumbers({ format, taken, year: now }: Numbering, count: number): string[] {
  const filled = format.replaceAll(year, now)
  const known = patternOf(filled)
  const highest = taken.reduce(
    (most, number) => Math.max(most, Number(known.exec(number)?.[1] ?? 0)),
    0,
  )
  return Array.from({ length: count }, (_, at) => numberOf(filled, highest + 1 + at))
}

function numberOf(filled: string, value: number): string {
  return filled.replaceAll(counter, (_, digits: string) =>
    String(value).padStart(digits.length, '0'),
  )
}

function patternOf(filled: string): RegExp {
  const [before = '', after = ''] = filled.split(counter).filter((_, at) => at !== 1)
  return new RegExp(String.raw`^${escaped(before)}(\d{1,15})${escaped(after)}$`, 'i')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
