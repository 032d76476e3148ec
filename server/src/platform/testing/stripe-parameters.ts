/** The part of a schema Stripe's parameters need. */
export interface ParameterSchema {
  readonly type?: string | undefined
  readonly enum?: readonly string[] | undefined
  readonly properties?: Readonly<Record<string, ParameterSchema>> | undefined
  readonly items?: ParameterSchema | undefined
  readonly additionalProperties?: boolean | ParameterSchema | undefined
  readonly anyOf?: readonly ParameterSchema[] | undefined
  readonly required?: readonly string[] | undefined
}

/** Unknown, invalid and missing parameters. */
export function invalidParameters(sent: URLSearchParams, schema: ParameterSchema): string[] {
  const wrong = [...sent].flatMap(([name, value]) =>
    fits(schema, { steps: name.split(/\[|\]\[|\]/).filter((step) => step !== ''), value })
      ? []
      : [`${name}=${value}`],
  )
  const names = new Set([...sent.keys()].map((name) => name.split('[', 1)[0]))
  const missing = (schema.required ?? []).filter((name) => !names.has(name))
  return [...wrong, ...missing.map((name) => `${name} is missing`)]
}

interface Sent {
  readonly steps: readonly string[]
  readonly value: string
}

function fits(schema: ParameterSchema, { steps, value }: Sent): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => fits(one, { steps, value }))
  const [step, ...rest] = steps
  if (step === undefined) return fitsValue(schema, value)
  const next = schema.properties?.[step] ?? (/^\d+$/.test(step) ? schema.items : undefined)
  if (next !== undefined) return fits(next, { steps: rest, value })
  const { additionalProperties: more } = schema
  return typeof more === 'object' && fits(more, { steps: rest, value })
}

function fitsValue({ type, enum: allowed }: ParameterSchema, value: string): boolean {
  if (allowed !== undefined) return allowed.includes(value)
  if (type === 'integer') return /^-?\d+$/.test(value)
  if (type === 'boolean') return value === 'true' || value === 'false'
  return type === 'string' || type === 'number'
}
