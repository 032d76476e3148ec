import type { Schema } from './operations.ts'

export interface Field {
  /** Where it stands: `teams[].name`. */
  readonly name: string
  readonly kind: string
  readonly isRequired: boolean
}

/** The fields of a body one below the other, what lies inside others by its whole path. */
export function fieldsOf(schema: Schema, path = ''): readonly Field[] {
  if (schema.anyOf) return once(schema.anyOf.flatMap((one) => fieldsOf(one, path)))
  if (schema.items) return fieldsOf(schema.items, `${path}[]`)
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
    { name: at(name), kind: kindOf(one), isRequired: schema.required?.includes(name) ?? false },
    ...fieldsOf(one, at(name)),
  ])
  const free = schema.additionalProperties
  return typeof free === 'object' ? [...named, ...fieldsOf(free, at('{key}'))] : named
}

/** What a value may be, in a few words: `text, 1 to 200 characters, or null`. */
export function kindOf(schema: Schema): string {
  const choices = schema.anyOf?.map(kindOf) ?? [plainKind(schema)]
  const given = schema.default === undefined || schema.default === null ? [] : [schema.default]
  return [
    [...new Set(choices)].join(', or '),
    ...given.map((value) => `else ${JSON.stringify(value)}`),
  ].join('; ')
}

function plainKind(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.type === 'array')
    return `list${schema.items === undefined ? '' : ` of ${kindOf(schema.items)}`}${limits(schema.minItems, schema.maxItems)}`
  return `${nameOf(schema)}${limits(schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum)}`
}

function nameOf({ type, format, pattern }: Schema): string {
  if (format !== undefined) return formats[format] ?? format
  if (pattern !== undefined) return `text like ${pattern}`
  return types[type ?? ''] ?? type ?? 'anything'
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'id (UUID)',
  date: 'day (YYYY-MM-DD)',
  'date-time': 'instant (ISO 8601)',
  email: 'e-mail address',
  uri: 'address',
}
const types: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
}

/** Beyond what a computer can count nothing is a limit. */
function limits(least: number | undefined, most: number | undefined): string {
  const upper = most === undefined || most >= Number.MAX_SAFE_INTEGER ? undefined : most
  const lower = least === undefined || least <= Number.MIN_SAFE_INTEGER ? undefined : least
  if (upper === undefined) return lower === undefined || lower === 0 ? '' : `, from ${lower}`
  return lower === undefined ? `, up to ${upper}` : `, ${lower} to ${upper}`
}

/** A field that several choices have in common is told once for each of its kinds. */
function once(fields: readonly Field[]): readonly Field[] {
  const told = new Map(fields.map((field) => [`${field.name} ${field.kind}`, field]))
  return [...told.values()]
}
