import type { Schema } from '@orpc/contract'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { exampleOf, schemaShape } from '@touchline/contract/wire/example-of'

/** An operation of the contract with its input and output. */
export interface Endpoint<Sent = unknown, Answer = unknown> {
  readonly '~orpc': {
    readonly route: { readonly method?: string; readonly path?: string }
    readonly inputSchema?: Schema<unknown, Sent>
    readonly outputSchema?: Schema<unknown, Answer>
  }
}

const converter = new ZodToJsonSchemaConverter()

/** The example output of an operation in openapi.json. */
export function example<Answer>(endpoint: Endpoint<unknown, Answer>): Answer {
  const { outputSchema } = endpoint['~orpc']
  if (outputSchema === undefined) throw new Error(`${nameOf(endpoint)} answers nothing`)
  const [, schema] = converter.convert(outputSchema, { strategy: 'output' })
  return read(outputSchema, exampleOf(schemaShape.parse(schema)))
}

/** The only entry of an example's list. */
export function first<Item>(items: readonly Item[]): Item {
  const [item] = items
  if (item === undefined) throw new Error('an example without entries')
  return item
}

/** An input as the contract parses it. */
export function parseInput<Sent>(endpoint: Endpoint<Sent>, input: unknown): Sent {
  const { inputSchema } = endpoint['~orpc']
  if (inputSchema === undefined) throw new Error(`${nameOf(endpoint)} is sent nothing`)
  return read(inputSchema, input)
}

/** Its method and path. */
function nameOf(endpoint: Endpoint): string {
  const { method, path } = endpoint['~orpc'].route
  return `${method} ${path}`
}

function read<Value>(schema: Schema<unknown, Value>, value: unknown): Value {
  const result = schema['~standard'].validate(value)
  if (result instanceof Promise) throw new TypeError('the contract reads at once')
  if (result.issues) throw new Error(`against the contract: ${JSON.stringify(result.issues)}`)
  return result.value
}
