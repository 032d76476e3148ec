import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { traverseContractProcedures } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { metaOf, type Access, type OperationMeta } from '@touchline/contract/wire/access'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { documentWithExamples } from './openapi-examples.ts'
import { guide } from './openapi-guide.ts'
import { refused, refusedHere } from './openapi-refusals.ts'
import { referenceRoutes } from './reference.ts'

/** Scopes of API tokens, and events of webhooks. */
export interface TokenAccess {
  /** The scope a token needs for an operation; undefined if tokens are refused. */
  readonly scopeOf: (endpoint: string) => string | undefined
  /** Bodies of webhooks by type. */
  readonly messages: Readonly<Record<string, z.ZodType>>
}

interface OpenApiOptions {
  readonly contract: AnyContractRouter
  readonly publicUrl: string
  readonly tokens: TokenAccess
}

/**
 * GET /rest/v1/openapi.json: the contract as OpenAPI 3.1, built on the first request, and its
 * reference.
 */
export function openApiRoutes(
  app: FastifyInstance,
  { contract, publicUrl, tokens }: OpenApiOptions,
): void {
  let document: Promise<string> | undefined

  const once = () =>
    (document ??= describe(contract, publicUrl, tokens).then((described) =>
      JSON.stringify(described),
    ))

  app.get('/rest/v1/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(await once()),
  )
  referenceRoutes(app)
}

/** The header of every write by a signed-in account. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same request again under this key gets the first answer and changes nothing',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,200}$' },
  example: '5f0c1e9a-7b52-4f0e-9d2c-3a8f6c1b2d40',
}

/** The signature of a webhook (Standard Webhooks); docs/wire.md has details. */
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

const noTokens: TokenAccess = { scopeOf: () => undefined, messages: {} }

/** The contract as OpenAPI, with examples, callers and errors of every operation. */
export async function describe(
  contract: AnyContractRouter,
  publicUrl: string,
  tokens: TokenAccess = noTokens,
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
  const described = documentWithExamples.parse({ ...document, webhooks: webhooksOf(tokens) })
  const metas = metasOf(contract)
  const operations = Object.values(described.paths).flatMap((methods) => Object.entries(methods))
  for (const [method, operation] of operations) {
    operation.responses['default'] = refusedHere
    const { operationId = '' } = operation
    const meta = metas.get(operationId) ?? { access: 'account' }
    if (method !== 'get' && meta.access !== 'anyone')
      (operation.parameters ??= []).push(idempotencyKey)
    addAccess(operation, meta, tokens.scopeOf(operationId))
  }
  addSignature(described.webhooks)
  return { ...document, ...described }
}

type Operation = z.infer<typeof documentWithExamples>['paths'][string][string]

/** Documents who may call an operation, and the scope a token needs. */
function addAccess(operation: Operation, meta: OperationMeta, scope: string | undefined): void {
  const people = `For ${meta.allowed ?? callers[meta.access]}.`
  if (meta.permission !== undefined) operation['x-permission'] = meta.permission
  if (meta.access === 'anyone') {
    operation.description = people
    operation.security = []
  } else if (scope === undefined)
    operation.description = `${people} Only for people: API tokens are refused.`
  else {
    operation.description = `${people} API tokens need the scope \`${scope}\`.`
    operation.security = [{ bearer: [] }, { token: [scope] }]
  }
}

const callers: Readonly<Record<Access, string>> = {
  anyone: 'anyone, without a token',
  account: 'everyone with an account',
  operator: 'operators of the installation',
  team: 'people of the team',
  club: 'people of the club',
}

function metasOf(contract: AnyContractRouter): ReadonlyMap<string, OperationMeta> {
  const metas = new Map<string, OperationMeta>()
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: one, path }) => {
    metas.set(path.join('.'), metaOf(one))
  })
  return metas
}

/** The webhooks section of OpenAPI 3.1. */
function webhooksOf({ messages }: TokenAccess) {
  const described = Object.entries(messages).map(([type, shape]) => {
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
  return Object.fromEntries(described)
}

/** Added after the examples, which cannot be generated for these headers. */
function addSignature(messages: z.infer<typeof documentWithExamples>['webhooks']): void {
  for (const { post } of Object.values(messages)) if (post) post.parameters = signature
}
