import { z } from 'zod'

import { refusalToRetain } from './hostile-fields.ts'
import { isFreeText, partsOf } from './text-fields.ts'

interface HostileInput {
  readonly endpoint: string
  readonly schema: z.ZodType | undefined
  /** An accepted body of the endpoint. */
  readonly body: unknown
  /** The next hostile text for a field. */
  readonly word: (schema: z.ZodType) => string
}

/**
 * The same body with hostile text in every text field, including optional ones, and what went
 * where.
 */
export function hostileBody({ endpoint, schema, body, word }: HostileInput) {
  const fields = new Map<string, string>()

  function filled(inner: z.ZodType, value: unknown, path: string): unknown {
    if (isFreeText(inner)) return typedInto(inner, value, `${endpoint} ${path}`)
    if (inner instanceof z.ZodObject) return isRecord(value) ? ofObject(inner, value, path) : value
    if (inner instanceof z.ZodArray || inner instanceof z.ZodRecord)
      return ofMany(inner, value, path)
    const within = partsOf(inner).map(([, part]) => part)
    const fitting = within.find((part) => part.safeParse(value).success) ?? textIn(within)
    return fitting === undefined ? value : filled(fitting, value, path)
  }

  function typedInto(inner: z.ZodType, value: unknown, name: string): unknown {
    if (refusalToRetain(name) !== undefined) return value
    const words = word(inner)
    fields.set(name, words)
    return words
  }

  function ofObject(inner: z.ZodType, value: Readonly<Record<string, unknown>>, path: string) {
    const own = partsOf(inner).map(([step, part]): [string, unknown] => {
      const key = step.slice(1)
      return [key, filled(part, value[key], `${path}${step}`)]
    })
    return { ...value, ...Object.fromEntries(own.filter(([, part]) => part !== undefined)) }
  }

  function ofMany(inner: z.ZodType, value: unknown, path: string): unknown {
    const [part] = partsOf(inner)
    if (part === undefined) return value
    const [step, element] = part
    if (Array.isArray(value)) return value.map((one) => filled(element, one, `${path}${step}`))
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, filled(element, one, `${path}${step}`)]),
    )
  }

  return {
    body: schema === undefined || body === undefined ? body : filled(schema, body, ''),
    fields,
  }
}

/** A missing or null field may still accept text. */
function textIn(parts: readonly z.ZodType[]): z.ZodType | undefined {
  return parts.find(
    (part) =>
      isFreeText(part) ||
      textIn(
        partsOf(part)
          .filter(([step]) => step === '')
          .map(([, one]) => one),
      ) !== undefined,
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
