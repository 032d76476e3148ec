import { z } from 'zod'

/** As much of a JSON schema as a reader is told. */
export interface Schema {
  readonly type?: string | undefined
  readonly format?: string | undefined
  readonly const?: unknown
  readonly enum?: readonly unknown[] | undefined
  readonly pattern?: string | undefined
  readonly default?: unknown
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly minItems?: number | undefined
  readonly maxItems?: number | undefined
  readonly required?: readonly string[] | undefined
  readonly properties?: Readonly<Record<string, Schema>> | undefined
  readonly additionalProperties?: Schema | boolean | undefined
  readonly items?: Schema | undefined
  readonly anyOf?: readonly Schema[] | undefined
}

const figure = z.number().optional()
const schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    format: z.string().optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    pattern: z.string().optional(),
    default: z.unknown().optional(),
    minimum: figure,
    maximum: figure,
    minLength: figure,
    maxLength: figure,
    minItems: figure,
    maxItems: figure,
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), schema).optional(),
    additionalProperties: z.union([z.boolean(), schema]).optional(),
    items: schema.optional(),
    anyOf: z.array(schema).optional(),
  }),
)

const media = z.object({ schema, example: z.unknown().optional() })
const content = z.record(z.string(), media).optional()
const parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema,
  example: z.union([z.string(), z.number(), z.boolean()]).optional(),
})
const operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), z.object({ content })),
})
const methods = z.record(z.string(), z.record(z.string(), operation))

/** What of an OpenAPI document is told to people. */
export const operationPart = z.object({ paths: methods, webhooks: methods })

export type Parameter = z.infer<typeof parameter>
export type Media = z.infer<typeof media>

export interface Operation {
  readonly id: string
  /** Undefined for what is sent to the servers of others. */
  readonly method: string | undefined
  readonly path: string
  readonly summary: string
  readonly chapter: string
  /** Anybody, people alone, or programs with this scope too. */
  readonly access: 'anyone' | 'people' | { readonly scope: string }
  readonly parameters: readonly Parameter[]
  readonly body: Media | undefined
  readonly answer: { readonly status: string; readonly media: Media | 'file' | undefined }
}

/** Every endpoint of the document, and every message to webhooks, in the order they stand there. */
export function operationsIn({
  paths,
  webhooks,
}: z.infer<typeof operationPart>): readonly Operation[] {
  const asked = Object.entries(paths).flatMap(([path, ones]) =>
    Object.entries(ones).map(([method, one]) => toldOf(one, { method, path })),
  )
  const sent = Object.entries(webhooks).flatMap(([path, ones]) =>
    Object.values(ones).map((one) => toldOf(one, { method: undefined, path })),
  )
  return [...asked, ...sent]
}

/** Those in which every one of the words stands: in address, sentence, chapter or scope. */
export function sought(operations: readonly Operation[], words: string): readonly Operation[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return operations.filter((one) => {
    const scope = typeof one.access === 'object' ? one.access.scope : one.access
    const told = [one.method, one.path, one.summary, one.chapter, one.id, scope].join(' ')
    return wanted.every((word) => told.toLowerCase().includes(word))
  })
}

function toldOf(
  one: z.infer<typeof operation>,
  { method, path }: { method: string | undefined; path: string },
): Operation {
  return {
    id: one.operationId,
    method: method?.toUpperCase(),
    path,
    summary: one.summary,
    chapter: one.tags[0] ?? '',
    access: accessOf(one.security),
    parameters: one.parameters,
    body: one.requestBody?.content?.['application/json'],
    answer: answerOf(one.responses),
  }
}

function answerOf(responses: z.infer<typeof operation>['responses']): Operation['answer'] {
  const [status = '', answer] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  const isFile = answer?.content !== undefined && !('application/json' in answer.content)
  return { status, media: isFile ? 'file' : answer?.content?.['application/json'] }
}

function accessOf(security: readonly Record<string, readonly string[]>[] | undefined) {
  if (security?.length === 0) return 'anyone'
  const [scope] = (security ?? []).flatMap(({ token = [] }) => token)
  return scope === undefined ? 'people' : { scope }
}
