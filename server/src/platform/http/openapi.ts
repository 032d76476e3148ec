import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'

import { documentWithExamples } from './openapi-examples.ts'

/** GET /rest/v1/openapi.json: the contract as OpenAPI 3.1, made at the first question and kept. */
export function openApiRoutes(
  app: FastifyInstance,
  { contract, publicUrl }: { contract: AnyContractRouter; publicUrl: string },
): void {
  let document: Promise<string> | undefined

  app.get('/rest/v1/openapi.json', async (_request, reply) => {
    document ??= describe(contract, publicUrl).then((described) => JSON.stringify(described))
    return reply.type('application/json; charset=utf-8').send(await document)
  })
}

/** The contract as OpenAPI, with an example of every input and output. */
export async function describe(contract: AnyContractRouter, publicUrl: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Touchline', version: '1', description: 'The data interface of Touchline.' },
    servers: [{ url: `${publicUrl}/rest/v1` }],
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  })
  return { ...document, ...documentWithExamples.parse(document) }
}
