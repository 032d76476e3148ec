import { exampleBodies } from '@touchline/contract/wire/example-bodies'
import { exampleOf, schemaShape } from '@touchline/contract/wire/example-of'
import { z } from 'zod'

const wholeBodies = new Map(Object.entries(z.record(z.string(), z.json()).parse(exampleBodies)))

const content = z.record(
  z.string(),
  z
    .looseObject({ schema: schemaShape })
    .transform((media) => ({ ...media, example: exampleOf(media.schema) })),
)
const operation = z
  .looseObject({
    operationId: z.string().optional(),
    description: z.string().optional(),
    security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
    parameters: z
      .array(
        z
          .looseObject({ name: z.string(), in: z.string(), schema: schemaShape })
          .transform((one) => ({ ...one, example: exampleOf(one.schema, one.name) })),
      )
      .optional(),
    requestBody: z.looseObject({ content }).optional(),
    responses: z.record(z.string(), z.looseObject({ content: content.optional() })),
  })
  .transform((one) => {
    const whole = wholeBodies.get(one.operationId ?? '')
    const body = one.requestBody?.content['application/json']
    if (whole !== undefined && body !== undefined) body.example = whole
    return one
  })

/** An OpenAPI document; parsing adds an example to every input and output. */
export const documentWithExamples = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.record(z.string(), operation)),
})
