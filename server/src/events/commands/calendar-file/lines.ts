import ICAL from 'ical.js'
import { z } from 'zod'

import { CalendarTooLarge } from './budget.ts'

/** A parsed line of a calendar. */
export interface Property {
  readonly name: string
  readonly zone: string | undefined
  /** RANGE=THISANDFUTURE: a changed date that moves the following ones too. */
  readonly isForFollowing: boolean
  readonly values: readonly string[]
  /** The raw value after the colon. */
  readonly written: string
}

/** The lines between BEGIN and END; of nested blocks, only the offset changes of a VTIMEZONE. */
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

export interface ParsedCalendar {
  /** In the order of their END; nested blocks (alarms) are dropped. */
  readonly blocks: readonly Block[]
  /** The file ends too early. */
  readonly isCutOff: boolean
}

/** Parses a calendar line by line; skips broken lines. */
export function blocksOf(text: string): ParsedCalendar {
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
  // A block without an end may lack anything.
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
 * Joins folded lines and drops empty ones. Each run of line breaks is matched once: trying it from
 * every break would be slow for thousands of empty lines.
 */
function unfolded(text: string): readonly string[] {
  return text
    .replaceAll(/(?<![\r\n])[\r\n]+[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
}

/** The first property with that name. */
export function propertyIn({ properties }: Block, name: string): Property | undefined {
  return properties.find((one) => one.name === name)
}

/** The text of the first property with that name, or null. */
export function textOf(block: Block, name: string): string | null {
  return propertyIn(block, name)?.values[0]?.trim() || null
}

/**
 * Far above real names and parameters: a line with a million parameters would be scanned once for
 * each.
 */
const maxHead = 2000

const propertyShape = z
  .tuple([
    z.string(),
    z.looseObject({ tzid: z.string().optional(), range: z.string().optional() }),
    z.string(),
  ])
  .rest(z.union([z.string(), z.unknown().transform(() => undefined)]))

/** Our own rule parser (rule.ts) accepts lower case and spaces. */
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

/** A daily practice for 27 years, with every date cancelled. */
const maxTimes = 10_000

/** Text may contain any number of commas; only lists of dates are limited. */
function isTooMany(written: string, line: string): boolean {
  return /^(?:RDATE|EXDATE)[;:]/i.test(line) && written.split(',', maxTimes + 1).length > maxTimes
}

const timed = new Set(['date', 'date-time', 'period'])

/**
 * Kept as text: many programs have their own spelling (times.ts). Of a period, the start counts.
 */
function timesOf(written: string, kind: string): readonly string[] {
  const ends = kind === 'date' ? /[T/]/ : '/'
  return written.split(',').map((one) => one.trim().split(ends)[0] ?? '')
}

/**
 * Some programs write zone names with a colon but without quotes: "(UTC+01:00) Amsterdam",
 * "GMT+05:30".
 */
function quoted(line: string): string {
  const [, before, zone = '', after] = zoned.exec(line) ?? []
  if (before === undefined || after === undefined) return line
  const rest = line.slice(before.length + zone.length + after.length)
  return `${before}"${zone.replaceAll(/["\\]/g, '')}"${after}${rest}`
}

/** The zone is everything before the colon of the time. */
const zoned =
  /^([\w-]+(?:;[\w-]+=[^;:"]*)*?;TZID=)(.{1,200}?)((?:;[\w-]+=[\w-]+){0,4}:)(?=\s*\d{4}-?\d{2}-?\d{2})/i

/** The colon that ends name and parameters, ignoring quoted ones. */
function colonOf(line: string): number {
  return (/^(?:[^":]|"[^"]*")*/.exec(line)?.[0] ?? '').length
}
