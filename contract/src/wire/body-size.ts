import { z } from 'zod'

import { recordCaps, totalCaps } from './caps.ts'

/** The size of a schema's largest body; infinite without a limit. */
export interface BodySize {
  /** As JSON in UTF-8; three bytes per character of free text. */
  readonly bytes: number
  /** Objects, lists and everything in them. */
  readonly values: number
  /** Levels of objects and lists. */
  readonly depth: number
}

/** Numbers, dates, ids and enum values are shorter. */
const scalarBytes = 48
const punctuationBytes = 4

/** The largest body that a schema allows. */
export function bodySizeOf(schema: unknown): BodySize {
  return measure(schema, '', [])
}

/** Where a schema has strings, lists or records without a limit, such as "teams[].name". */
export function unboundedParts(schema: unknown): readonly string[] {
  const found: string[] = []
  measure(schema, 'body', found)
  return found
}

const scalar: BodySize = { bytes: scalarBytes, values: 1, depth: 0 }

function measure(schema: unknown, path: string, uncapped: string[]): BodySize {
  const size = ofParts(schema, path, uncapped)
  const total = schema instanceof z.ZodType ? totalCaps.get(schema) : undefined
  return total === undefined ? size : { ...size, values: Math.min(size.values, total.values) }
}

type Inner = (one: unknown, step: string) => BodySize

function ofParts(schema: unknown, path: string, uncapped: string[]): BodySize {
  const inner: Inner = (one, step) => measure(one, `${path}${step}`, uncapped)
  const endless = () => {
    uncapped.push(path)
    return Infinity
  }
  if (schema instanceof z.ZodArray)
    return times(inner(schema.element, '[]'), lengthOf(schema) ?? endless())
  if (schema instanceof z.ZodRecord) {
    const value = inner(schema.valueType, '{}')
    const bytes = value.bytes + inner(schema.keyType, '{key}').bytes
    return times({ ...value, bytes }, recordCaps.get(schema)?.keys ?? endless())
  }
  if (isText(schema)) return { ...scalar, bytes: bytesOf(schema, lettersOf(schema) ?? endless()) }
  return combined(schema, inner) ?? (isScalar(schema) ? scalar : { ...scalar, bytes: endless() })
}

/** Objects, and schemas that wrap or combine others. */
function combined(schema: unknown, inner: Inner): BodySize | undefined {
  if (schema instanceof z.ZodObject) return within(fieldsOf(schema, inner))
  if (schema instanceof z.ZodUnion) return largest(schema.options.map((one) => inner(one, '')))
  if (schema instanceof z.ZodIntersection)
    return within([inner(schema.def.left, ''), inner(schema.def.right, '')])
  if (schema instanceof z.ZodPipe) return inner(schema.in, '')
  return isWrapper(schema) ? inner(schema.unwrap(), '') : undefined
}

function fieldsOf(schema: z.ZodObject, inner: Inner): readonly BodySize[] {
  return Object.entries(schema.shape).map(([key, value]) => {
    const size = inner(value, `.${key}`)
    return { ...size, bytes: size.bytes + key.length + punctuationBytes }
  })
}

function within(parts: readonly BodySize[]): BodySize {
  return {
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, punctuationBytes),
    values: parts.reduce((sum, { values }) => sum + values, 1),
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}

function times(one: BodySize, count: number): BodySize {
  return {
    bytes: (one.bytes + punctuationBytes) * count + punctuationBytes,
    values: one.values * count + 1,
    depth: one.depth + 1,
  }
}

function largest(parts: readonly BodySize[]): BodySize {
  return {
    bytes: Math.max(0, ...parts.map(({ bytes }) => bytes)),
    values: Math.max(0, ...parts.map(({ values }) => values)),
    depth: Math.max(0, ...parts.map(({ depth }) => depth)),
  }
}

type Text = z.ZodString | z.ZodStringFormat

function isText(schema: unknown): schema is Text {
  return schema instanceof z.ZodString || schema instanceof z.ZodStringFormat
}

/** Base64 has one byte per character. */
function bytesOf(schema: Text, letters: number): number {
  return letters * (schema.format === 'base64' ? 1 : 3) + punctuationBytes
}

/** Ids, days and instants have a fixed length; the precision of an instant has none. */
const formLetters: Readonly<Record<string, number>> = { uuid: 36, date: 10, time: 20, datetime: 40 }
/** The assumed limit of a pattern without unlimited repetition. */
const patternLetters = 200

function lettersOf(schema: Text): number | undefined {
  if (schema.maxLength !== null) return schema.maxLength
  const form = formLetters[schema.format ?? '']
  if (form !== undefined) return form
  const patterns = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? [def.pattern.source] : [],
  )
  return patterns.some(isEnding) ? patternLetters : undefined
}

/** Anchored at both ends, without unlimited repetition. */
function isEnding(pattern: string): boolean {
  const signs = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '')
  return signs.startsWith('^') && signs.endsWith('$') && !/[*+]|\{\d+,\}/.test(signs)
}

function lengthOf(schema: z.ZodArray): number | undefined {
  const lengths = (schema.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    if ('maximum' in def && typeof def.maximum === 'number') return [def.maximum]
    return 'length' in def && typeof def.length === 'number' ? [def.length] : []
  })
  return lengths.length === 0 ? undefined : Math.min(...lengths)
}

function isWrapper(schema: unknown) {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
}

function isScalar(schema: unknown): boolean {
  return (
    schema instanceof z.ZodNumber ||
    schema instanceof z.ZodBoolean ||
    schema instanceof z.ZodEnum ||
    schema instanceof z.ZodLiteral ||
    schema instanceof z.ZodNull ||
    schema instanceof z.ZodUndefined ||
    // Checked by a function that knows its few values.
    schema instanceof z.ZodCustom
  )
}
