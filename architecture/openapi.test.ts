import { expect, test } from 'vitest'

import { contract } from '../contract/src/contract.ts'
import { errorStatus } from '../contract/src/wire/errors.ts'
import { exampleBodies } from '../contract/src/wire/example-bodies.ts'
import { describe } from '../server/src/platform/http/openapi.ts'

interface Shape {
  readonly '~standard': {
    readonly validate: (value: unknown) => MatchShares | Promise<MatchShares>
  }
}
interface MatchShares {
  readonly issues?: readonly unknown[] | undefined
}
interface Endpoint {
  readonly '~orpc': {
    readonly route: { readonly path?: string; readonly method?: string }
    readonly inputSchema?: Shape | undefined
    readonly outputSchema?: Shape | undefined
  }
}

const capabilities: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract
const { paths, components } = await describe(contract, 'https://touchline.example')

const endpoints = Object.entries(capabilities).flatMap(([capability, ones]) =>
  Object.entries(ones).map(([name, endpoint]) => {
    const { route, inputSchema, outputSchema } = endpoint['~orpc']
    const operation = paths[route.path ?? '']?.[(route.method ?? 'POST').toLowerCase()]
    return { name: `${capability}.${name}`, inputSchema, outputSchema, operation }
  }),
)

test.each(endpoints)('$name accepts its own example', async ({ inputSchema, operation }) => {
  if (inputSchema === undefined) return
  const { parameters = [], requestBody } = operation ?? {}
  const asked = Object.fromEntries(
    parameters.filter((one) => one.in !== 'header').map(({ name, example }) => [name, example]),
  )
  const body = requestBody?.content['application/json']?.example
  const input: unknown = Object.assign(asked, body)
  expect((await inputSchema['~standard'].validate(input)).issues).toBeUndefined()
})

test.each(Object.entries(exampleBodies))('%s is described completely', (name, body) => {
  const operation = endpoints.find((one) => one.name === name)?.operation
  expect(operation?.requestBody?.content['application/json']?.example).toEqual(body)
})

test.each(endpoints)('$name could answer its own example', async ({ outputSchema, operation }) => {
  const [answer] = Object.entries(operation?.responses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => (isFile(content) ? 'file' : content?.['application/json']?.example))
  if (answer === 'file') return
  expect(answer).toBeDefined()
  expect((await outputSchema?.['~standard'].validate(answer))?.issues).toBeUndefined()
})

test.each(endpoints)('$name has a description and its errors', ({ operation }) => {
  expect(operation?.['summary']).toMatch(/^[A-Z]/)
  expect(operation?.['tags']).toHaveLength(1)
  expect(operation?.responses['default']).toEqual({ $ref: '#/components/responses/Refused' })
})

test('every error is documented with its status', () => {
  const refused = components?.responses?.['Refused']
  for (const [code, status] of Object.entries(errorStatus))
    expect(JSON.stringify(refused)).toContain(`${code} (${status})`)
})

/** Files aren't written out in examples. */
function isFile(content: object | undefined): boolean {
  return content !== undefined && !('application/json' in content)
}
