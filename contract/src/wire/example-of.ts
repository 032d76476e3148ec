import { z } from 'zod'

import { exampleDays, exampleFigures, exampleWords } from './examples.ts'

type Json = z.infer<ReturnType<typeof z.json>>

/** The part of JSON Schema that our schemas use. */
interface Schema {
  readonly const?: Json | undefined
  readonly enum?: readonly Json[] | undefined
  readonly default?: Json | undefined
  readonly type?: string | undefined
  readonly format?: string | undefined
  readonly minimum?: number | undefined
  readonly minItems?: number | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly propertyNames?: Schema | undefined
  readonly additionalProperties?: Schema | boolean | undefined
  readonly items?: Schema | undefined
  readonly anyOf?: readonly Schema[] | undefined
}

export const schemaShape: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    const: z.json().optional(),
    enum: z.array(z.json()).optional(),
    default: z.json().optional(),
    type: z.string().optional(),
    format: z.string().optional(),
    minimum: z.number().optional(),
    minItems: z.number().optional(),
    properties: z.record(z.string(), schemaShape).optional(),
    propertyNames: schemaShape.optional(),
    additionalProperties: z.union([z.boolean(), schemaShape]).optional(),
    items: schemaShape.optional(),
    anyOf: z.array(schemaShape).optional(),
  }),
)

const id = '019cebf5-0f00-7000-8000-000000000001'
const instant = '2026-03-14T09:30:00.000Z'
const day = '2026-03-14'

/** An example value for a JSON Schema; undefined if none is known. */
export function exampleOf(schema: Schema, name = ''): Json | undefined {
  if (schema.anyOf) return firstOf(schema.anyOf, name)
  return givenIn(schema) ?? byType[schema.type ?? '']?.(schema, name)
}

function givenIn(schema: Schema): Json | undefined {
  return schema.const ?? schema.enum?.[0] ?? schema.default
}

function firstOf(choices: readonly Schema[], name: string): Json {
  return choices.map((choice) => exampleOf(choice, name)).find((example) => example != null) ?? null
}

const byType: Readonly<Record<string, (schema: Schema, name: string) => Json | undefined>> = {
  object: (schema) => objectOf({ ...namedProperties(schema), ...schema.properties }),
  array: ({ items, minItems = 1 }, name) =>
    Array.from({ length: Math.max(minItems, 1) }, (_, place) =>
      items === undefined ? undefined : another(exampleOf(items, name), place),
    ).filter((example) => example !== undefined),
  string: ({ format }, name) => textOf(format, name),
  integer: figureOf,
  number: figureOf,
  boolean: () => true,
  null: () => null,
}

/** Ids in a list must differ. */
function another(example: Json | undefined, place: number): Json | undefined {
  return example === id ? `${id.slice(0, -1)}${place + 1}` : example
}

/** A record with known keys becomes an object with each of them. */
function namedProperties({ propertyNames, additionalProperties }: Schema): Record<string, Schema> {
  if (typeof additionalProperties !== 'object') return {}
  const names = (propertyNames?.enum ?? []).filter((name) => typeof name === 'string')
  return Object.fromEntries(names.map((name) => [name, additionalProperties]))
}

function objectOf(properties: Readonly<Record<string, Schema>>): Json {
  const examples: Record<string, Json> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const example = exampleOf(schema, name)
    if (example !== undefined) examples[name] = example
  }
  return examples
}

function figureOf({ minimum }: Schema, name: string): number {
  return exampleFigures[name] ?? Math.max(minimum ?? 1, 1)
}

function textOf(format: string | undefined, name: string): string | undefined {
  if (format === 'uuid') return id
  if (format === 'date') return exampleDays[name] ?? day
  if (format === 'uri') return `https://touchline.example/${name}`
  return exampleWords[name] ?? (format === 'date-time' ? instant : undefined)
}
