import ICAL from 'ical.js'
import { z } from 'zod'

import { CalendarTooLarge } from './budget.ts'

/** One line of a calendar, taken apart. */
export interface Property {
  readonly name: string
  readonly zone: string | undefined
  /** Of a date that was changed: it holds for those that follow, too. */
  readonly isForFollowing: boolean
  readonly values: readonly string[]
  /** What stands behind the colon, as it was written. */
  readonly written: string
}

/** What lies between BEGIN and END; of what lies deeper only the times a clock was set. */
export interface Block {
  readonly kind: string
  readonly properties: readonly Property[]
  readonly parts: readonly Block[]
}

interface OpenBlock {
  readonly kind: string
  readonly lines: string[]
  readonly parts: Block[]
}

/** What stands in a file. */
export interface TakenApart {
  /** In the order in which they end; of blocks inside an entry (alarms) nothing is kept. */
  readonly blocks: readonly Block[]
  /** Its end is missing. */
  readonly isCutOff: boolean
}

/** Takes a calendar apart, line by line: a line that is broken is left out, not the calendar. */
export function blocksOf(text: string): TakenApart {
  const done: Block[] = []
  const open: OpenBlock[] = []
  const lines = unfolded(text)
  for (const line of lines) {
    const [, begins] = /^BEGIN:\s*([\w-]+)\s*$/i.exec(line) ?? []
    if (begins !== undefined) open.push({ kind: begins.toUpperCase(), lines: [], parts: [] })
    else if (/^END:/i.test(line)) close(open, done)
    else open.at(-1)?.lines.push(line)
  }
  const last = lines.findLast((line) => /^(?:BEGIN|END):\s*VCALENDAR/i.test(line))
  const isCutOff = last !== undefined && /^BEGIN/i.test(last)
  // What was cut in two says nothing for sure.
  const whole = isCutOff ? open.filter(({ kind }) => kind === 'VCALENDAR') : open
  while (whole.length > 0) close(whole, done)
  return { blocks: done, isCutOff }
}

function close(open: OpenBlock[], done: Block[]): void {
  const closed = open.pop()
  if (closed === undefined) return
  const { kind, lines, parts } = closed
  const block = { kind, properties: lines.flatMap(propertyOf), parts }
  const around = open.at(-1)
  if (around?.kind === 'VTIMEZONE') around.parts.push(block)
  else done.push(block)
}

/**
 * Long lines go on behind a blank; empty lines between are nothing. Each run of line ends is tried
 * once, from where it begins: thousands of empty lines must not be tried from each of them.
 */
function unfolded(text: string): readonly string[] {
  return text
    .replaceAll(/(?<![\r\n])[\r\n]+[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
}

/** The first of that name. */
export function propertyIn({ properties }: Block, name: string): Property | undefined {
  return properties.find((one) => one.name === name)
}

/** The words of the first of that name; null when there are none. */
export function textOf(block: Block, name: string): string | null {
  return propertyIn(block, name)?.values[0]?.trim() || null
}

/** Nobody writes more before the colon; a million parameters would be looked through once for each of them. */
const maxHead = 2000

const propertyShape = z
  .tuple([
    z.string(),
    z.looseObject({ tzid: z.string().optional(), range: z.string().optional() }),
    z.string(),
  ])
  .rest(z.union([z.string(), z.unknown().transform(() => undefined)]))

/** A rule is read by ourselves (rule.ts): in small letters or with blanks it is one, too. */
function propertyOf(given: string): readonly Property[] {
  const head = quoted(given.slice(0, maxHead))
  if (head[colonOf(head)] !== ':') return []
  const line = head + given.slice(maxHead)
  const written = line.slice(colonOf(line) + 1).trim()
  if (isTooMany(written, line)) throw new CalendarTooLarge()
  const [, rule] = /^(RRULE|EXRULE)[;:]/i.exec(line) ?? []
  if (rule !== undefined)
    return [
      { name: rule.toLowerCase(), zone: undefined, isForFollowing: false, values: [], written },
    ]
  try {
    const parsed = propertyShape.parse(ICAL.parse.property(line))
    const [name, { tzid: zone, range }, kind, ...values] = parsed
    const texts = timed.has(kind) ? timesOf(written, kind) : values.map((value) => value ?? '')
    return [{ name, zone, isForFollowing: range !== undefined, values: texts, written }]
  } catch {
    return []
  }
}

/** A practice every day of 27 years, and each of them called off. */
const maxTimes = 10_000

/** Words may have as many commas as they like: only dates are all looked at. */
function isTooMany(written: string, line: string): boolean {
  return /^(?:RDATE|EXDATE)[;:]/i.test(line) && written.split(',', maxTimes + 1).length > maxTimes
}

const timed = new Set(['date', 'date-time', 'period'])

/** As they stand there, for many write them in a way of their own (times.ts); of a period the start counts. */
function timesOf(written: string, kind: string): readonly string[] {
  const ends = kind === 'date' ? /[T/]/ : '/'
  return written.split(',').map((one) => one.trim().split(ends)[0] ?? '')
}

/** Some write the name of a zone with its colon and without quotes: "(UTC+01:00) Amsterdam", "GMT+05:30". */
function quoted(line: string): string {
  const [, before, zone = '', after] = zoned.exec(line) ?? []
  if (before === undefined || after === undefined) return line
  const rest = line.slice(before.length + zone.length + after.length)
  return `${before}"${zone.replaceAll(/["\\]/g, '')}"${after}${rest}`
}

/** The zone is all that stands before the colon of the time. */
const zoned =
  /^([\w-]+(?:;[\w-]+=[^;:"]*)*?;TZID=)(.{1,200}?)((?:;[\w-]+=[\w-]+){0,4}:)(?=\s*\d{4}-?\d{2}-?\d{2})/i

/** The colon that ends name and parameters: one in quotes does not. */
function colonOf(line: string): number {
  return (/^(?:[^":]|"[^"]*")*/.exec(line)?.[0] ?? '').length
}
