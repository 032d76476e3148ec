import ICAL from 'ical.js'
import { z } from 'zod'

/** One line of a calendar, taken apart. */
export interface Property {
  readonly name: string
  readonly zone: string | undefined
  readonly values: readonly string[]
  /** What stands behind the colon, as it was written. */
  readonly written: string
}

/** What lies between BEGIN and END, without what lies deeper. */
export interface Block {
  readonly kind: string
  readonly properties: readonly Property[]
  readonly lines: readonly string[]
}

/**
 * Takes a calendar apart, line by line: a line that is broken is left out, not the calendar. Blocks
 * in the order in which they end; of blocks inside an entry (alarms) nothing is kept.
 */
export function blocksOf(text: string): readonly Block[] {
  const done: Block[] = []
  const open: { kind: string; lines: string[] }[] = []
  for (const line of unfolded(text)) {
    const [, begins] = /^BEGIN:\s*([\w-]+)\s*$/i.exec(line) ?? []
    if (begins !== undefined) open.push({ kind: begins.toUpperCase(), lines: [] })
    else if (/^END:/i.test(line)) close(open, done)
    else open.at(-1)?.lines.push(line)
  }
  while (open.length > 0) close(open, done)
  return done
}

function close(open: { kind: string; lines: string[] }[], done: Block[]): void {
  const block = open.pop()
  if (block === undefined) return
  const { kind, lines } = block
  const rules = open.at(-1)
  if (rules?.kind === 'VTIMEZONE') rules.lines.push(`BEGIN:${kind}`, ...lines, `END:${kind}`)
  const properties = kind === 'VTIMEZONE' ? [] : lines.flatMap(propertyOf)
  done.push({ kind, properties, lines })
}

/** Long lines go on behind a blank; empty lines between are nothing. */
function unfolded(text: string): readonly string[] {
  return text
    .replaceAll(/(?:\r\n|\r|\n)+[ \t]/g, '')
    .split(/[\r\n]+/)
    .filter((line) => line !== '')
}

const propertyShape = z
  .tuple([z.string(), z.looseObject({ tzid: z.string().optional() }), z.string()])
  .rest(z.unknown())

function propertyOf(line: string): readonly Property[] {
  try {
    const [name, { tzid: zone }, , ...values] = propertyShape.parse(ICAL.parse.property(line))
    const written = line.slice(colonOf(line) + 1).trim()
    const texts = values.filter((value) => typeof value === 'string')
    return [{ name, zone, values: texts, written }]
  } catch {
    return []
  }
}

/** The colon that ends name and parameters: one in quotes does not. */
function colonOf(line: string): number {
  return (/^(?:[^":]|"[^"]*")*/.exec(line)?.[0] ?? '').length
}
