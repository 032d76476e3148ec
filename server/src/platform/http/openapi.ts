import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { documentWithExamples } from './openapi-examples.ts'
import { guide } from './openapi-guide.ts'
import { refused, refusedHere } from './openapi-refusals.ts'
import { referenceRoutes } from './reference.ts'

/** What programs may ask, and what they are told. */
export interface Programs {
  /** The scope by which a token opens an endpoint; undefined where only people may. */
  readonly scopeOf: (endpoint: string) => string | undefined
  /** What webhooks are sent, by its type. */
  readonly messages: Readonly<Record<string, z.ZodType>>
}

interface Described {
  readonly contract: AnyContractRouter
  readonly publicUrl: string
  readonly programs: Programs
}

/** GET /rest/v1/openapi.json: the contract as OpenAPI 3.1, made at the first question and kept; its reference. */
export function openApiRoutes(
  app: FastifyInstance,
  { contract, publicUrl, programs }: Described,
): void {
  let document: Promise<string> | undefined

  const once = () =>
    (document ??= describe(contract, publicUrl, programs).then((told) => JSON.stringify(told)))

  app.get('/rest/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await once()),
  )
  referenceRoutes(app)
}

/** What every write of somebody who is signed in may carry. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request again under this key gets the first answer and changes nothing',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,200}$' },
  example: '5f0c1e9a-7b52-4f0e-9d2c-3a8f6c1b2d40',
}

/** What proves to a webhook that a message is ours, after Standard Webhooks; docs/wire.md says how. */
const signature = [
  {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'The same for every try: what has come under it before is left out',
    schema: { type: 'string', format: 'uuid' },
    example: '019cebf5-0f00-7000-8000-000000000001',
  },
  {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'When this try was made, in seconds since 1970',
    schema: { type: 'string', pattern: '^[0-9]+$' },
    example: '1773480600',
  },
  {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'v1, and the base64 of HMAC-SHA-256 over id.timestamp.body; for a day after a new secret two of them, with a space between',
    schema: { type: 'string', pattern: '^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$' },
    example: 'v1,5pYb2s8mXvQv3c0H1bq0u7yq6cVJr4n9mZkT2wLx8dE=',
  },
]

const nobody: Programs = { scopeOf: () => undefined, messages: {} }

/** The contract as OpenAPI, with an example of every input and output, and how it may be refused. */
export async function describe(
  contract: AnyContractRouter,
  publicUrl: string,
  programs: Programs = nobody,
) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Touchline', version: '1', description: guide(publicUrl) },
    servers: [{ url: `${publicUrl}/rest/v1` }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'touchline_…',
          description: 'An API token with the scope that is named',
        },
      },
      responses: { Refused: refused },
    },
  })
  const told = documentWithExamples.parse({ ...document, webhooks: webhooksOf(programs) })
  const operations = Object.values(told.paths).flatMap((methods) => Object.entries(methods))
  for (const [method, operation] of operations) {
    operation.responses['default'] = refusedHere
    const isOpen = operation.security?.length === 0
    if (method !== 'get' && !isOpen) (operation.parameters ??= []).push(idempotencyKey)
    addAccess(operation, programs.scopeOf(operation.operationId ?? ''))
  }
  addSignature(told.webhooks)
  return { ...document, ...told }
}

type Operation = z.infer<typeof documentWithExamples>['paths'][string][string]

function addAccess(operation: Operation, scope: string | undefined): void {
  const isOpen = operation.security?.length === 0
  if (isOpen) operation.description = 'Needs no token.'
  else if (scope === undefined) operation.description = 'Only for people: API tokens are refused.'
  else {
    operation.description = `API tokens need the scope \`${scope}\`.`
    operation.security ??= [{ bearer: [] }, { token: [scope] }]
  }
}

/** What is sent to the servers of others, as OpenAPI 3.1 tells of webhooks. */
function webhooksOf({ messages }: Programs) {
  const told = Object.entries(messages).map(([type, shape]) => {
    const content = { 'application/json': { schema: z.toJSONSchema(shape) } }
    const post = {
      operationId: type,
      summary: `Sent to webhooks: ${type}`,
      tags: ['Webhooks'],
      requestBody: { required: true, content },
      responses: { '2XX': { description: 'It arrived; anything else is tried again' } },
    }
    return [type, { post }] as const
  })
  return Object.fromEntries(told)
}

/** After the examples were made: of these headers only we know what they look like. */
function addSignature(messages: z.infer<typeof documentWithExamples>['webhooks']): void {
  for (const { post } of Object.values(messages)) if (post) post.parameters = signature
}
