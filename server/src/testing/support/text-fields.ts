import { traverseContractProcedures } from '@orpc/server'
import { contract } from '@touchline/contract/contract'
import { z } from 'zod'

/** A free text field in the input of an endpoint. */
export interface TextField {
  /** Such as "members.add firstName" or "messages.send poll.options[]". */
  readonly name: string
  readonly schema: z.ZodType
}

/** The input schema of every endpoint, by its name. */
export function inputs(): ReadonlyMap<string, z.ZodType> {
  const found = new Map<string, z.ZodType>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: endpoint, path }) => {
    const inputSchema: unknown = endpoint['~orpc'].inputSchema
    if (inputSchema instanceof z.ZodType) found.set(path.join('.'), inputSchema)
  })
  return found
}

/** Every text field of the contract. */
export function textFields(): TextField[] {
  return [...inputs()].flatMap(([endpoint, schema]) => {
    const found = new Map<string, z.ZodType>()
    collect(schema, '', found)
    return [...found].map(([path, field]) => ({ name: `${endpoint} ${path}`, schema: field }))
  })
}

function collect(schema: z.ZodType, path: string, found: Map<string, z.ZodType>): void {
  if (isFreeText(schema)) found.set(path, schema)
  for (const [step, inner] of partsOf(schema)) collect(inner, `${path}${step}`, found)
}

/** Text without a format, unlike ids, days or email addresses. */
export function isFreeText(schema: z.ZodType): boolean {
  if (!(schema instanceof z.ZodString)) return false
  return schema.format === null && !(schema.def.checks ?? []).some(hasForm)
}

function hasForm(check: z.core.$ZodCheck<string>): boolean {
  return check._zod.def.check === 'string_format'
}

/** The schemas inside a schema, with their paths. */
export function partsOf(schema: z.ZodType): [step: string, inner: z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, inner]): [string, z.ZodType][] =>
      inner instanceof z.ZodType ? [[`.${key}`, inner]] : [],
    )
  if (schema instanceof z.ZodArray) return inside('[]', schema.element)
  if (schema instanceof z.ZodRecord) return inside('{}', schema.valueType)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => inside('', one))
  if (schema instanceof z.ZodPipe) return inside('', schema.in)
  if (schema instanceof z.ZodIntersection)
    return [...inside('', schema.def.left), ...inside('', schema.def.right)]
  const inner = unwrapped(schema)
  return inner === undefined ? [] : inside('', inner)
}

function unwrapped(schema: z.ZodType): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  return isWrapped ? schema.unwrap() : undefined
}

function inside(step: string, inner: unknown): [string, z.ZodType][] {
  return inner instanceof z.ZodType ? [[step, inner]] : []
}
